import { api, queryFor, useMutation, useQuery, useQueryClient } from '@portal/kernel'
import { notificationApi, type NotificationItem } from '@portal/kernel/contracts/notification'

export const historyOf = (pan: string) =>
  queryFor(notificationApi.history, { listAll: true, read: false, userId: pan }, { quiet: true })

/** The investor's notifications; none while there are none or they did not come (S8.080). */
export function useNotifications(pan: string, enabled: boolean): readonly NotificationItem[] {
  return useQuery({ ...historyOf(pan), enabled }).data?.historyDtos ?? []
}

/** Marks notifications as read and counts anew (S4.076). */
export function useMarkRead(pan: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (items: readonly NotificationItem[]) =>
      api.call(
        notificationApi.markRead,
        {
          userId: pan,
          notifications: items.map((item) => ({
            notificationTitle: item.notification.title,
            trackerId: item.trackerId,
          })),
        },
        // That a read notification still counts as unread is nothing to trouble the investor with.
        { quiet: true },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: historyOf(pan).queryKey }),
  })
}

/** Counts a click on a call-to-action (S3.064, S4.078). */
export function logClick(userId: string, trackerId: string): void {
  const click = { trackerId, type: 'LINK_CLICKED', userId } as const
  void api.call(notificationApi.analytics, click, { quiet: true }).catch(() => undefined)
}
