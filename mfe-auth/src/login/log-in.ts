import { api, storeSetPasswordToken } from '@portal/kernel'
import { authApi } from '@portal/contracts/identity/auth'
import { withProof } from '../shared/with-proof'
import { enter } from '../logged-in/enter'

/** A password that others may have read: it logs nobody in, and lives in this page only, never in storage. */
export interface TemporaryPassword {
  pan: string
  password: string
}

export type LoggedIn = { to: string } | { temporary: TemporaryPassword }

/**
 * Logs in and answers where to go on into the portal, or that the password is a temporary one, to be replaced first.
 * @throws ApiError when the server refuses
 */
export async function logIn(pan: string, password: string): Promise<LoggedIn> {
  const answer = await withProof((proof) => api.call(authApi.login, { userId: pan, password, proof }))
  if (answer.outcome === 'temporaryPassword') {
    storeSetPasswordToken(answer.setPasswordToken)
    return { temporary: { pan, password } }
  }
  return { to: await enter(answer.session) }
}
