import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  Page,
  Skeleton,
  SkeletonRegion,
  Tabs,
  useInvestor,
  useSearchParams,
  type Text,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { NotificationItem } from '@portal/contracts/notifications/notification'
import { NotificationLine } from './notification-line'
import { useMarkRead, useNotifications } from './notifications.api'
import styles from './notifications.module.css'

/** S9.036 */
const notificationFilters = ['All' as const, 'Important' as const]
type NotificationFilter = (typeof notificationFilters)[number]
const filterNames: Readonly<Record<NotificationFilter, Text>> = { All: msg`All`, Important: msg`Important` }

function filtered(items: readonly NotificationItem[], filter: NotificationFilter): NotificationItem[] {
  return items.filter(({ notification }) => filter === 'All' || notification.important)
}

const unread = (items: readonly NotificationItem[]): NotificationItem[] => items.filter(({ read }) => !read)

/** Reads the filter from an address; what is unknown there shows all. */
const filterFrom = (query: URLSearchParams): NotificationFilter =>
  notificationFilters.find((filter) => filter === query.get('show')) ?? ('All' as const)

/** /home/notifications: everything that the investor was told, newest first. */
export default function NotificationsPage() {
  const { pan } = useInvestor()
  const notifications = useNotifications(pan)
  const markRead = useMarkRead(pan)
  const { items, error } = notifications
  const toRead = unread(items ?? []).slice(0, 100)
  return (
    <Page
      title={t`Notifications`}
      action={
        toRead.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            busy={markRead.isPending}
            onClick={() => markRead.mutate(toRead)}
          >
            {t`Mark all as read`}
          </Button>
        )
      }
    >
      {items ? (
        <List items={items} />
      ) : (
        <Card label={t`Notifications`} busy={!error}>
          {error ? (
            <ErrorPanel
              title={t`Your notifications did not load`}
              error={notifications.error}
              onRetry={() => void notifications.refetch()}
              retrying={notifications.isFetching}
            >
              {t`Your orders and plans are not affected.`}
            </ErrorPanel>
          ) : (
            <SkeletonRegion>
              <Skeleton shape="row" count={5} />
            </SkeletonRegion>
          )}
        </Card>
      )}
    </Page>
  )
}

function List({ items }: { items: readonly NotificationItem[] }) {
  const [query, setQuery] = useSearchParams()
  const filter = filterFrom(query)
  const shown = filtered(items, filter)
  return (
    <Card label={t`Notifications`} flush>
      <div className={styles.tabs}>
        <Tabs
          label={t`Which notifications`}
          tabs={notificationFilters.map((value) => ({
            value,
            label: textOf(filterNames[value]),
            count: unread(filtered(items, value)).length,
          }))}
          value={filter}
          onChange={(show) =>
            setQuery(new URLSearchParams(show === 'All' ? [] : [['show', show]]), { replace: true })
          }
        >
          {shown.length ? (
            <ul className={styles.list}>
              {shown.map((item) => (
                <NotificationLine key={item.trackerId} item={item} />
              ))}
            </ul>
          ) : (
            <div className={styles.none}>
              <EmptyState level={2} title={filter === 'All' ? t`No notifications yet` : t`Nothing important`}>
                {t`You see news of your orders and plans here.`}
              </EmptyState>
            </div>
          )}
        </Tabs>
      </div>
    </Card>
  )
}
