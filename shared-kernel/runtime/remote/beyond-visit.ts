import { scopeOfVisit, getSession } from '../session/public'
import type { PageHandle } from './remote'

/**
 * Whether a page is beyond the session of this visit: one that a link or a code of quick invest opened for a single
 * session scope, while the page needs more. The server would refuse each of its calls (decision 22).
 */
export function isBeyondVisit({ access, sessionScopes = [] }: PageHandle): boolean {
  const sessionScope = scopeOfVisit()
  return (
    access === 'investor' &&
    getSession() !== undefined &&
    sessionScope !== undefined &&
    !sessionScopes.includes(sessionScope)
  )
}

/** What stands in place of such a page; fetched when it is needed. */
export const beyondVisitPage = () => import('./beyond-visit-page')
