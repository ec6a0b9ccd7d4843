import { api, href, routes, signIn, storeSetPasswordToken } from '@portal/kernel'
import { authApi, type Investor } from '@portal/kernel/contracts/auth'

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
  const answer = await api.call(authApi.login, { userId: pan, password })
  if (answer.outcome === 'temporaryPassword') {
    storeSetPasswordToken(answer.setPasswordToken)
    return { temporary: { pan, password } }
  }
  signIn(answer.session)
  return { to: await leadOn(answer.session.investor) }
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
