import type { IncomingHttpHeaders } from 'node:http'
import type { SmsIds, WhatsAppTemplate } from '../platform/sms-registration'

export type ChannelName = 'sms' | 'email' | 'voice' | 'whatsapp'

/** One message on its way to one person. */
export interface OutgoingMessage {
  /** Ours, the same over all tries. */
  id: string
  channel: ChannelName
  to: string
  subject: string
  body: string
  isOneTimeCode: boolean
  /** What an SMS goes under. */
  sms?: SmsIds
  /** What a message of WhatsApp is made of. */
  whatsapp?: WhatsAppTemplate
  attachments: readonly { name: string; contentType: string; content: string }[]
}

/** What a provider says of a message that it took. Receipts come twice, late and out of order. */
export interface DeliveryReceipt {
  /** The provider's id of the message. */
  providerId: string
  /** Ours, where the provider gives it back: a receipt may come before the answer that names the provider's. */
  messageId?: string
  state: 'sent' | 'delivered' | 'failed'
  /** Why it failed, as a code of the provider. */
  reason?: string
  /** When, by the provider's clock. */
  at?: Date
}

/** A call of a provider as it came. */
export interface RawReceipt {
  body: string
  headers: IncomingHttpHeaders
  /** What stands in the address. */
  query: Readonly<Record<string, unknown>>
}

/** One way to reach people, through one provider. */
export interface MessageChannel {
  /** As figures and the table of sent messages name it. */
  provider: string
  /** Whether receipts tell later what became of a message; else it ends as sent. */
  reportsDelivery: boolean
  /**
   * Hands one message to the provider and answers with its id there. Throws MessageRefused where no other try helps,
   * and ChannelBusy where one may.
   */
  send(message: OutgoingMessage): Promise<string>
}

/** A channel whose provider reports back. */
export interface ReportingChannel extends MessageChannel {
  reportsDelivery: true
  /** Throws ReceiptRefused where the provider did not send it, or where it cannot be read. */
  readReceipts(raw: RawReceipt): DeliveryReceipt[]
}

/** The provider will never send this message: a number that is none, a template that it does not know. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
  constructor(readonly code: string) {
    super('A message was refused')
  }
}

/** The message may go well later: no answer, too many at once, a failure at the provider or with our account there. */
export class ChannelBusy extends Error {
  override name = 'ChannelBusy'
  constructor(
    readonly code: string,
    /** How long the provider asks us to wait. */
    readonly retryAfterMs?: number,
  ) {
    super('A message could not be sent now')
  }
}

/** A call that is no receipt: forged, or in a form that the provider does not document. */
export class ReceiptRefused extends Error {
  constructor(readonly why: 'forged' | 'unreadable') {
    super(`A receipt was refused: ${why}`)
  }
}

/** A reason as it is kept and logged: a code, never words, which may hold a number or an address. */
export const reasonCode = (text: unknown): string => {
  const code = String(text ?? '')
  return /^[\w.-]{1,60}$/.test(code) ? code : 'other'
}
