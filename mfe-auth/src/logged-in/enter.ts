import { endReplacedSession, href, routes, signIn } from '@portal/kernel'
import type { Investor, Session } from '@portal/contracts/identity/auth'

/** Begins the session of a log-in, however it was proved, and answers where it leads. */
export async function enter(session: Session): Promise<string> {
  await endReplacedSession()
  signIn(session)
  return leadOn(session.investor)
}

/** What chooses the first page is fetched when it is needed; a log-in does not fail for it. */
async function leadOn(investor: Investor): Promise<string> {
  try {
    const { afterLogIn, saveLoginDetails } = await import('./after-log-in')
    void saveLoginDetails(investor.pan)
    return await afterLogIn(investor)
  } catch {
    return href(routes.home)
  }
}
