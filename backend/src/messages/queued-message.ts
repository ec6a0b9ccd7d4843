import * as z from 'zod/mini'

/** A message as the outbox holds it until it is handed over. */
export const QueuedMessage = z.object({
  channel: z.enum(['sms', 'email', 'voice', 'whatsapp']),
  to: z.string(),
  pan: z.string(),
  subject: z.string(),
  body: z.string(),
  otp: z.optional(z.string()),
  sms: z.optional(z.object({ entityId: z.string(), header: z.string(), templateId: z.string() })),
  whatsapp: z.optional(z.object({ name: z.string(), language: z.string(), values: z.array(z.string()) })),
  byEmailToo: z.optional(z.boolean()),
  ownWords: z.optional(z.object({ subject: z.string(), body: z.string() })),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), content: z.string() })),
})
export type QueuedMessage = z.infer<typeof QueuedMessage>
