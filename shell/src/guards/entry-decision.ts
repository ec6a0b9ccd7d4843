import { type PageHandle, routes } from '@portal/kernel'

export interface Entry {
  /** Below the basename, with its query. */
  path: string
  access: PageHandle['access']
  /** Where a hard reload of the page leads in this visit. */
  restart?: string
  loggedIn: boolean
  /** The first page after the browser loaded the portal anew. */
  afterReload: boolean
}

export type EntryDecision =
  | { kind: 'open' }
  | { kind: 'login'; remember: string }
  | { kind: 'home' }
  | { kind: 'elsewhere'; to: string }

/** Every page of these areas needs an investor, whatever its handle says (S2.009 to S2.011). */
const guardedArea = /^\/(home|nct|switch-daaf)([/?]|$)/

export const needsInvestor = (path: string): boolean => guardedArea.test(path)

/** Whether a page opens, and where the visit goes instead (S2.009 to S2.015, S2.104 to S2.107). */
export function decideEntry({ path, access, restart, loggedIn, afterReload }: Entry): EntryDecision {
  const elsewhere = afterReload && restart !== path ? restart : undefined
  if ((access === 'investor' || needsInvestor(path)) && !loggedIn)
    return { kind: 'login', remember: elsewhere ?? path }
  if (loggedIn && path.replace(/\?.*$/, '') === routes.login.path) return { kind: 'home' }
  return elsewhere ? { kind: 'elsewhere', to: elsewhere } : { kind: 'open' }
}
