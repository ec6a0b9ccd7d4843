import { routes, type VisitMode, visitMode } from '@portal/kernel'

/** How the portal was opened: as a whole, or by a link that shows one task only (S2.082). */
export function headerMode(pathname: string): VisitMode {
  return pathname.startsWith(routes.quickInvest.path) ? 'quickInvest' : visitMode()
}
