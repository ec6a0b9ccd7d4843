import * as z from 'zod/mini'
import type { Config } from './config'
import type { OutboxHandler } from './outbox'

const QueuedMessage = z.object({
  channel: z.enum(['sms', 'email', 'voice']),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  sms: z.optional(z.object({ entityId: z.string(), header: z.string(), templateId: z.string() })),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), content: z.string() })),
})
type QueuedMessage = z.infer<typeof QueuedMessage>

/** Sends a queued message on its way: e-mail by SMTP, everything else through the SMS gateway. */
export const deliverMessage: OutboxHandler = async ({ id, payload }, { config }) => {
  const message = QueuedMessage.parse(payload)
  if (message.channel === 'email') await sendMail(config, id, message)
  else await sendText(config, id, message)
}

async function sendMail(
  { smtp }: Config,
  id: string,
  { to, subject, body, attachments }: QueuedMessage,
): Promise<void> {
  if (!smtp) throw new Error('SMTP_URL is not set')
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtp.url)
  await transport.sendMail({
    from: smtp.from,
    to,
    subject,
    text: body,
    messageId: `<${id}@neemmf.example>`,
    attachments: attachments.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
  })
}

/** One POST a message; the gateway knows a repeated one by its key. */
async function sendText(
  { sms: gateway }: Config,
  id: string,
  { channel, to, body, sms }: QueuedMessage,
): Promise<void> {
  if (!gateway) throw new Error('SMS_URL is not set')
  const answer = await fetch(gateway.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${gateway.key}`,
      'Idempotency-Key': id,
    },
    body: JSON.stringify({ channel, to, text: body, ...sms }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok)
    throw Object.assign(new Error('The SMS gateway refused a message'), {
      code: 'ESMS',
      statusCode: answer.status,
    })
}
