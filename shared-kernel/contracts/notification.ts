import * as z from 'zod/mini'
import { Instant, Pan } from './common'
import { endpoint, Nothing } from './endpoint'

/** S3.061 */
export const NotificationItem = z.object({
  trackerId: z.string(),
  userId: Pan,
  read: z.boolean(),
  sentDate: Instant,
  status: z.enum(['Pending', 'Processed', 'Failed']),
  notification: z.object({
    title: z.string(),
    description: z.string(),
    url: z.nullable(z.string()),
    ctaText: z.nullable(z.string()),
    important: z.boolean(),
    module: z.string(),
  }),
})
export type NotificationItem = z.infer<typeof NotificationItem>

export const notificationApi = {
  history: endpoint({
    summary: 'The notifications of the investor, newest first',
    method: 'PUT',
    path: 'notification/history',
    token: 'session',
    envelope: true,
    request: z.object({ listAll: z.boolean(), read: z.boolean(), userId: Pan }),
    response: z.object({ historyDtos: z.array(NotificationItem) }),
  }),
  markRead: endpoint({
    summary: 'Marks notifications as read',
    method: 'POST',
    path: 'notification/mark/read',
    token: 'session',
    envelope: true,
    request: z.object({
      notifications: z
        .array(z.object({ notificationTitle: z.string(), trackerId: z.string() }))
        .check(z.maxLength(100)),
      userId: Pan,
    }),
    response: Nothing,
  }),
}
