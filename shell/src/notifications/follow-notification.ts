import type { NotificationItem } from '@portal/contracts/notifications/notification'
import { type FollowHost, followLink } from '../follow/follow-link'
import { readReceivedLink } from '../guards/received-link'
import { logClick } from './notifications.api'
import { keepForLater } from './pending-notification'

/** Follows the link of a notification from wherever it stands; a link that we do not follow leads nowhere. */
export function followNotification(item: NotificationItem, host: FollowHost): void {
  const link = readReceivedLink(item.notification.url)
  if (!link) return
  logClick(item.userId, item.trackerId)
  keepForLater(item)
  const isSpecial = 'to' in link && (link.scheme !== undefined || link.endsSession)
  if (isSpecial || link.campaign) void followLink(link, host)
  if (isSpecial) return
  if ('to' in link) host.navigate(link.to)
  else window.open(link.href, '_blank', 'noopener,noreferrer')
}
