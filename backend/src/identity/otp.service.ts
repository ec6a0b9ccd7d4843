import { randomUUID } from 'node:crypto'
import type { ActivityType, OtpChallenge } from '@portal/kernel/contracts/otp'
import { formatTime, maskEmail, maskPhone } from '@portal/kernel/format'
import { limits, otpLimits as rules } from '@portal/kernel/validation'
import { and, count, eq, gt, min, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal, tooMany } from '../platform/refusal'
import { hashOfCode, newCode, sameHash } from './otp-code'
import { deliverCode } from './otp-delivery'
import type { PendingRegistration } from './pending-registration'
import { otpChallenges, otpChecks } from './schema'

export type Challenge = typeof otpChallenges.$inferSelect

/** Decision 7: counted by the server, by reference, never reset by sending again. */
export const otpLimits = {
  attempts: rules.attempts,
  resends: rules.resends,
  resendSeconds: rules.resendAfterSeconds,
  checksAnHour: limits.anHour.otpChecks,
  challengesAnHour: limits.anHour.otpChallenges,
} as const

export interface NewChallenge {
  pan: string
  activity: ActivityType
  /** With country code; null where no text message is wanted. */
  mobile: string | null
  email: string | null
  /** False sends nothing, so no code can be right, and takes as long. */
  genuine: boolean
  uniqueId?: string
  /** Who types it in, where that is not its owner. */
  askedBy?: string
  registration?: PendingRegistration
}

const hour = 3_600_000

/** Sends a one-time code. Throws a 429 after ten challenges of a PAN in an hour. */
export async function openChallenge(platform: Platform, wanted: NewChallenge): Promise<OtpChallenge> {
  const { clock, config } = platform
  const { digits, prefix } = newCode(config.otp.digits)
  const reference = randomUUID()
  const codeHash = await hashOfCode(platform.keys, reference, prefix + digits)
  return platform.db.transaction(async (tx) => {
    const now = clock.now()
    await oneAtATime(tx, wanted.pan)
    const since = and(
      eq(otpChallenges.pan, wanted.pan),
      gt(otpChallenges.sentAt, new Date(now.getTime() - hour)),
    )
    const [sent] = await tx.select({ number: count() }).from(otpChallenges).where(since)
    if ((sent?.number ?? 0) >= otpLimits.challengesAnHour) throw tooMany(600)
    const { genuine, uniqueId = null, askedBy = null, registration = null, ...kept } = wanted
    const challenge: Challenge = {
      ...kept,
      reference,
      uniqueId,
      askedBy,
      registration,
      prefix,
      codeHash: genuine ? codeHash : null,
      attemptsLeft: otpLimits.attempts,
      resendsLeft: otpLimits.resends,
      sentAt: now,
      expiresAt: new Date(now.getTime() + config.otp.minutes * 60_000),
      validatedAt: null,
      consumedAt: null,
    }
    await tx.insert(otpChallenges).values(challenge)
    await deliverCode(platform, tx, challenge, digits)
    return viewOf(challenge)
  })
}

/** Sends a fresh code for a running challenge; attempts stay as they are. */
export async function resendCode(
  platform: Platform,
  reference: string,
  activity: ActivityType,
): Promise<OtpChallenge> {
  const { digits, prefix } = newCode(platform.config.otp.digits)
  const codeHash = await hashOfCode(platform.keys, reference, prefix + digits)
  return platform.db.transaction(async (tx) => {
    const challenge = await lockChallenge(tx, reference)
    if (!challenge || challenge.activity !== activity || challenge.validatedAt) throw notFound()
    if (challenge.resendsLeft === 0)
      throw new Refusal('-112', 'The code cannot be sent again. Start again for a new one.')
    const now = platform.clock.now()
    const waited = (now.getTime() - challenge.sentAt.getTime()) / 1000
    if (waited < otpLimits.resendSeconds) throw tooMany(otpLimits.resendSeconds - waited)
    const changed = {
      prefix,
      codeHash: challenge.codeHash && codeHash,
      resendsLeft: challenge.resendsLeft - 1,
      sentAt: now,
      expiresAt: new Date(now.getTime() + platform.config.otp.minutes * 60_000),
    }
    await tx.update(otpChallenges).set(changed).where(eq(otpChallenges.reference, reference))
    await deliverCode(platform, tx, { ...challenge, ...changed }, digits)
    return viewOf({ ...challenge, ...changed })
  })
}

export interface TypedCode {
  reference: string
  code: string
  /** The challenge must be of this PAN and activity, or of this first step of one of these activities. */
  of: { pan: string; activity: ActivityType } | { uniqueId: string; activities: readonly ActivityType[] }
}

