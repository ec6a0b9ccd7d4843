import { exotelSettings } from '../../../src/messages/adapters/exotel/settings'
import { whatsAppSettings } from '../../../src/messages/adapters/whatsapp-cloud/settings'
import { signatureOf } from '../../../src/messages/adapters/whatsapp-cloud/whatsapp-cloud'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { postWebhook } from '../post-webhook'

/** The kind of outbox event that carries a receipt. */
const receiptKind = 'messages.receipt'

interface Receipt {
  provider: 'exotel' | 'whatsapp'
  url: string
  body: string
}

/** How a message ends, by the last digits of the number that it goes to. */
export type Fate = 'delivered' | 'refused' | 'failed' | 'silent'

export function fateOf(to: string): Fate {
  if (to.endsWith('0000')) return 'refused'
  if (to.endsWith('8888')) return 'silent'
  return to.endsWith('9999') ? 'failed' : 'delivered'
}

/** Tells what became of a message, the way providers do: the end twice, and what came before it in between. */
export async function sendReceipts(
  platform: Platform,
  { end, before }: { end: Receipt; before: Receipt },
): Promise<void> {
  for (const [place, receipt] of [end, before, end].entries())
    await platform.outbox.enqueue(platform.db, receiptKind, receipt, { delayMs: 300 * (place + 1) })
}

/** Delivers one; an answer other than success is tried again. */
async function deliverReceipt({ payload }: OutboxEvent, { config, publicUrl }: Platform): Promise<void> {
  const { provider, url, body } = payload as Receipt
  const { appSecret } = whatsAppSettings(config, publicUrl())
  const headers: Record<string, string> =
    provider === 'exotel'
      ? { 'content-type': 'application/x-www-form-urlencoded' }
      : { 'x-hub-signature-256': signatureOf(appSecret, body) }
  await postWebhook(url, body, headers)
}

export const receiptKinds = { [receiptKind]: { deliver: deliverReceipt, lane: 'simulators' } }

/** Whether an address is where this portal takes receipts of Exotel: the simulator calls no other one. */
export const isOwnReceipts = (platform: Platform, url: string): boolean =>
  url.startsWith(`${exotelSettings(platform.config, platform.publicUrl()).receiptUrl}?`)
