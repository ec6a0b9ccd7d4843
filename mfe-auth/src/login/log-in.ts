import { api, href, routes, signIn } from '@portal/kernel'
import { authApi, type Investor } from '@portal/kernel/contracts/auth'
import { rememberPermission } from '../set-password/permission'

/**
 * Logs in and answers where to go: on into the portal, or, with a temporary password, to set one's own.
 * @throws ApiError when the server refuses
 */
export async function logIn(pan: string, password: string): Promise<string> {
  const answer = await api.call(authApi.login, { userId: pan, password }, { quiet: true })
  if (answer.outcome === 'temporaryPassword') {
    rememberPermission({ token: answer.setPasswordToken, person: { pan }, current: password })
    return href(routes.setPassword)
  }
  signIn(answer.session)
  return leadOn(answer.session.investor)
}

/** What chooses the first page is fetched when it is needed; a log-in does not fail for it. */
async function leadOn(investor: Investor): Promise<string> {
  try {
    const { afterLogIn } = await import('./after-log-in')
    return await afterLogIn(investor)
  } catch {
    return href(routes.home)
  }
}
