import * as z from 'zod/mini'
import { investorByPan } from '../identity/investors'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { OutboxHandler } from '../platform/outbox'
import { countMessage } from './message-metrics'
import { QueuedMessage } from './queued-message'
import { changeMessage, lockMessage, type SentMessage } from './sent-messages'

const secondChannelKind = 'message.second'

const Waiting = z.object({ id: z.uuid(), message: QueuedMessage })

/**
 * Whether a message may go by another channel: from WhatsApp by SMS, from SMS by e-mail unless the same went there anyway.
 * A one-time code never does: it goes where its owner expects it, and nowhere else.
 */
const mayMove = ({ channel, otp, sms, byEmailToo }: QueuedMessage): boolean =>
  otp === undefined && ((channel === 'whatsapp' && Boolean(sms)) || (channel === 'sms' && !byEmailToo))

/** Has a message that was handed over go by its second channel unless a receipt comes in time; answers the event. */
export async function waitForReceipt(
  tx: Tx,
  { outbox, config }: Platform,
  { id, state }: SentMessage,
  message: QueuedMessage,
): Promise<string | null> {
  const { secondChannelMinutes } = config.messaging
  const isRefused = state === 'failed'
  if (!mayMove(message) || (secondChannelMinutes === 0 && !isRefused)) return null
  const delayMs = isRefused ? 0 : secondChannelMinutes * 60_000
  return outbox.enqueue(tx, secondChannelKind, { id, message }, { delayMs })
}

/** Sends a message by its second channel, once, with the change of its state. Nothing where it was moved before. */
export async function moveMessage(
  tx: Tx,
  platform: Platform,
  { id, movedAt }: SentMessage,
  message: QueuedMessage,
): Promise<void> {
  if (movedAt || !mayMove(message) || !(await sendBySecond(tx, platform, message))) return
  await changeMessage(tx, id, { movedAt: platform.clock.now() })
  countMessage(platform, message.channel, 'moved')
  platform.log.info({ messageId: id, from: message.channel }, 'message goes by its second channel')
}

/** False where nobody knows another address of the person. */
async function sendBySecond(
  tx: Tx,
  { messages }: Platform,
  { channel, to, pan, subject, body, sms, byEmailToo, ownWords }: QueuedMessage,
): Promise<boolean> {
  if (channel === 'whatsapp') {
    await messages.send(tx, { channel: 'sms', to, pan, subject, body, sms, byEmailToo, ownWords })
    return true
  }
  const email = (await investorByPan(tx, pan))?.email
  if (!email) return false
  await messages.send(tx, { channel: 'email', to: email, pan, subject, body, ...ownWords })
  return true
}

/** Moves what has no receipt by now, or was refused meanwhile. */
const moveUnlessDelivered: OutboxHandler = async ({ payload }, platform) => {
  const { id, message } = Waiting.parse(payload)
  await inTransaction(platform.db, async (tx) => {
    const row = await lockMessage(tx, id)
    if (row && row.state !== 'delivered') await moveMessage(tx, platform, row, message)
  })
}

export const secondChannelKinds = { [secondChannelKind]: { deliver: moveUnlessDelivered } }
