import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  href,
  LinkButton,
  Page,
  routes,
  Stack,
  Skeleton,
  SkeletonRegion,
  useHost,
  useInvestor,
  useSearchParams,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { NotificationItem } from '@portal/contracts/notifications/notification'
import { useEffect, useEffectEvent } from 'react'
import { sentAt } from './notification-line'
import { useMarkRead, useNotifications } from './notifications.api'

const back = () => ({ to: href(routes.notifications), label: t`Notifications` })

/** /home/notifications/notification?id=…: one notification, which is read by being opened. */
export default function NotificationPage() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const notifications = useNotifications(pan)
  const item = notifications.items?.find(({ trackerId }) => trackerId === query.get('id'))
  useRead(pan, item)
  if (item) return <Opened item={item} />
  return (
    <Page title={t`Notification`} back={back()} width="narrow">
      {notifications.items ? (
        <Missing />
      ) : notifications.error ? (
        <ErrorPanel
          fullPage
          title={t`This notification did not load`}
          error={notifications.error}
          onRetry={() => void notifications.refetch()}
          retrying={notifications.isFetching}
        >
          {t`Your orders and plans are not affected.`}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton count={4} />
        </SkeletonRegion>
      )}
    </Page>
  )
}

/** That it still counts as unread is nothing to trouble the investor with. */
function useRead(pan: string, item: NotificationItem | undefined): void {
  const { mutate } = useMarkRead(pan)
  const isUnread = item?.read === false
  const markRead = useEffectEvent(() => item && mutate([item]))
  // Once an item, whatever else of it changes.
  useEffect(() => void (isUnread && markRead()), [item?.trackerId, isUnread])
}

function Opened({ item }: { item: NotificationItem }) {
  const host = useHost()
  const { title, description, url, ctaText } = item.notification
  return (
    <Page title={title} context={sentAt(item.sentDate)} back={back()} width="narrow">
      <Card label={t`Notification`}>
        <Stack>
          <p>{description}</p>
          {url && ctaText && host.followNotification && (
            <p>
              <Button onClick={() => host.followNotification?.(item)}>{ctaText}</Button>
            </p>
          )}
        </Stack>
      </Card>
    </Page>
  )
}

function Missing() {
  return (
    <EmptyState
      fullPage
      title={t`This notification is not there`}
      action={<LinkButton to={href(routes.notifications)}>{t`See all notifications`}</LinkButton>}
    >
      {t`It may have been of another investor, or the link is not complete.`}
    </EmptyState>
  )
}
