import { api } from '@portal/kernel'
import type { Scheme } from '@portal/contracts/schemes/product'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { keepStep } from '../shared/running-step'
import { withProof } from '../shared/with-proof'
import type { QuickInvestChoice, QuickInvestValues } from './choice'

/**
 * Sends the code and keeps the choice for the page that takes it.
 * @throws ApiError when the server refuses
 */
export async function askForCode(values: QuickInvestValues, scheme: Scheme): Promise<void> {
  const { pan, email, mobile, countryCode, investmentType, amount } = values
  const body = { userId: pan, email, mobile, countryCode, isInternational: countryCode !== '+91' }
  const ask = () => withProof((proof) => api.call(authMethodsApi.quickInvest, { ...body, proof }))
  const about: QuickInvestChoice = { scheme, investmentType, amount, contact: { mobile, email } }
  keepStep({ activity: 'QUICK_INVEST', pan, started: await ask(), again: ask, about })
}
