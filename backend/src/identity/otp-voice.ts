import { t } from '@portal/contracts/words/macros'
import { languageNamed } from '@portal/contracts/words'
import { otpLimits } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database'
import { inLanguage, languageOfCall } from '../platform/language'
import type { Platform } from '../platform/module'
import type { OutboxHandler } from '../platform/outbox'
import type { Challenge } from './otp-challenge'
import { otpChallenges } from './schema'

/** S9.012 */
export const voiceDelayMs = otpLimits.voiceAfterSeconds * 1000

const QueuedCall = z.object({
  reference: z.string(),
  prefix: z.string(),
  digits: z.string(),
  /** Of the call that asked for the code. */
  language: z.optional(z.string()),
})

/** Where voice codes are switched on: asks for a call ten seconds after a text message, if the code is not typed in by then. */
export async function callLater(
  { config, outbox }: Platform,
  tx: Tx,
  { reference, prefix }: Challenge,
  digits: string,
): Promise<void> {
  if (!config.otp.voiceText) return
  const call = { reference, prefix, digits, language: languageOfCall() }
  await outbox.enqueue(tx, 'otp.voice', call, { delayMs: voiceDelayMs })
}

/** Says a code by telephone, unless it was typed in, has run out, or was replaced by another one meanwhile. */
export const callWithCode: OutboxHandler = async ({ payload }, { db, clock, messages }) => {
  const { reference, prefix, digits, language } = QueuedCall.parse(payload)
  await db.transaction(async (tx) => {
    const [challenge] = await tx.select().from(otpChallenges).where(eq(otpChallenges.reference, reference))
    const waiting =
      challenge && !challenge.validatedAt && challenge.expiresAt > clock.now() && challenge.prefix === prefix
    if (!waiting || !challenge.mobile) return
    const spoken = [...digits].join(' ')
    const { mobile, pan, purpose } = challenge
    const words = inLanguage(languageNamed(language), () => ({
      subject: t`Your one-time code by telephone`,
      body: t`Your one-time code ${purpose} at Neem Mutual Fund is ${{ digits: spoken }}. I repeat: ${{ digits: spoken }}.`,
    }))
    await messages.send(tx, { channel: 'voice', to: mobile, pan, ...words, otp: digits, prefix })
  })
}
