import { randomUUID } from 'node:crypto'
import type { Clock } from './clock'
import type { Tx } from './database'
import type { ChannelChoice } from './message-settings'
import type { Outbox } from './outbox'
import { rowWriter } from './rows'
import type { SmsIds, WhatsAppTemplate } from './sms-registration'
import { messageAttachments, messages as table } from './tables'

export interface Attachment {
  name: string
  contentType: string
  content: Uint8Array
}

export interface Message {
  channel: 'sms' | 'email' | 'voice' | 'push'
  to: string
  pan: string
  subject: string
  body: string
  otp?: string
  prefix?: string
  attachments?: Attachment[]
  /** What an SMS goes under; none where its text is not registered. */
  sms?: SmsIds
  /** What an SMS goes by WhatsApp as, where the installation sends it there. */
  whatsapp?: WhatsAppTemplate
  /** Of an SMS: whether the same goes by e-mail anyway. */
  byEmailToo?: boolean
  /** Of an SMS in another language than the investor's: the same in theirs. */
  ownWords?: { subject: string; body: string }
  /** Of a push message: what it tells of, and the page that a click opens. Its `to` is the browser's subscription. */
  push?: { trackerId: string; url: string | null }
}

/** Sends word to an investor, with the change that it tells of: no commit, no message. */
export interface MessagePort {
  send(tx: Tx, message: Message): Promise<void>
}

const writeMessage = rowWriter(table)

/** The sandbox keeps every message in its inbox. */
function inboxMessages(clock: Clock): MessagePort {
  return {
    async send(tx, { attachments = [], ...message }) {
      if (message.channel === 'sms' && !message.sms)
        throw new Error(`Nobody registered this SMS (platform/sms-register.ts): ${message.body}`)
      const id = randomUUID()
      await writeMessage(tx, { id, ...message, sentAt: clock.now() })
      if (!attachments.length) return
      await tx
        .insert(messageAttachments)
        .values(attachments.map((attachment, place) => ({ messageId: id, place, ...attachment })))
    },
  }
}

/** A sandbox that chose a provider sends through it, as production does; everything else stays in the inbox. */
export function sandboxMessages(
  clock: Clock,
  outbox: Pick<Outbox, 'enqueue'>,
  channels: ChannelChoice,
): MessagePort {
  const inbox = inboxMessages(clock)
  const outwards = outboxMessages(outbox)
  const leaves = ({ channel, whatsapp }: Message): boolean => {
    if (channel === 'sms') return Boolean(channels.sms || (channels.whatsapp && whatsapp))
    // Calls go through the house's own gateway, which a sandbox has where its SMS go there.
    return channel === 'voice' ? channels.sms === 'http' : Boolean(channels[channel])
  }
  return { send: (tx, message) => (leaves(message) ? outwards : inbox).send(tx, message) }
}

/**
 * In production a message leaves through the outbox, so that a slow mail server delays nobody. An SMS that the
 * installation has as a template of WhatsApp goes there first.
 */
export function outboxMessages(outbox: Pick<Outbox, 'enqueue'>): MessagePort {
  return {
    async send(tx, { attachments = [], ...message }) {
      await outbox.enqueue(tx, message.channel === 'push' ? 'push.send' : 'message.send', {
        ...message,
        ...(message.channel === 'sms' && message.whatsapp && { channel: 'whatsapp' }),
        attachments: attachments.map(({ content, ...rest }) => ({
          ...rest,
          content: Buffer.from(content).toString('base64'),
        })),
      })
    },
  }
}
