import { randomUUID } from 'node:crypto'
import type { ActivityType } from '@portal/contracts/identity/otp'
import type { CallingInvestor } from '../../src/platform/call-context'
import type { Platform } from '../../src/platform/module'
import { hashOfSubject, type Subject } from '../../src/identity/confirmed-subject'
import { otpLimits, placeOfSession } from '../../src/identity/otp-challenge'
import { hashOfCode } from '../../src/identity/otp-code'
import { otpChallenges } from '../../src/identity/schema'

/** A one-time code that was sent, typed and found right, without the calls that do so; it does not expire for a year. */
export async function validatedCode(
  { db, keys, clock }: Platform,
  investor: CallingInvestor,
  activity: ActivityType,
  subject: Subject,
): Promise<{ otp: string; referenceNumber: string }> {
  const [referenceNumber, otp] = [randomUUID(), 'ABC1234']
  const now = clock.now()
  await db.insert(otpChallenges).values({
    reference: referenceNumber,
    pan: investor.pan,
    activity,
    openedIn: placeOfSession(investor),
    own: true,
    confirms: hashOfSubject(activity, subject),
    codeHash: await hashOfCode(keys, referenceNumber, otp),
    prefix: otp.slice(0, 3),
    attemptsLeft: otpLimits.attempts,
    resendsLeft: otpLimits.resends,
    sentAt: now,
    expiresAt: new Date(now.getTime() + 365 * 86_400_000),
    validatedAt: now,
  })
  return { otp, referenceNumber }
}
