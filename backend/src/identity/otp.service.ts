import { textOf } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import type { ActivityType, OtpChallenge } from '@portal/contracts/identity/otp'
import { eq } from 'drizzle-orm'
import type { CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal, tooMany } from '../platform/refusal'
import { codesToContact, ownCodes, unknownDevicesCodes } from './code-budgets'
import { hashOfSubject, type OrderInWords, purposeOf, type Subject } from './confirmed-subject'
import { type Budget, take } from './hourly-budget'
import { knowsDevice } from './known-devices'
import { otpActivities } from './otp-activities'
import {
  type Challenge,
  challengeNamed,
  lockChallenge,
  otpLimits,
  placeOfDevice,
  placeOfSession,
  viewOf,
} from './otp-challenge'
import { freshCode } from './otp-code'
import { deliverCode } from './otp-delivery'
import { newReference, openedAtOf } from './otp-reference'
import { passkeyStandsIn } from './passkey-codes'
import type { PendingRegistration } from './pending-registration'
import { otpChallenges } from './schema'
import type { Visitor } from './visitor'

interface NewCode {
  /** Whose code it is. */
  pan: string
  activity: ActivityType
  /** With country code; null where no text message is wanted. */
  mobile: string | null
  email: string | null
}

/** A code that confirms something to an investor who is logged in. */
export interface SessionCode extends NewCode {
  asker: CallingInvestor
  subject: Subject
  /** Of orders, where it confirms those. */
  inWords?: OrderInWords
}

/** One thing that a code confirms, and how its message puts it. */
export interface OnlyFor {
  confirms: string
  purpose: string
}

/** The code of a first step, which somebody who is not logged in starts for a PAN. */
export interface CodeChallengeCode extends NewCode {
  visitor: Visitor
  /** The investor of the PAN, where there is one. */
  investorId: string
  uniqueId: string
  registration?: PendingRegistration
  /** What it is for, where that is not the activity alone. */
  only?: OnlyFor
  /** False sends nothing, so no code can be right, and takes as long. */
  genuine: boolean
}

/**
 * Sends the code of a session: it can be typed in there only, and confirms `subject` only. Throws a 429 after ten codes
 * in an hour.
 */
export async function openSessionCode(platform: Platform, wanted: SessionCode): Promise<OtpChallenge> {
  const { asker, subject, inWords, ...code } = wanted
  const challenge = await open(platform, ownCodes(asker.pan, code.pan, code.activity), {
    ...code,
    openedIn: placeOfSession(asker),
    own: true,
    purpose: (tx) => purposeOf({ db: tx, clock: platform.clock }, code.activity, subject, inWords),
    confirms: hashOfSubject(code.activity, subject),
    uniqueId: null,
    registration: null,
    genuine: true,
  })
  return (await passkeyStandsIn(platform, asker, code)) ? { ...challenge, passkey: true } : challenge
}

/** Sends the code of a first step. Throws a 429 when the PAN, the contact, the device or the address had its share. */
export async function openCodeChallenge(
  platform: Platform,
  wanted: CodeChallengeCode,
): Promise<OtpChallenge> {
  const { visitor, investorId, registration = null, only, ...code } = wanted
  const own = await knowsDevice(platform.db, investorId, visitor.deviceId)
  const budgets = own
    ? ownCodes(code.pan, code.pan, code.activity)
    : [...unknownDevicesCodes(code.pan, visitor), ...codesToContact(registration)]
  return open(platform, budgets, {
    ...code,
    openedIn: placeOfDevice(visitor),
    own,
    purpose: () => only?.purpose ?? textOf(otpActivities[code.activity].purpose),
    confirms: only?.confirms ?? null,
    registration,
  })
}

type Opening = Pick<
  Challenge,
  keyof NewCode | 'openedIn' | 'own' | 'confirms' | 'uniqueId' | 'registration'
> & {
  /** Put into words only once there is a code for it: whoever asks too often has none of the work done. */
  purpose: (tx: Tx) => string | Promise<string>
  genuine: boolean
}

