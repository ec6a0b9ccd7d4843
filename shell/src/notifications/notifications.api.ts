import { api, ApiError, queryFor, useMutation, useQuery, useQueryClient } from '@portal/kernel'
import { notificationApi, type NotificationItem } from '@portal/contracts/notifications/notification'

const historyOf = (pan: string) =>
  queryFor(notificationApi.history, { listAll: true, read: false, userId: pan })

export interface Notifications {
  items: readonly NotificationItem[]
  /** Not there yet, there, or did not come. */
  state: 'waiting' | 'there' | 'failed'
  /** On the way, for the first time or anew. */
  fetching: boolean
  refresh: () => void
}

/** The server's refusal 'Notifications not found' says that there are none (S8.080). */
const saysNone = (error: unknown) => error instanceof ApiError && error.kind === 'refused'

/** Between two looks while the page is in sight: an allotment or a payout comes by itself. */
const everyMs = 5 * 60_000

/** The investor's notifications, as they come; no items while there are none or they did not come. */
export function useNotifications(pan: string, enabled: boolean): Notifications {
  const options = { ...historyOf(pan), enabled, refetchInterval: everyMs }
  const { data, error, isFetching, refetch } = useQuery(options)
  const there = data !== undefined || saysNone(error)
  return {
    items: data?.historyDtos ?? [],
    state: there ? 'there' : error ? 'failed' : 'waiting',
    fetching: isFetching,
    refresh: () => void refetch(),
  }
}

/** Marks notifications as read and counts anew (S4.076). */
export function useMarkRead(pan: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (items: readonly NotificationItem[]) =>
      // That a read notification still counts as unread is nothing to trouble the investor with.
      api.call(notificationApi.markRead, {
        userId: pan,
        notifications: items.map((item) => ({
          notificationTitle: item.notification.title,
          trackerId: item.trackerId,
        })),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: historyOf(pan).queryKey }),
  })
}

/** Counts a click on a call-to-action (S3.064, S4.078). */
export function logClick(userId: string, trackerId: string): void {
  const click = { trackerId, type: 'LINK_CLICKED', userId } as const
  void api.call(notificationApi.analytics, click).catch(() => undefined)
}