/** Checks a typed code. Every wrong one costs an attempt (refusal -108). Returns the validated challenge. */
export async function checkCode(platform: Platform, typed: TypedCode): Promise<Challenge> {
  const typedHash = await hashOfCode(platform.keys, typed.reference, typed.code)
  const verdict = await platform.db.transaction((tx) => judge(platform, tx, typed, typedHash))
  if (verdict instanceof Error) throw verdict
  return verdict
}

/** Returns refusals instead of throwing them: the attempt that they cost must be committed. */
async function judge(
  platform: Platform,
  tx: Tx,
  typed: TypedCode,
  typedHash: string,
): Promise<Challenge | Error> {
  const challenge = await lockChallenge(tx, typed.reference)
  if (!challenge || challenge.validatedAt || !belongs(challenge, typed.of)) return notFound()
  const now = platform.clock.now()
  await oneAtATime(tx, challenge.pan)
  const lastHour = and(eq(otpChecks.pan, challenge.pan), gt(otpChecks.at, new Date(now.getTime() - hour)))
  const [checks] = await tx
    .select({ number: count(), first: min(otpChecks.at) })
    .from(otpChecks)
    .where(lastHour)
  if (checks?.first && checks.number >= otpLimits.checksAnHour) return tooManyChecks(checks.first)
  if (challenge.attemptsLeft === 0)
    return new Refusal('-109', 'Maximum attempts exceeded: Start again for a new code.')
  if (challenge.expiresAt <= now) return new Refusal('-111', 'Code expired: Ask for a new code.')
  await tx.insert(otpChecks).values({ id: randomUUID(), pan: challenge.pan, at: now })
  const right = sameHash(challenge.codeHash ?? '', typedHash)
  const changed = right ? { validatedAt: now } : { attemptsLeft: challenge.attemptsLeft - 1 }
  await tx.update(otpChallenges).set(changed).where(eq(otpChallenges.reference, typed.reference))
  await platform.audit.record(tx, {
    event: `otp.${right ? 'validated' : 'refused'}`,
    detail: { activity: challenge.activity },
  })
  return right ? { ...challenge, ...changed } : wrongCode(challenge.attemptsLeft - 1)
}

/** The first check of the hour is the first to be forgotten; the minute is a full one, since it is over by then. */
function tooManyChecks(first: Date): Refusal {
  const minute = 60_000
  const again = Math.ceil((first.getTime() + hour) / minute) * minute
  return new Refusal(
    '-110',
    `Too many codes were checked for this PAN. You can try again from ${formatTime(again)}.`,
  )
}

function wrongCode(triesLeft: number): Refusal {
  const rest =
    triesLeft === 0
      ? 'No tries left. Start again for a new code.'
      : `${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`
  return new Refusal('-108', `Invalid OTP: That code is not right. ${rest}`)
}

const belongs = (challenge: Challenge, of: TypedCode['of']): boolean =>
  'uniqueId' in of
    ? challenge.uniqueId === of.uniqueId && of.activities.some((each) => each === challenge.activity)
    : (challenge.askedBy ?? challenge.pan) === of.pan &&
      challenge.activity === of.activity &&
      !challenge.uniqueId

/**
 * Uses up a validated code for the one thing it was asked for, in that thing's own transaction.
 * Throws refusal -113 when it was not validated, is used, expired, or not of this PAN, activity and code.
 */
export async function consumeOtp(
  platform: Platform,
  tx: Tx,
  typed: { pan: string; activity: ActivityType; reference: string; code: string },
): Promise<void> {
  const challenge = await lockChallenge(tx, typed.reference)
  const typedHash = await hashOfCode(platform.keys, typed.reference, typed.code)
  const usable =
    challenge?.validatedAt &&
    !challenge.consumedAt &&
    challenge.expiresAt > platform.clock.now() &&
    belongs(challenge, typed) &&
    sameHash(challenge.codeHash ?? '', typedHash)
  if (!usable) throw new Refusal('-113', 'Confirm this with a new one-time code.')
  await tx
    .update(otpChallenges)
    .set({ consumedAt: platform.clock.now() })
    .where(eq(otpChallenges.reference, typed.reference))
}

async function lockChallenge(tx: Tx, reference: string): Promise<Challenge | undefined> {
  return (
    await tx.select().from(otpChallenges).where(eq(otpChallenges.reference, reference)).for('update')
  )[0]
}

/** Counts of one PAN are taken one after the other, or parallel calls would slip past a limit. */
async function oneAtATime(tx: Tx, pan: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`otp ${pan}`}))`)
}

function viewOf(challenge: Challenge): OtpChallenge {
  return {
    prefixValue: challenge.prefix,
    referenceNumber: challenge.reference,
    maskedMobile: challenge.mobile && maskPhone(challenge.mobile),
    maskedEmail: challenge.email && maskEmail(challenge.email),
    attemptsLeft: challenge.attemptsLeft,
    resendsLeft: challenge.resendsLeft,
    resendAfterSeconds: otpLimits.resendSeconds,
  }
}
