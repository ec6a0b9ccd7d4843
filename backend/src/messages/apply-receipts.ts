import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { raiseWhereChannelFails } from './failing-channel'
import type { DeliveryReceipt } from './message-channel'
import { countMessage, countReceipt } from './message-metrics'
import { changeMessage, isLater, lockReported } from './sent-messages'

/**
 * Books what a provider says of its messages. Copies change nothing, and the order in which receipts come neither: a
 * delivered message stays delivered. What is about no message of ours is counted and no more.
 */
export async function applyReceipts(
  platform: Platform,
  provider: string,
  receipts: readonly DeliveryReceipt[],
): Promise<void> {
  for (const receipt of receipts)
    countReceipt(platform, provider, await applyReceipt(platform, provider, receipt))
}

async function applyReceipt(
  platform: Platform,
  provider: string,
  receipt: DeliveryReceipt,
): Promise<'applied' | 'known' | 'unknown'> {
  const { state, reason, providerId } = receipt
  const { known, channel } = await inTransaction(platform.db, async (tx) => {
    const row = await lockReported(tx, provider, receipt)
    if (!row) return { known: false, channel: undefined }
    if (!isLater(state, row.state)) return { known: true, channel: undefined }
    const isEnd = state !== 'sent'
    await changeMessage(tx, row.id, {
      state,
      providerId,
      reason: state === 'failed' ? (reason ?? 'other') : null,
      ...(isEnd && { endedAt: momentOf(receipt, row.queuedAt, platform.clock.now()) }),
    })
    if (state === 'failed') {
      // Refused for good: its second channel does not wait any longer.
      if (row.secondEventId) await platform.outbox.hasten(tx, row.secondEventId)
      await raiseWhereChannelFails(tx, platform, row, reason)
    }
    return { known: true, channel: row.channel }
  })
  if (channel) countMessage(platform, channel, state)
  return channel ? 'applied' : known ? 'known' : 'unknown'
}

/** The provider's moment, where it can be: between the message's beginning and now. */
function momentOf({ at = new Date(Number.NaN) }: DeliveryReceipt, earliest: Date, now: Date): Date {
  return at >= earliest && at <= now ? at : now
}
