import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import {
  ChannelBusy,
  type DeliveryReceipt,
  MessageRefused,
  type OutgoingMessage,
  type RawReceipt,
  reasonCode,
  ReceiptRefused,
  type ReportingChannel,
} from '../../message-channel'
import { internationalNumber } from '../../phone-number'
import { postToProvider } from '../../post-to-provider'
import { isSameText } from '../../same-text'
import type { ExotelSettings } from './settings'

const Answer = z.object({ SMSMessage: z.object({ Sid: z.string().check(z.minLength(1), z.maxLength(200)) }) })
const Refusal = z.object({ RestException: z.object({ Code: z.optional(z.union([z.string(), z.number()])) }) })

/** The message itself is wrong: a number, a sender or a template that Exotel does not take. */
const forGood = [400, 404, 413, 422]

/**
 * SMS through Exotel, with the ids of the register (DLT). Sending: developer.exotel.com/docs/sms-api/api-reference/send-sms
 * and /api/sms (form fields, `.json` for the answer as in /api/sms-details); errors: /docs/sms-support/sms-api-errors;
 * receipts: /api-console/send-sms-api-console (StatusCallback, a form) and /docs/sms-support/sms-status-codes.
 * Not found in the documents: a key that makes a repeated POST one SMS, so a try whose answer was lost may send two; and
 * a signature of receipts, so each message's own address proves them.
 */
export function exotelChannel(settings: ExotelSettings): ReportingChannel {
  const { url, accountSid, apiKey, apiToken } = settings
  const address = `${url}/v1/Accounts/${encodeURIComponent(accountSid)}/Sms/send.json`
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiToken}`).toString('base64')}`
  return {
    provider: 'exotel',
    reportsDelivery: true,
    async send(message) {
      const form = formOf(message, settings)
      const { status, json, retryAfterMs } = await postToProvider('sms', address, { authorization }, form)
      if (status >= 200 && status < 300) {
        const { data } = Answer.safeParse(json)
        // A page of something in between is no proof that the message was taken.
        if (!data) throw new ChannelBusy('unreadable')
        return data.SMSMessage.Sid
      }
      const code = Refusal.safeParse(json).data?.RestException.Code ?? status
      if (forGood.includes(status)) throw new MessageRefused(reasonCode(code))
      throw new ChannelBusy(reasonCode(code), retryAfterMs)
    },
    readReceipts: (raw) => [readReceipt(raw, settings.receiptSecret)],
  }
}

function formOf({ id, to, body, isOneTimeCode, sms }: OutgoingMessage, settings: ExotelSettings) {
  if (!sms) throw new MessageRefused('no-template')
  const address = new URLSearchParams({ message: id, proof: proofOf(settings.receiptSecret, id) })
  return new URLSearchParams({
    From: sms.header,
    To: internationalNumber(to),
    Body: body,
    DltEntityId: sms.entityId,
    DltTemplateId: sms.templateId,
    SmsType: 'transactional',
    EncodingType: isPlain(body) ? 'plain' : 'unicode',
    Priority: isOneTimeCode ? 'high' : 'normal',
    StatusCallback: `${settings.receiptUrl}?${address}`,
    CustomField: id,
  })
}

/** Hindi and the sign of the rupee need Unicode. */
const isPlain = (text: string) => /^[\n\r\x20-\x7e]*$/.test(text)

/** Each message has its own address, so one that leaks forges no receipt of another. */
export const proofOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`exotel receipt ${id}`).digest('base64url')

const Form = z.object({
  SmsSid: z.string().check(z.minLength(1), z.maxLength(200)),
  Status: z.string(),
  DetailedStatus: z.optional(z.string()),
  DetailedStatusCode: z.optional(z.string()),
  DateSent: z.optional(z.string()),
})

function readReceipt({ body, query }: RawReceipt, secret: string): DeliveryReceipt {
  const { message, proof } = query
  if (typeof message !== 'string' || !z.uuid().safeParse(message).success) throw new ReceiptRefused('forged')
  if (!isSameText(proof, proofOf(secret, message))) throw new ReceiptRefused('forged')
  const { data } = Form.safeParse(Object.fromEntries(new URLSearchParams(body)))
  const state = data && stateOf(data.Status, data.DetailedStatus)
  if (!data || !state) throw new ReceiptRefused('unreadable')
  return {
    providerId: data.SmsSid,
    messageId: message,
    state,
    ...(state === 'failed' && {
      reason: reasonCode(data.DetailedStatusCode || data.DetailedStatus || data.Status),
    }),
    at: indiaMoment(data.DateSent),
  }
}

/**
 * "sent" is what older documents call a delivered SMS and newer ones an SMS at the operator: the detailed status tells them
 * apart, and one that only reached the operator is not taken for delivered.
 */
function stateOf(status: string, detailed: string | undefined): DeliveryReceipt['state'] | undefined {
  if (status === 'delivered') return 'delivered'
  if (status === 'sent') return detailed === 'DELIVERED_TO_OPERATOR' ? 'sent' : 'delivered'
  if (['queued', 'sending', 'submitted'].includes(status)) return 'sent'
  if (/^(failed([_-]dnd)?|undelivered|expired)$/.test(status)) return 'failed'
  return undefined
}

/** "2026-08-27 10:15:00" in India's time; what was not delivered has none, or that of 1970. */
function indiaMoment(text = ''): Date | undefined {
  if (!/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const moment = new Date(`${text.replace(' ', 'T')}+05:30`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
