import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { Instant, Pan, AnswerText, Text } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'

const TrackerId = z.string().check(z.minLength(1), z.maxLength(64))

/** S3.061 */
export const NotificationItem = z.object({
  trackerId: AnswerText,
  userId: Pan,
  read: z.boolean(),
  sentDate: Instant,
  status: z.enum(['Pending', 'Processed', 'Failed']),
  notification: z.object({
    title: AnswerText,
    description: AnswerText,
    url: z.nullable(AnswerText),
    ctaText: z.nullable(AnswerText),
    important: z.boolean(),
    module: AnswerText,
  }),
})
export type NotificationItem = z.infer<typeof NotificationItem>

/** S2.156: a notification that a dialog puts before the investor; `message` is HTML of a small allow-list. */
export const PushNotification = z.extend(NotificationItem, {
  notification: z.extend(NotificationItem.shape.notification, { message: AnswerText }),
})
export type PushNotification = z.infer<typeof PushNotification>

/** S3.071. `deviceToken` is the push subscription of the browser, as JSON. */
export const DeviceToken = z.object({
  userId: Pan,
  deviceToken: z.string().check(z.minLength(1), z.maxLength(limits.text.deviceToken)),
  browser: z.string().check(z.maxLength(40)),
  browserVersion: z.string().check(z.maxLength(40)),
  os: z.string().check(z.maxLength(40)),
  osVersion: z.string().check(z.maxLength(40)),
  userNameID: Pan,
})
export type DeviceToken = z.infer<typeof DeviceToken>

/** What may be pushed to a device: news of the investor's own folios, or of offers. */
export const PushTopic = z.enum(['SERVICE', 'MARKETING'])
export type PushTopic = z.infer<typeof PushTopic>

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
        .array(z.object({ notificationTitle: Text, trackerId: TrackerId }))
        .check(z.maxLength(limits.entries.notificationsMarked)),
      userId: Pan,
    }),
    response: Nothing,
  }),
  pushStatus: endpoint({
    summary: 'The notifications that a dialog has still to put before the investor, oldest first',
    method: 'POST',
    path: 'notification/list',
    token: 'session',
    envelope: true,
    request: z.object({ userId: Pan, userNameID: z.optional(Pan) }),
    response: z.object({ historyDtos: z.array(PushNotification) }),
  }),
  setStatus: endpoint({
    summary: 'Says how far the investor got with what a notification asked for',
    method: 'POST',
    path: 'notification/mark/status',
    token: 'session',
    envelope: true,
    request: z.object({ trackerId: TrackerId, status: NotificationItem.shape.status, userId: Pan }),
    response: Nothing,
  }),
  analytics: endpoint({
    summary: 'Counts a click on the call-to-action of a notification',
    method: 'POST',
    path: 'notification/analytics',
    token: 'session',
    envelope: true,
    request: z.object({ trackerId: TrackerId, type: z.literal('LINK_CLICKED'), userId: Pan }),
    response: Nothing,
  }),
  pushKeys: endpoint({
    summary: 'The public key with which a browser subscribes to push messages',
    method: 'GET',
    path: 'fcm/keys',
    token: 'none',
    envelope: false,
    request: Nothing,
    response: z.object({ publicKey: AnswerText }),
  }),
  registerDevice: endpoint({
    summary: 'Registers a browser for push messages of all topics; again with the same token changes nothing',
    method: 'POST',
    path: 'notification/device/register',
    token: 'session',
    envelope: true,
    request: DeviceToken,
    response: Nothing,
  }),
  subscribe: endpoint({
    summary: 'Sets which topics a registered browser gets; none forgets the browser',
    method: 'POST',
    path: 'notification/subscribe',
    token: 'session',
    envelope: true,
    request: z.object({
      userId: Pan,
      deviceToken: DeviceToken.shape.deviceToken,
      topics: z.array(PushTopic).check(z.maxLength(2)),
    }),
    response: Nothing,
  }),
}
