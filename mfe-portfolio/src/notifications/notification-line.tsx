import {
  classNames,
  formatDate,
  formatTime,
  href,
  Icon,
  indiaDate,
  Link,
  routes,
  VisuallyHidden,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { NotificationItem } from '@portal/contracts/notifications/notification'
import styles from './notifications.module.css'

/** "25 Aug 2026, 9:00 am" */
export const sentAt = (moment: string): string => `${formatDate(indiaDate(moment))}, ${formatTime(moment)}`

/** One notification of the list; it leads to all of it. */
export function NotificationLine({ item }: { item: NotificationItem }) {
  const { read, trackerId, sentDate, notification } = item
  return (
    <li className={classNames(styles.line, !read && styles.unread)}>
      <span className={classNames(styles.mark, notification.important && styles.important)}>
        <Icon name={notification.important ? 'alert' : 'check-circle'} />
      </span>
      <div className={styles.text}>
        <Link to={href(routes.notification, { id: trackerId })} className={styles.title}>
          {!read && <VisuallyHidden>{t`Unread:`} </VisuallyHidden>}
          {notification.important && <VisuallyHidden>{t`Important:`} </VisuallyHidden>}
          {notification.title}
        </Link>
        <p className={styles.description}>{notification.description}</p>
        <p className={styles.time}>{sentAt(sentDate)}</p>
      </div>
    </li>
  )
}
