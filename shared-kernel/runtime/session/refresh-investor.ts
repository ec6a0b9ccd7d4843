import { authApi, type Investor } from '@portal/contracts/identity/auth'
import { api } from '../api/public'
import { updateInvestor } from './session'

/**
 * Asks the server anew what it knows of the logged-in investor, and keeps it in the session: what was read at the
 * log-in may have changed with a request or a KYC (S3.007). Throws an ApiError where the server has no answer.
 */
export async function refreshInvestor(): Promise<Investor> {
  const investor = await api.call(authApi.profile, {})
  updateInvestor(investor)
  return investor
}