async function open(
  platform: Platform,
  budgets: readonly Budget[],
  { genuine, purpose, ...opening }: Opening,
): Promise<OtpChallenge> {
  const reference = newReference(platform.clock.now())
  const fresh = await freshCode(platform, reference)
  return platform.db.transaction(async (tx) => {
    await takeOrRefuse(platform, tx, budgets, opening.uniqueId ? message('attemptsExceeded') : undefined)
    const challenge: Challenge = {
      ...opening,
      purpose: await purpose(tx),
      reference,
      ...timesOf(platform),
      prefix: fresh.prefix,
      codeHash: genuine ? fresh.codeHash : null,
      attemptsLeft: otpLimits.attempts,
      resendsLeft: otpLimits.resends,
      validatedAt: null,
      consumedAt: null,
    }
    await tx.insert(otpChallenges).values(challenge)
    await deliverCode(platform, tx, challenge, fresh.digits)
    return viewOf(challenge, platform.config)
  })
}

/** A code that was sent, and since when it confirms what it confirms. */
export type SentCode = Pick<Challenge, 'pan' | 'activity' | 'confirms'> & { openedAt: Date }

/**
 * Sends a fresh code for a running challenge; attempts stay as they are. Throws refusal -112 when it was sent often
 * enough, or its first step is too long ago, and what `refuse` throws against what it confirms.
 */
export async function resendCode(
  platform: Platform,
  reference: string,
  activity: ActivityType,
  refuse: (sent: SentCode) => Promise<void>,
): Promise<OtpChallenge> {
  const sent = await challengeNamed(platform.db, reference)
  if (sent?.activity === activity) await refuse({ ...sent, openedAt: openedAtOf(reference) ?? sent.sentAt })
  const { digits, prefix, codeHash } = await freshCode(platform, reference)
  return platform.db.transaction(async (tx) => {
    const challenge = await lockChallenge(tx, reference)
    if (!challenge || challenge.activity !== activity || challenge.validatedAt) throw notFound()
    if (challenge.resendsLeft === 0 || isOver(challenge, platform.clock.now()))
      throw new Refusal('-112', t`We cannot send this code again. Start again for a new one.`)
    const waited = (platform.clock.now().getTime() - challenge.sentAt.getTime()) / 1000
    if (waited < otpLimits.resendSeconds) throw tooMany(otpLimits.resendSeconds - waited)
    if (!challenge.own) await takeOrRefuse(platform, tx, codesToContact(challenge.registration))
    const changed = {
      prefix,
      codeHash: challenge.codeHash && codeHash,
      resendsLeft: challenge.resendsLeft - 1,
      ...timesOf(platform),
    }
    await tx.update(otpChallenges).set(changed).where(eq(otpChallenges.reference, reference))
    await deliverCode(platform, tx, { ...challenge, ...changed }, digits)
    return viewOf({ ...challenge, ...changed }, platform.config)
  })
}

/** A first step that does not tell when it began is one of long ago. */
function isOver({ reference, uniqueId }: Challenge, now: Date): boolean {
  const openedAt = openedAtOf(reference)?.getTime() ?? 0
  return uniqueId !== null && now.getTime() - openedAt >= otpLimits.codeChallengeMinutes * 60_000
}

function timesOf({ clock, config }: Platform): Pick<Challenge, 'sentAt' | 'expiresAt'> {
  const sentAt = clock.now()
  return { sentAt, expiresAt: new Date(sentAt.getTime() + config.otp.minutes * 60_000) }
}

/** Whoever is on the way in reads the catalogue's words, which say when there are codes again. */
async function takeOrRefuse(
  { clock }: Platform,
  tx: Tx,
  budgets: readonly Budget[],
  text?: string,
): Promise<void> {
  const wait = await take(tx, clock.now(), budgets)
  if (wait !== undefined) throw tooMany(wait, text)
}
