import type { NotificationItem } from '@portal/contracts/notifications/notification'

export const notificationTabs = ['service', 'other'] as const
export type NotificationTab = (typeof notificationTabs)[number]

/** S9.047 */
const shownPerTab = 3

/** Notifications of this module wait for the investor's approval (S3.065). */
const approvalModule = 'Distributor Portal'

type Key = (item: NotificationItem) => number
const keys: readonly Key[] = [
  (item) => Date.parse(item.sentDate),
  (item) => Number(item.notification.important),
  (item) => Number(item.notification.module === approvalModule),
  (item) => Number(!item.read),
]

/** Newest first, then important, then awaiting approval, then unread (S4.074). */
export function compareNotifications(one: NotificationItem, other: NotificationItem): number {
  return keys.map((key) => key(other) - key(one)).find((difference) => difference !== 0) ?? 0
}

/** What each tab shows: important ones under Service, the rest under Other, three each (S4.072, S4.075). */
export function sortIntoTabs(
  items: readonly NotificationItem[],
): Record<NotificationTab, readonly NotificationItem[]> {
  const sorted = [...items].sort(compareNotifications)
  const isImportant = (item: NotificationItem) => item.notification.important
  return {
    service: sorted.filter(isImportant).slice(0, shownPerTab),
    other: sorted.filter((item) => !isImportant(item)).slice(0, shownPerTab),
  }
}

/** Service, unless only Other has something to show (S4.073). */
export function preferredTab(tabs: Record<NotificationTab, readonly unknown[]>): NotificationTab {
  return tabs.service.length === 0 && tabs.other.length > 0 ? 'other' : 'service'
}

/** What becomes read when the panel is left: of Service only the important ones, of Other all that is shown (S4.077). */
export function toMarkRead(tab: NotificationTab, shown: readonly NotificationItem[]): NotificationItem[] {
  return shown.filter((item) => !item.read && (tab === 'other' || item.notification.important))
}

export const unreadCount = (items: readonly NotificationItem[]): number =>
  items.filter((item) => !item.read).length
