import type { ActivityType, OtpChallenge } from '@portal/contracts/identity/otp'
import { maskEmail, maskPhone } from '@portal/contracts/format'
import { limits, otpLimits as rules } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import type { CallingInvestor } from '../platform/call-context'
import type { Config } from '../platform/config'
import type { Tx } from '../platform/database'
import { hashOfDevice } from '../platform/tokens'
import { otpChallenges } from './schema'
import type { Visitor } from './visitor'

export type Challenge = typeof otpChallenges.$inferSelect

/** Decision 7: counted by the server, by reference, never reset by sending again. */
export const otpLimits = {
  attempts: rules.attempts,
  resends: rules.resends,
  resendSeconds: rules.resendAfterSeconds,
  /**
   * From the first step on. Whoever begins one is a stranger until the code is typed in, and whom the code reaches is
   * looked up only then: later the PAN may be somebody's, or the contact no longer theirs.
   */
  codeChallengeMinutes: 30,
  checksAnHour: limits.anHour.otpChecks,
  challengesAnHour: limits.anHour.otpChallenges,
} as const

/**
 * Who types a code in: an investor in a session, or a visitor who goes on with the first step of an activity, for
 * nothing but what it confirms where it began behind a link.
 */
export type Typist =
  | { investor: CallingInvestor; activity: ActivityType }
  | { visitor: Visitor; uniqueId: string; activities: readonly ActivityType[]; confirms?: string }

export const placeOfSession = ({ family }: CallingInvestor) => `session ${family}`
export const placeOfDevice = ({ deviceId }: Visitor) => `device ${hashOfDevice(deviceId)}`

/** Whether a challenge was opened in this session or by this first step, for this activity. */
export function belongs(challenge: Challenge, typist: Typist): boolean {
  if ('investor' in typist)
    return challenge.openedIn === placeOfSession(typist.investor) && challenge.activity === typist.activity
  return (
    challenge.openedIn === placeOfDevice(typist.visitor) &&
    challenge.uniqueId === typist.uniqueId &&
    challenge.confirms === (typist.confirms ?? null) &&
    typist.activities.some((each) => each === challenge.activity)
  )
}

export async function challengeNamed(tx: Tx, reference: string): Promise<Challenge | undefined> {
  return (await tx.select().from(otpChallenges).where(eq(otpChallenges.reference, reference)))[0]
}

export async function lockChallenge(tx: Tx, reference: string): Promise<Challenge | undefined> {
  return (
    await tx.select().from(otpChallenges).where(eq(otpChallenges.reference, reference)).for('update')
  )[0]
}

export function viewOf(challenge: Challenge, { otp }: Pick<Config, 'otp'>): OtpChallenge {
  return {
    prefixValue: challenge.prefix,
    referenceNumber: challenge.reference,
    maskedMobile: challenge.mobile ? maskPhone(challenge.mobile) : null,
    maskedEmail: challenge.email ? maskEmail(challenge.email) : null,
    attemptsLeft: challenge.attemptsLeft,
    resendsLeft: challenge.resendsLeft,
    resendAfterSeconds: otpLimits.resendSeconds,
    digits: otp.digits,
    minutes: otp.minutes,
  }
}
