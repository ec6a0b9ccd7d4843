import { api, href, routes, signIn } from '@portal/kernel'
import { authApi } from '@portal/kernel/contracts/auth'
import { rememberPermission } from '../set-password/permission'

/**
 * Logs in and answers where to go: home, or, with a temporary password, to set one's own.
 * @throws ApiError when the server refuses
 */
export async function logIn(pan: string, password: string): Promise<string> {
  const answer = await api.call(authApi.login, { userId: pan, password }, { quiet: true })
  if (answer.outcome === 'temporaryPassword') {
    rememberPermission({ token: answer.setPasswordToken, person: { pan }, current: password })
    return href(routes.setPassword)
  }
  signIn(answer.session)
  return href(routes.home)
}
