import { useSyncExternalStore } from 'react'
import type { Investor } from '@portal/contracts/identity/auth'
import { getLastInvestor, getSession, onSessionChange, type CurrentSession } from './session'

/** The session of this tab; undefined when nobody is logged in (S3.001). */
export function useSession(): CurrentSession | undefined {
  return useSyncExternalStore(onSessionChange, getSession, nobody)
}

/** A page that is drawn as it is built shows what everybody sees. */
const nobody = () => undefined

/**
 * The logged-in investor, for pages behind the log-in. While such a page leaves after a sign-out it keeps the
 * last one (S3.007).
 * @throws Error where nobody was ever logged in: the page is not behind the log-in.
 */
export function useInvestor(): Investor {
  const investor = useSyncExternalStore(onSessionChange, getLastInvestor)
  if (!investor) throw new Error('nobody is logged in')
  return investor
}
