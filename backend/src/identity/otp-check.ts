import { t } from '@portal/contracts/words/macros'
import type { ActivityType } from '@portal/contracts/identity/otp'
import { formatTime } from '@portal/contracts/format'
import { and, eq, isNull } from 'drizzle-orm'
import type { CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { confirmations, ownChecks, ownCodes, unknownDevicesChecks } from './code-budgets'
import { hashOfSubject, type Subject } from './confirmed-subject'
import { isContactOf } from './contact-of'
import { type Budget, giveBack, spend, take, waitFor } from './hourly-budget'
import { investorByPan } from './investors'
import { belongs, type Challenge, challengeNamed, lockChallenge, type Typist } from './otp-challenge'
import { hashOfCode, sameHash, wrongCode } from './otp-code'
import { countFailure } from './proof-of-work'
import { otpChallenges } from './schema'

export interface TypedCode {
  reference: string
  code: string
  by: Typist
}

/** Checks a typed code. Every wrong one costs an attempt (refusal -108). Returns the validated challenge. */
export async function checkCode(platform: Platform, typed: TypedCode): Promise<Challenge> {
  const typedHash = await hashOfCode(platform.keys, typed.reference, typed.code)
  const verdict = await platform.db.transaction((tx) => validate(platform, tx, typed, typedHash))
  if (verdict instanceof Error) throw verdict
  return verdict
}

/** Returns refusals instead of throwing them: the attempt that they cost must be committed. */
async function validate(
  platform: Platform,
  tx: Tx,
  typed: TypedCode,
  typedHash: string,
): Promise<Challenge | Error> {
  const challenge = await lockChallenge(tx, typed.reference)
  if (!challenge || challenge.validatedAt || !belongs(challenge, typed.by)) return notFound()
  if (challenge.attemptsLeft === 0)
    return new Refusal('-109', t`Maximum attempts exceeded: Start again for a new code.`)
  const now = platform.clock.now()
  if (challenge.expiresAt <= now) return new Refusal('-111', t`Code expired: Ask for a new code.`)
  const { wrong, right, codes } = budgetsOf(challenge, typed.by)
  // Before the code is looked at: whether it is right is not told to whoever has guessed too often.
  const wait = await waitFor(tx, now, [...wrong, ...right])
  if (wait !== undefined) return tooManyChecks(now, wait)
  if (!sameHash(challenge.codeHash ?? '', typedHash) || (await wentElsewhere(tx, challenge))) {
    await spend(tx, now, wrong)
    if ('visitor' in typed.by) await countFailure(platform, tx, typed.by.visitor)
    return spendTry(platform, tx, challenge)
  }
  await spend(tx, now, right)
  await giveBack(tx, codes)
  const validated = { validatedAt: now }
  await tx.update(otpChallenges).set(validated).where(eq(otpChallenges.reference, typed.reference))
  await record(platform, tx, challenge, 'otp.validated')
  return { ...challenge, ...validated }
}

/** Whether the person of the PAN became known since, and not by the contact that the code was sent to. */
async function wentElsewhere(tx: Tx, { pan, registration }: Challenge): Promise<boolean> {
  const investor = registration && (await investorByPan(tx, pan))
  return Boolean(investor && !isContactOf(investor, registration))
}

/** What a wrong and a right code count in, and what a right one gives back: strangers' use up nothing of an investor's own. */
function budgetsOf(
  { pan, own, activity }: Challenge,
  by: Typist,
): Record<'wrong' | 'right' | 'codes', Budget[]> {
  const asker = 'investor' in by ? by.investor.pan : pan
  if (!own && 'visitor' in by) return { wrong: unknownDevicesChecks(pan, by.visitor), right: [], codes: [] }
  return {
    wrong: ownChecks(asker, pan, activity),
    right: confirmations(asker, pan, activity),
    codes: ownCodes(asker, pan, activity),
  }
}

/** The minute is a full one, since it is over by then. */
export function tooManyChecks(now: Date, wait: number): Refusal {
  const minute = 60_000
  const again = Math.ceil((now.getTime() + wait * 1000) / minute) * minute
  return new Refusal(
    '-110',
    t`Too many codes were checked for this PAN. You can try again from ${{ again: formatTime(again) }}.`,
  )
}

async function spendTry(platform: Platform, tx: Tx, challenge: Challenge): Promise<Refusal> {
  const attemptsLeft = challenge.attemptsLeft - 1
  await tx.update(otpChallenges).set({ attemptsLeft }).where(eq(otpChallenges.reference, challenge.reference))
  await record(platform, tx, challenge, 'otp.refused')
  return wrongCode(attemptsLeft)
}

function record({ audit }: Platform, tx: Tx, { activity }: Challenge, event: string): Promise<void> {
  return audit.record(tx, { event, detail: { activity } })
}

/** A validated code, and what it is to confirm. */
export interface CodeUse {
  investor: CallingInvestor
  /** Whom the code was sent to, where another holder confirms; else the investor. */
  pan?: string
  activity: ActivityType
  reference: string
  code: string
  subject: Subject
}

const needsNewCode = () => new Refusal('-113', t`Confirm this with a new one-time code.`)

/**
 * Counts a wrong code that comes with what it should confirm, as at the check: otherwise tries would be free there.
 * To be called before the transaction that uses the code up, which undoes whatever a refusal leaves. Throws -113.
 */
export async function countWrongCode(platform: Platform, use: CodeUse): Promise<void> {
  const typedHash = await hashOfCode(platform.keys, use.reference, use.code)
  const isWrongFor = (challenge: Challenge | undefined): challenge is Challenge =>
    challenge !== undefined && belongs(challenge, use) && !sameHash(challenge.codeHash ?? '', typedHash)
  // Only what is to be counted needs the lock, and is looked at again under it.
  if (!isWrongFor(await challengeNamed(platform.db, use.reference))) return
  const isWrong = await platform.db.transaction(async (tx) => {
    const challenge = await lockChallenge(tx, use.reference)
    if (!isWrongFor(challenge)) return false
    // Without tries left it confirms nothing any more, so nothing is learnt from it.
    if (challenge.attemptsLeft > 0) {
      await take(tx, platform.clock.now(), budgetsOf(challenge, use).wrong)
      await spendTry(platform, tx, challenge)
    }
    return true
  })
  if (isWrong) throw needsNewCode()
}

/**
 * Uses up a validated code for the one thing it was asked for, in that thing's own transaction. Throws refusal -113
 * when it was not validated, is used, expired, out of tries, or not of this person, session, activity, content and code.
 */
export async function consumeOtp(platform: Platform, tx: Tx, use: CodeUse): Promise<void> {
  const now = platform.clock.now()
  // Taken before it is looked at, so that nobody else uses it meanwhile; a refusal undoes it with the transaction.
  const [challenge] = await tx
    .update(otpChallenges)
    .set({ consumedAt: now })
    .where(and(eq(otpChallenges.reference, use.reference), isNull(otpChallenges.consumedAt)))
    .returning()
  const typedHash = await hashOfCode(platform.keys, use.reference, use.code)
  const usable =
    challenge?.validatedAt &&
    challenge.attemptsLeft > 0 &&
    challenge.expiresAt > now &&
    challenge.pan === (use.pan ?? use.investor.pan) &&
    belongs(challenge, use) &&
    challenge.confirms === hashOfSubject(use.activity, use.subject) &&
    sameHash(challenge.codeHash ?? '', typedHash)
  if (!usable) throw needsNewCode()
}
