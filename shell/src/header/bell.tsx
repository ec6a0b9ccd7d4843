import { t } from '@portal/kernel/words'
import { classNames, IconButton, lazyDialog, useAtomValue } from '@portal/kernel'
import { closeDialog, openDialog, openDialogAtom } from '../dialogs/open-dialog.atom'
import { logClick, useMarkRead, useNotifications } from '../notifications/notifications.api'
import { unreadCount } from '../notifications/notification-order'
import { keepForLater } from '../notifications/pending-notification'
import { useAfter } from '../page/use-after'
import styles from './header.module.css'

const importPanel = () => import('../notifications/notification-panel')
const NotificationPanel = lazyDialog(importPanel)
/** That it does not come is said when it is asked for. */
const preparePanel = () => void importPanel().catch(() => undefined)

/** The count waits for the page to be there first. */
const firstCountMs = 100

/** Above this count the bell rings (S2.078). */
const ringsAbove = 3

export const bellRings = (count: number): boolean => count > ringsAbove

/** The notifications' bell with its count, and the panel behind it (S2.077). */
export function Bell({ pan }: { pan: string }) {
  const notifications = useNotifications(pan, useAfter(firstCountMs))
  const markRead = useMarkRead(pan)
  const open = useAtomValue(openDialogAtom) === 'notifications'
  const count = unreadCount(notifications.items)
  return (
    <>
      <IconButton
        icon="bell"
        label={count ? t`Notifications, ${count} unread` : t`Notifications`}
        badge={count || undefined}
        className={classNames(styles.bell, bellRings(count) && styles.ringing)}
        aria-haspopup="dialog"
        onPointerEnter={preparePanel}
        onClick={() => {
          openDialog('notifications')
          notifications.refresh()
        }}
      />
      <NotificationPanel
        open={open}
        notifications={notifications}
        onClose={closeDialog}
        onRead={(read) => markRead.mutate(read)}
        onFollow={(item) => {
          logClick(pan, item.trackerId)
          keepForLater(item)
        }}
      />
    </>
  )
}
