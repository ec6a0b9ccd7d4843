import { api, getSession, readStored, removeStored, routes, writeStored } from '@portal/kernel'
import { notificationApi, type NotificationItem } from '@portal/contracts/notifications/notification'
import * as z from 'zod/mini'
import { readReceivedLink } from '../guards/received-link'
import { isTransactionPath } from '../guards/transaction-paths'

/** A notification whose link the investor is following: what it asked for is not done yet. */
export const Pending = z.object({ trackerId: z.string(), place: z.string() })
export type Pending = z.infer<typeof Pending>

const pathOf = (address: string) => address.replace(/\?.*$/, '')
const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

export interface PageOnScreen {
  pathname: string
  completesFlow: boolean
}

/**
 * What a change of page means for a pending notification: done on the page that ends the transaction, still on the way
 * on the page that it led to, among the funds and in a transaction, and failed anywhere else (S4.033, decision 19).
 */
export function outcomeOf({ place }: Pending, page: PageOnScreen): 'Processed' | 'Failed' | undefined {
  if (page.completesFlow) return 'Processed'
  const onTheWay =
    isWithin(page.pathname, place) ||
    isWithin(page.pathname, routes.exploreFunds.path) ||
    isTransactionPath(page.pathname)
  return onTheWay ? undefined : 'Failed'
}

/** Tells how far the investor got; whether the server hears of it is nothing to trouble the investor with. */
export async function setNotificationStatus(
  trackerId: string,
  status: NotificationItem['status'],
): Promise<void> {
  const userId = getSession()?.investor.pan
  if (!userId) return
  await api.call(notificationApi.setStatus, { trackerId, status, userId }).catch(() => undefined)
}

/**
 * Keeps a notification whose link leads into a transaction or to the funds until that is done or left (S4.082). False
 * for any other: there is nothing to wait for.
 */
export function keepForLater({
  trackerId,
  notification: { url },
}: Pick<NotificationItem, 'trackerId' | 'notification'>): boolean {
  const link = readReceivedLink(url)
  if (!link || !('to' in link) || link.endsSession) return false
  const place = pathOf(link.to)
  if (!isWithin(place, routes.exploreFunds.path) && !isTransactionPath(place)) return false
  writeStored('notificationReferenceId', { trackerId, place } satisfies Pending)
  void setNotificationStatus(trackerId, 'Pending')
  return true
}

/** Marks a pending notification as done or failed, and forgets it, when the page on screen says so. */
export function settlePending(page: PageOnScreen): void {
  const pending = readStored('notificationReferenceId', Pending)
  const outcome = pending && outcomeOf(pending, page)
  if (!outcome) return
  removeStored('notificationReferenceId')
  void setNotificationStatus(pending.trackerId, outcome)
}
