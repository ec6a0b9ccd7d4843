import type { NotificationItem } from '@portal/contracts/notifications/notification'

type Changes = Partial<Omit<NotificationItem, 'notification'>> & Partial<NotificationItem['notification']>

/** A notification with these differences from an ordinary unread one. */
export function notification(trackerId: string, changes: Changes = {}): NotificationItem {
  const { title, description, url, ctaText, important, module, ...rest } = changes
  return {
    trackerId,
    userId: 'ZZZPV1001A',
    read: false,
    sentDate: '2026-08-20T06:00:00Z',
    status: 'Processed',
    ...rest,
    notification: {
      title: title ?? `Title ${trackerId}`,
      description: description ?? 'What happened.',
      url: url ?? null,
      ctaText: ctaText ?? null,
      important: important ?? false,
      module: module ?? 'Investor Portal',
    },
  }
}
