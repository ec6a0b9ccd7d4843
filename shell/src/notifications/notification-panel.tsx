import { t } from '@portal/kernel/words'
import {
  ErrorPanel,
  IconButton,
  type LazyDialogProps,
  LinkButton,
  routes,
  Select,
  Skeleton,
  SkeletonRegion,
  Tabs,
  usePageAtMost,
} from '@portal/kernel'
import { Modal } from '@portal/kernel/internal'
import type { NotificationItem } from '@portal/contracts/notifications/notification'
import { type ReactNode, useId, useState } from 'react'
import {
  type NotificationTab,
  notificationTabs,
  preferredTab,
  sortIntoTabs,
  toMarkRead,
  unreadCount,
} from './notification-order'
import { NotificationRow } from './notification-row'
import type { Notifications } from './notifications.api'
import styles from './notification-panel.module.css'

export interface NotificationPanelProps extends LazyDialogProps {
  notifications: Notifications
  onRead: (items: readonly NotificationItem[]) => void
  /** The investor follows the link of one. */
  onFollow: (item: NotificationItem) => void
}

/** The newest notifications at the side of any page; leaving it marks what it showed as read (S2.160, S4.076). */
export default function NotificationPanel(props: NotificationPanelProps) {
  const { notifications, onClose, onRead, onFollow } = props
  const title = useId()
  const lists = sortIntoTabs(notifications.items)
  const [chosen, setTab] = useState<NotificationTab>()
  const tab = chosen ?? preferredTab(lists)
  const leave = () => {
    const read = toMarkRead(tab, lists[tab])
    if (read.length > 0) onRead(read)
    onClose()
  }
  const follow = (item: NotificationItem, leavesPage: boolean) => {
    if (!item.read) onRead([item])
    onFollow(item)
    if (leavesPage) onClose()
  }
  return (
    <Modal className={styles.panel} aria-labelledby={title} onDismiss={leave} lightDismiss>
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={title} tabIndex={-1} data-autofocus>
            {t`Notifications`}
          </h2>
          <IconButton icon="close" label={t`Close notifications`} onClick={leave} />
        </div>
        <TabChoice tab={tab} onChange={setTab} counts={countsOf(lists)}>
          <Content notifications={notifications} items={lists[tab]} onFollow={follow} />
        </TabChoice>
        <div className={styles.foot}>
          <LinkButton variant="secondary" fullWidth to={routes.notifications.path} onClick={leave}>
            {t`VIEW ALL NOTIFICATIONS`}
          </LinkButton>
        </div>
      </div>
    </Modal>
  )
}

type Counts = Record<NotificationTab, number>
const countsOf = (lists: ReturnType<typeof sortIntoTabs>): Counts => ({
  service: unreadCount(lists.service),
  other: unreadCount(lists.other),
})

interface TabChoiceProps {
  tab: NotificationTab
  onChange: (tab: NotificationTab) => void
  counts: Counts
  children: ReactNode
}

/** Tabs from 768 px up, a list to choose from below (S9.048). */
function TabChoice({ tab, onChange, counts, children }: TabChoiceProps) {
  const narrow = usePageAtMost(767)
  const names = { service: t`SERVICE`, other: t`OTHER` }
  if (!narrow)
    return (
      <div className={styles.tabs}>
        <Tabs
          label={t`Kinds of notifications`}
          tabs={notificationTabs.map((value) => ({
            value,
            label: names[value],
            count: counts[value],
          }))}
          value={tab}
          onChange={onChange}
        >
          {children}
        </Tabs>
      </div>
    )
  const options = [
    { value: 'service', label: t`Service (${{ count: counts.service }} unread)` },
    { value: 'other', label: t`Other (${{ count: counts.other }} unread)` },
  ] as const
  return (
    <>
      <div className={styles.choice}>
        <Select label={t`Show`} options={options} value={tab} onChange={onChange} />
      </div>
      {children}
    </>
  )
}

/** The list, what stands in for it while it is on its way, and what is said where it did not come. */
function Content({ notifications, ...list }: ListProps & { notifications: Notifications }) {
  const { state, fetching, refresh } = notifications
  if (state === 'there') return <List {...list} />
  return (
    <div className={styles.instead}>
      {state === 'failed' ? (
        <ErrorPanel title={t`Your notifications did not load`} onRetry={refresh} retrying={fetching}>
          {t`Your orders and plans are not affected.`}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={3} />
        </SkeletonRegion>
      )}
    </div>
  )
}

interface ListProps {
  items: readonly NotificationItem[]
  onFollow: (item: NotificationItem, leavesPage: boolean) => void
}

function List({ items, onFollow }: ListProps) {
  if (items.length === 0)
    return (
      <p
        className={styles.empty}
      >{t`No notifications yet. You will see news of your orders and plans here.`}</p>
    )
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <NotificationRow key={item.trackerId} item={item} onFollow={onFollow} />
      ))}
    </ul>
  )
}
