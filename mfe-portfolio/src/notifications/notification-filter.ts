import type { NotificationItem } from '@portal/contracts/notifications/notification'

/** S9.036 */
export const notificationFilters = ['All', 'Important'] as const
export type NotificationFilter = (typeof notificationFilters)[number]

export function filtered(items: readonly NotificationItem[], filter: NotificationFilter): NotificationItem[] {
  return items.filter(({ notification }) => filter === 'All' || notification.important)
}

export const unread = (items: readonly NotificationItem[]): NotificationItem[] =>
  items.filter(({ read }) => !read)

/** Reads the filter from an address; what is unknown there shows all. */
export const filterFrom = (query: URLSearchParams): NotificationFilter =>
  notificationFilters.find((filter) => filter === query.get('show')) ?? 'All'
