import { type PageHandle, routes } from '@portal/kernel'

export interface Entry {
  /** Below the basename, with its query. */
  path: string
  handle: Pick<PageHandle, 'access' | 'afterReload'>
  loggedIn: boolean
  /** The first page after the browser loaded the portal anew. */
  afterReload: boolean
}

export type EntryDecision =
  | { kind: 'open' }
  | { kind: 'login'; remember: string }
  | { kind: 'home' }
  | { kind: 'elsewhere'; to: string }

/** Whether a page opens, and where the visit goes instead (S2.014, S2.015, S2.104 to S2.107). */
export function decideEntry({ path, handle, loggedIn, afterReload }: Entry): EntryDecision {
  const restart = afterReload && handle.afterReload !== path ? handle.afterReload : undefined
  if (handle.access === 'investor' && !loggedIn) return { kind: 'login', remember: restart ?? path }
  if (loggedIn && path.replace(/\?.*$/, '') === routes.login.path) return { kind: 'home' }
  return restart ? { kind: 'elsewhere', to: restart } : { kind: 'open' }
}
