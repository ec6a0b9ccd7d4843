import { limits } from '@portal/contracts/validation'
import { t } from '@portal/contracts/words/macros'
import { askRegistries, type NamedPerson } from '../kyc-registry/ask-registries'
import { registryPersonOf } from '../kyc-registry/kyc.service'
import { refuseTaxStatus } from '../kyc-registry/pan-check'
import { panServiceOf } from '../kyc-registry/registries'
import { isSamePerson, tidyName } from '../kyc-registry/same-person'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { Refusal, tooMany } from '../platform/refusal'
import { guessesOfCard } from './code-budgets'
import { countGuess } from './count-guess'
import { take } from './hourly-budget'
import { investorById } from './investors'

export const mostPanQuestionsAnHour = limits.anHour.panQuestions

/** Counts a question about a PAN. Throws a 429 after thirty in an hour: three applicants need far fewer. */
export async function countPanQuestion({ db, clock }: Platform, requestedBy: string): Promise<void> {
  const budget = { name: `questions about PANs of ${requestedBy}`, most: mostPanQuestionsAnHour }
  const wait = await db.transaction((tx) => take(tx, clock.now(), [budget]))
  if (wait !== undefined) throw tooMany(wait)
}

type Options = Parameters<typeof askRegistries>[2]

/**
 * Has the registries asked about people whom an investor names. A PAN service that tells no names is asked with name and
 * date of birth of anybody else: whether the house has met the PAN makes no difference, both have to be right together,
 * and each wrong pair is a guess, of which there are so many an hour for one PAN. Returns whether all of them are right;
 * where the service tells the holder, the rules of the calls compare, and it is true. Throws -8017 where a name is
 * missing, -655 of a PAN that may not invest here, a 429 after too many guesses, and as `askRegistries`.
 */
export async function askAboutPeople(
  platform: Platform,
  investor: CallingInvestor,
  people: readonly NamedPerson[],
  options: Options = {},
): Promise<boolean> {
  if (panServiceOf(platform).tellsHolder) {
    await askRegistries(platform, people, options)
    return true
  }
  for (const { pan } of people) refuseTaxStatus(pan)
  let agree = true
  for (const each of people) {
    const isRight =
      each.pan === investor.pan
        ? await askAboutOneself(platform, investor, each, options)
        : await guess(platform, each, options)
    agree &&= isRight
  }
  return agree
}

/** The own name is known; another one on the card has to be typed where the register was never asked about it. */
async function askAboutOneself(
  platform: Platform,
  { id }: CallingInvestor,
  { pan, name, birthDate }: NamedPerson,
  options: Options,
): Promise<boolean> {
  const { name: known } = await investorById(platform.db, id)
  await askRegistries(platform, [{ pan, name: tidyName(name || known), birthDate }], options)
  if (!name && !(await registryPersonOf(platform.db, pan))) throw nameNeeded()
  return true
}

async function guess(
  platform: Platform,
  { pan, name, birthDate }: NamedPerson,
  options: Options,
): Promise<boolean> {
  const { db } = platform
  if (!name || !birthDate) throw nameNeeded()
  const person = { pan, name: tidyName(name), birthDate }
  return countGuess(platform, guessesOfCard(pan), tooMany, async () => {
    // Beside a question with other data that is under way this one is put, too.
    const anew = !(await registryPersonOf(db, pan))
    await askRegistries(platform, [person], { ...options, anew })
    return isSamePerson(await registryPersonOf(db, pan), person)
  })
}

const nameNeeded = (): Refusal =>
  new Refusal('-8017', t`Enter the name of this applicant as on the PAN card.`)
