import { t } from '@portal/contracts/words/macros'
import { otpLimits } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { OutboxHandler } from '../platform/outbox'
import type { Challenge } from './otp-challenge'
import { otpChallenges } from './schema'

/** S9.012 */
export const voiceDelayMs = otpLimits.voiceAfterSeconds * 1000

const QueuedCall = z.object({ reference: z.string(), prefix: z.string(), digits: z.string() })

/** Where voice codes are switched on: asks for a call ten seconds after a text message, if the code is not typed in by then. */
export async function callLater(
  { config, outbox }: Platform,
  tx: Tx,
  { reference, prefix }: Challenge,
  digits: string,
): Promise<void> {
  if (!config.otp.voiceText) return
  await outbox.enqueue(tx, 'otp.voice', { reference, prefix, digits }, { delayMs: voiceDelayMs })
}

/** Says a code by telephone, unless it was typed in, has run out, or was replaced by another one meanwhile. */
export const callWithCode: OutboxHandler = async ({ payload }, { db, clock, messages }) => {
  const { reference, prefix, digits } = QueuedCall.parse(payload)
  await db.transaction(async (tx) => {
    const [challenge] = await tx.select().from(otpChallenges).where(eq(otpChallenges.reference, reference))
    const waiting =
      challenge && !challenge.validatedAt && challenge.expiresAt > clock.now() && challenge.prefix === prefix
    if (!waiting || !challenge.mobile) return
    await messages.send(tx, {
      channel: 'voice',
      to: challenge.mobile,
      pan: challenge.pan,
      subject: t`Your one-time code by telephone`,
      body: t`Your one-time code ${{ purpose: challenge.purpose }} at Neem Mutual Fund is ${{ digits: [...digits].join(' ') }}. I repeat: ${{ digits: [...digits].join(' ') }}.`,
      otp: digits,
      prefix,
    })
  })
}
