import type { PanCard } from '@portal/contracts/identity/auth'
import { validateName, validatePastDate } from '@portal/contracts/validation'
import { t } from '@portal/contracts/words/macros'
import { eq } from 'drizzle-orm'
import { helpline } from '../content/brand'
import { askRegistries } from '../kyc-registry/ask-registries'
import { registryPersonOf } from '../kyc-registry/kyc.service'
import { isSamePerson, tidyName } from '../kyc-registry/same-person'
import type { Platform } from '../platform/module'
import { badRequest, Refusal } from '../platform/refusal'
import { unknownDevicesChecks } from './code-budgets'
import { countGuess } from './count-guess'
import type { Challenge } from './otp-challenge'
import { tooManyChecks } from './otp-check'
import { triesLeft } from './otp-code'
import { countFailure } from './proof-of-work'
import { otpChallenges } from './schema'
import type { Visitor } from './visitor'

interface Typed {
  card: PanCard | undefined
  visitor: Visitor
}

/**
 * Compares what somebody new typed of a PAN card with the register, where the PAN service tells no names. A wrong card is a
 * guess like a wrong code: it costs one of the tries of the code, and counts in the same hours of the PAN, the address and
 * the device; which of both was wrong is not said, or somebody could find out a stranger's. Throws -544 where nothing
 * was typed, -545 where it is not so (-109 after the last try), -110 after too many, -107 where the PAN does not count, and
 * as `askRegistries`.
 */
export async function confirmCard(
  platform: Platform,
  challenge: Challenge,
  { card, visitor }: Typed,
): Promise<void> {
  const { db, clock } = platform
  const { pan } = challenge
  if (!card) throw new Refusal('-544', t`Enter your name and date of birth as on your PAN card.`)
  const wrong = validateName(card.name) ?? validatePastDate(card.dob, clock.today())
  if (wrong) throw badRequest(wrong)
  const person = { pan, name: tidyName(card.name), birthDate: card.dob }
  const tries = unknownDevicesChecks(pan, visitor)
  const refuse = (seconds: number) => tooManyChecks(clock.now(), seconds)
  let notCounting: string[] = []
  const isRight = await countGuess(platform, tries, refuse, async () => {
    // Anew: beside a question with other data that is under way this one is put, too.
    notCounting = await askRegistries(platform, [person], { consent: 'registration', anew: true })
    return isSamePerson(await registryPersonOf(db, pan), person)
  })
  if (notCounting.includes(pan)) throw unknownPan()
  if (!isRight) throw await wrongCard(platform, challenge, visitor)
}

/** That the register has no such PAN. */
export const unknownPan = (): Refusal =>
  new Refusal(
    '-107',
    t`We could not find this PAN in the PAN register. Check your card, or call ${helpline}.`,
  )

async function wrongCard(
  platform: Platform,
  { reference, activity, attemptsLeft }: Challenge,
  visitor: Visitor,
): Promise<Refusal> {
  const left = attemptsLeft - 1
  await platform.db.transaction(async (tx) => {
    await countFailure(platform, tx, visitor)
    await tx.update(otpChallenges).set({ attemptsLeft: left }).where(eq(otpChallenges.reference, reference))
    await platform.audit.record(tx, { event: 'identity.card.refused', detail: { activity } })
  })
  if (left === 0) return new Refusal('-109', t`Maximum attempts exceeded: Start again for a new code.`)
  return new Refusal(
    '-545',
    t`This PAN, name and date of birth do not match. Enter all as on the PAN card. ${{ left: triesLeft(left) }}.`,
  )
}
