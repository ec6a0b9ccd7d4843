import * as z from 'zod/mini'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import { routes } from '@portal/contracts/wire/routes'
import { readStored, removeStored, writeStored } from './storage'
import type { StorageKey } from './storage-table'

/** Ways of visiting that show one task only, and no menus (S6.017). */
export const restrictedModes = [
  'quickInvest',
  'sipExpiringLink',
  'standalone',
  'eMandateStandalone',
  'failedSipReinvest',
  'paymentFailedLink',
  'distributorLink',
] as const
export type RestrictedMode = (typeof restrictedModes)[number]
/** How the portal was opened: as a whole, or for one task. */
export type VisitMode = 'full' | RestrictedMode

/** What each leaves in session storage (S3.003). The last three have no name in the specification. */
const storedAs: Record<RestrictedMode, StorageKey> = {
  eMandateStandalone: 'enach-standalone',
  standalone: 'standalone',
  sipExpiringLink: 'sipRenew',
  failedSipReinvest: 'isRenewfailedSIP',
  quickInvest: 'quickInvest',
  paymentFailedLink: 'paymentFailedLink',
  distributorLink: 'distributorLink',
}
const looksFirst = Object.keys(storedAs) as RestrictedMode[]

/** How this tab's visit was opened; 'full' unless a link or quick invest said otherwise (S2.082). */
export function visitMode(): VisitMode {
  return looksFirst.find((mode) => readStored(storedAs[mode], z.literal(true))) ?? 'full'
}

/** Begins a visit of a mode: what another one left in storage is removed. It ends with the session (S3.003). */
export function startVisit(mode: VisitMode): void {
  for (const other of restrictedModes) removeStored(storedAs[other])
  if (mode !== 'full') writeStored(storedAs[mode], true)
}

/** The session scope that this visit is for, and its session; undefined while it can do everything (S2.082, decision 22). */
export function scopeOfVisit(): ScopeKind | undefined {
  const mode = visitMode()
  return mode === 'full' || mode === 'standalone' ? undefined : mode
}

/** A page: a path, or one for each mode of the visit; a mode without one has none. */
export type PageByMode = string | Readonly<Partial<Record<VisitMode, string>>>

/** Where a session scope starts anew: the funds of quick invest, the renewal lists of the links (S2.106, decision 14). */
export const scopeHomeByMode = {
  quickInvest: routes.exploreFunds.path,
  sipExpiringLink: routes.renewSipList.path,
  failedSipReinvest: routes.renewSipList.path,
  eMandateStandalone: routes.renewMandateList.path,
} as const satisfies PageByMode

/** Where a visit goes on after a success page: home, or to the start of its session scope (S2.108). */
export const homeByMode = {
  full: routes.dashboard.path,
  standalone: routes.dashboard.path,
  ...scopeHomeByMode,
} as const satisfies PageByMode

/** The path that a page has in this mode; undefined where it has none (S2.108). */
export function pageInMode(page: PageByMode | undefined, mode: VisitMode): string | undefined {
  return typeof page === 'object' ? page[mode] : page
}
