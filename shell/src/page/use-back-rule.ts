import { type PageHandle, readStored, routes, visitMode } from '@portal/kernel'
import { pageInMode, usePageHandle, useBackTo } from '@portal/kernel/internal'
import * as z from 'zod/mini'
import { isInternalPath } from '../guards/portal-path'

/** Where the back button leads from a page: what its handle names; a stored link only within the portal. */
export function backTarget(backTo: PageHandle['backTo']): string | undefined {
  if (typeof backTo !== 'object' || !('stored' in backTo)) return pageInMode(backTo, visitMode())
  const link = readStored(backTo.stored, z.string())
  return link !== undefined && isInternalPath(link) ? link : routes.dashboard.path
}

/** The back-button rules of success pages, read from the page's handle (S2.108, S2.109). */
export function useBackRule(): void {
  useBackTo(backTarget(usePageHandle()?.backTo))
}
