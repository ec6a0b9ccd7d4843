import { api, ApiError, queryFor, useMutation, useQuery, useQueryClient } from '@portal/kernel'
import { notificationApi, type NotificationItem } from '@portal/contracts/notifications/notification'

/** The bell's own query, so that both always say the same. */
const historyOf = (pan: string) =>
  queryFor(notificationApi.history, { listAll: true, read: false, userId: pan })

/** The server's refusal 'Notifications not found' says that there are none (S8.080). */
const saysNone = (error: unknown): boolean => error instanceof ApiError && error.kind === 'refused'

/** All notifications of the investor, newest first; undefined while they are on their way. */
export function useNotifications(pan: string) {
  const query = useQuery(historyOf(pan))
  const items = query.data?.historyDtos ?? (saysNone(query.error) ? [] : undefined)
  return { ...query, items }
}

/** Marks notifications as read, in the bell too (S4.076). */
export function useMarkRead(pan: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (items: readonly NotificationItem[]) =>
      api.call(notificationApi.markRead, {
        userId: pan,
        notifications: items.map(({ trackerId, notification }) => ({
          notificationTitle: notification.title,
          trackerId,
        })),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: historyOf(pan).queryKey }),
  })
}
