import { t } from '@portal/kernel/words'
import { classNames, Icon, VisuallyHidden } from '@portal/kernel'
import type { NotificationItem } from '@portal/contracts/notifications/notification'
import { ReceivedLinkButton } from '../follow/received-link-button'
import { readReceivedLink } from '../guards/received-link'
import { notificationTime } from './notification-time'
import styles from './notification-row.module.css'

export interface NotificationRowProps {
  item: NotificationItem
  /** The investor follows the notification's link. */
  onFollow: (item: NotificationItem, leavesPage: boolean) => void
}

/** One notification: what happened, when, and what to do about it. */
export function NotificationRow({ item, onFollow }: NotificationRowProps) {
  const { title, description, important } = item.notification
  return (
    <li className={classNames(styles.row, !item.read && styles.unread)}>
      <span className={classNames(styles.mark, important && styles.important)}>
        <Icon name={important ? 'alert' : 'check-circle'} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>
          {!item.read && <VisuallyHidden>{t`Unread:`} </VisuallyHidden>}
          {title}
        </p>
        <p className={styles.description}>{description}</p>
        <div className={styles.foot}>
          <CallToAction item={item} onFollow={onFollow} />
          <span className={styles.time}>{notificationTime(item.sentDate)}</span>
        </div>
      </div>
    </li>
  )
}

function CallToAction({ item, onFollow }: NotificationRowProps) {
  const link = readReceivedLink(item.notification.url)
  const text = item.notification.ctaText
  if (!link || !text) return null
  return (
    <ReceivedLinkButton
      link={link}
      variant="secondary"
      size="sm"
      {...('href' in link && { iconAfter: 'external' })}
      onFollow={(leavesPage) => onFollow(item, leavesPage)}
    >
      {text}
    </ReceivedLinkButton>
  )
}
