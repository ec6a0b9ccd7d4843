import * as z from 'zod/mini'
import type { OutboxHandler } from '../platform/outbox'
import { channelOf } from './channels'
import { MessageRefused } from './message-channel'

export const QueuedMessage = z.object({
  channel: z.enum(['sms', 'email', 'voice', 'whatsapp']),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  otp: z.optional(z.string()),
  sms: z.optional(z.object({ entityId: z.string(), header: z.string(), templateId: z.string() })),
  whatsapp: z.optional(z.object({ name: z.string(), language: z.string(), values: z.array(z.string()) })),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), content: z.string() })),
})

/** Sends a queued message on its way. What the provider refuses for good is not tried again. */
export const deliverMessage: OutboxHandler = async ({ id, payload }, { config, publicUrl, log }) => {
  const { otp, ...message } = QueuedMessage.parse(payload)
  const channel = channelOf(config, publicUrl(), message.channel)
  try {
    await channel.send({ id, ...message, isOneTimeCode: otp !== undefined })
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error
    log.warn({ outboxId: id, provider: channel.provider, reason: error.code }, 'message refused')
  }
}
