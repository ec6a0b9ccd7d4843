import { readStored, routes, type StorageKey } from '@portal/kernel'
import * as z from 'zod/mini'
import type { HeaderMode } from './menu-visibility'

/** What links into a part of the portal leave in session storage (S3.003), and the mode each stands for. */
const storedModes = [
  ['enach-standalone', 'eMandateStandalone'],
  ['standalone', 'standalone'],
  ['sipRenew', 'sipExpiringLink'],
  ['isRenewfailedSIP', 'failedSipReinvest'],
] as const satisfies readonly (readonly [StorageKey, HeaderMode])[]

const isStored = (key: StorageKey): boolean => readStored(key, z.literal(true)) ?? false

/** How the portal was opened: as a whole, or by a link that shows one errand only (S2.082). */
export function headerMode(pathname: string): HeaderMode {
  if (pathname.startsWith(routes.quickInvest.path)) return 'quickInvest'
  return storedModes.find(([key]) => isStored(key))?.[1] ?? 'full'
}
