import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { mostAttempts, type OutboxHandler, type OutboxKind } from '../platform/outbox'
import { channelOf } from './channels'
import { raiseWhereChannelFails } from './failing-channel'
import { ChannelBusy, type MessageChannel, MessageRefused } from './message-channel'
import { countMessage } from './message-metrics'
import { addressOf, maskedAddress } from './phone-number'
import { QueuedMessage } from './queued-message'
import { moveMessage, waitForReceipt } from './second-channel'
import { beginMessage, changeMessage, isLater, lockMessage } from './sent-messages'

/**
 * Sends a queued message on its way and keeps what became of it. What the provider refuses for good is not tried again;
 * what an earlier try had handed over is not sent twice.
 */
const deliverMessage: OutboxHandler = async ({ id, attempt, payload }, platform) => {
  const message = QueuedMessage.parse(payload)
  const channel = channelOf(platform.config, platform.publicUrl(), message.channel)
  const { state, queuedAt } = await beginMessage(platform.db, {
    id,
    channel: message.channel,
    provider: channel.provider,
    maskedTo: maskedAddress(message.to),
    queuedAt: platform.clock.now(),
    isAnew: attempt === 1,
  })
  if (state !== 'queued') return
  const age = platform.clock.now().getTime() - queuedAt.getTime()
  // A code that has run out would only be typed in vain.
  if (message.otp !== undefined && age > platform.config.otp.minutes * 60_000)
    return recordFailure(platform, id, 'expired', message)
  let providerId: string
  try {
    const to = await addressOf(platform.db, message)
    providerId = await channel.send({ id, ...message, to, isOneTimeCode: message.otp !== undefined })
  } catch (error) {
    const isForGood = error instanceof MessageRefused
    if (!isForGood && attempt < mostAttempts) throw error
    const reason = isForGood || error instanceof ChannelBusy ? error.code : 'error'
    await recordFailure(platform, id, reason, message)
    // Given up: the outbox says so in the log.
    if (!isForGood) throw error
    platform.log.warn({ outboxId: id, provider: channel.provider, reason }, 'message refused')
    return
  }
  await recordSent(platform, id, channel, providerId, message)
}

/** A receipt may have come before the provider's answer: then the message is further already. */
async function recordSent(
  platform: Platform,
  id: string,
  channel: MessageChannel,
  providerId: string,
  message: QueuedMessage,
): Promise<void> {
  if (channel.reportsDelivery)
    await inTransaction(platform.db, async (tx) => {
      const row = await lockMessage(tx, id)
      if (!row) return
      await changeMessage(tx, id, {
        providerId,
        ...(isLater('sent', row.state) && { state: 'sent' }),
        secondEventId: await waitForReceipt(tx, platform, row, message),
      })
    })
  else await changeMessage(platform.db, id, { providerId, state: 'sent', endedAt: platform.clock.now() })
  countMessage(platform, message.channel, 'sent')
}

async function recordFailure(
  platform: Platform,
  id: string,
  reason: string,
  message: QueuedMessage,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const row = await lockMessage(tx, id)
    if (!row || !isLater('failed', row.state)) return
    await changeMessage(tx, id, { state: 'failed', reason, endedAt: platform.clock.now() })
    await moveMessage(tx, platform, row, message)
    await raiseWhereChannelFails(tx, platform, row, reason)
  })
  countMessage(platform, message.channel, 'failed')
}

/** The payload as it was queued: only these two are needed to choose its lane. */
const laneParts = (payload: unknown) => payload as Pick<QueuedMessage, 'channel' | 'otp'>
const isCode = (payload: unknown): boolean => laneParts(payload).otp !== undefined

/** Whoever waits for a one-time code waits for no mail of an evening: codes have places of their own. */
export const sending: OutboxKind = {
  deliver: deliverMessage,
  lane: (payload) => {
    const { channel } = laneParts(payload)
    return isCode(payload) ? `${channel}-codes` : channel
  },
  isSecret: isCode,
}
