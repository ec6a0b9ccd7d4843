import { Pan } from '@portal/contracts/wire/common'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { addNotification } from '../src/notifications/notification.service'
import type { Platform } from '../src/platform/module'
import { parse } from './parse'

const words = z.string().check(z.minLength(1), z.maxLength(5000))

/** As campaigns and back offices send them: nothing here says that a link or a message is harmless. */
const NotificationRequest = z.object({
  pan: Pan,
  title: words,
  description: words,
  url: z.optional(words),
  ctaText: z.optional(words),
  important: z.optional(z.boolean()),
  dialogHtml: z.optional(words),
})

/** Puts a notification before an investor, for testers. */
export function registerNotificationSending(app: FastifyInstance, platform: Platform): void {
  app.post('/sandbox/notifications', async (request) => {
    const notification = parse(NotificationRequest, request.body)
    await platform.db.transaction((tx) => addNotification(platform, tx, notification))
    return { sent: true }
  })
}
