import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import {
  ChannelBusy,
  type DeliveryReceipt,
  MessageRefused,
  type OutgoingMessage,
  reasonCode,
  ReceiptRefused,
  type ReportingChannel,
} from '../../message-channel'
import { internationalNumber } from '../../phone-number'
import { postToProvider } from '../../post-to-provider'
import { isSameText } from '../../same-text'
import type { WhatsAppSettings } from './settings'

const Id = z.string().check(z.minLength(1), z.maxLength(200))
const Answer = z.object({ messages: z.array(z.object({ id: Id })).check(z.minLength(1)) })
const Refusal = z.object({ error: z.object({ code: z.number() }) })

/**
 * Codes that pass by themselves: too many calls (4, 80007, 130429, 131056), an outage (2, 131000, 131016, 133004), and
 * maintenance of the account (131057).
 */
const passing = [2, 4, 80007, 130429, 131000, 131016, 131056, 131057, 133004]

/** Where receipts are posted, and the address is verified, under the address of the portal. */
export const whatsAppReceipts = '/api/v1/messages/receipts/whatsapp'

/**
 * WhatsApp by the Cloud API of Meta: developers.facebook.com/documentation/business-messaging/whatsapp. Sending: a template
 * message to POST /{phone-number-id}/messages; errors: support/error-codes (by `code`, as it says); receipts:
 * webhooks/reference/messages/status, signed as webhooks/create-webhook-endpoint says. A refusal of our account is one of
 * the message too: it goes by SMS then, and does not wait. Not found: a key that makes a repeated POST one message.
 */
export function whatsAppChannel(settings: WhatsAppSettings): ReportingChannel {
  const { url, phoneNumberId, accessToken } = settings
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
  return {
    provider: 'whatsapp-cloud',
    reportsDelivery: true,
    async send(message) {
      const address = `${url}/${encodeURIComponent(phoneNumberId)}/messages`
      const { status, json, retryAfterMs } = await postToProvider(
        'whatsapp',
        address,
        headers,
        bodyOf(message),
      )
      if (status >= 200 && status < 300) {
        const id = Answer.safeParse(json).data?.messages[0]?.id
        if (!id) throw new ChannelBusy('unreadable')
        return id
      }
      const code = Refusal.safeParse(json).data?.error.code
      const mayPass = code === undefined ? status >= 500 || status === 429 : passing.includes(code)
      if (mayPass) throw new ChannelBusy(reasonCode(code ?? status), retryAfterMs)
      throw new MessageRefused(reasonCode(code ?? status))
    },
    readReceipts({ body, headers: { 'x-hub-signature-256': signature } }) {
      if (!isSameText(signature, signatureOf(settings.appSecret, body))) throw new ReceiptRefused('forged')
      return readStatuses(body, phoneNumberId)
    },
  }
}

/** As Meta signs what it posts: over the bytes as they came. */
export const signatureOf = (appSecret: string, body: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(body, 'utf8').digest('hex')}`

function bodyOf({ id, to, whatsapp }: OutgoingMessage): string {
  if (!whatsapp) throw new MessageRefused('no-template')
  const parameters = whatsapp.values.map((value) => ({ type: 'text', text: oneLine(value) }))
  return JSON.stringify({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: internationalNumber(to),
    type: 'template',
    template: {
      name: whatsapp.name,
      language: { code: whatsapp.language },
      ...(parameters.length && { components: [{ type: 'body', parameters }] }),
    },
    biz_opaque_callback_data: id,
  })
}

/** A parameter holds no line end and no run of blanks. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const Status = z.object({
  id: Id,
  status: z.string(),
  timestamp: z.optional(z.string()),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number() }))),
})
const Notice = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.optional(z.object({ phone_number_id: z.string() })),
            statuses: z.optional(z.array(Status)),
          }),
        }),
      ),
    }),
  ),
})

/** One call may tell of many messages, of what people write, and of other numbers of the account. */
function readStatuses(body: string, phoneNumberId: string): DeliveryReceipt[] {
  const { data } = Notice.safeParse(jsonOf(body))
  if (!data) throw new ReceiptRefused('unreadable')
  return data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId)
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap(receiptOf)
}

const states: Readonly<Record<string, DeliveryReceipt['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  // Whether somebody read it is theirs alone.
  read: 'delivered',
  failed: 'failed',
}

function receiptOf({
  id,
  status,
  timestamp = '',
  errors,
  ...rest
}: z.infer<typeof Status>): DeliveryReceipt[] {
  const state = states[status]
  if (!state) return []
  const { data: messageId } = z.uuid().safeParse(rest.biz_opaque_callback_data)
  return [
    {
      providerId: id,
      ...(messageId && { messageId }),
      state,
      ...(state === 'failed' && { reason: reasonCode(errors?.[0]?.code) }),
      ...(/^\d{10}$/.test(timestamp) && { at: new Date(Number(timestamp) * 1000) }),
    },
  ]
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
