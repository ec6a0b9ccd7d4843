import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { maskEmail, maskName, maskPhone, shortNumber } from '@portal/contracts/format'
import * as z from 'zod/mini'
import { type FolioFacts } from '../../folios/folio-reader'
import { investorByPan, setProfile } from '../../identity/investors'
import { setContact } from '../../identity/set-contact'
import type { Tx } from '../../platform/database'
import { registryPersonOf } from '../../kyc-registry/kyc.service'
import { notFound, Refusal } from '../../platform/refusal'
import type { Change } from '../detail-texts'
import { addressHeld } from '../request.repository'
import type { RequestFacts, RequestKind } from './kind'
import { folioIn, holdersNamed } from './nominees'

const JointTerms = z.object({
  folioNo: z.string(),
  place: z.int(),
  email: z.string(),
  mobile: z.string(),
  /** Where the holder was reached when it was asked for; null: nowhere. */
  before: z.nullable(z.object({ email: z.string(), mobile: z.string() })),
})
type JointTerms = z.infer<typeof JointTerms>

function holderOf(folio: FolioFacts, place: number): { pan: string; name: string } {
  const holder = holdersNamed(folio)[place - 1]
  if (!holder || place < 2) throw notFound()
  return holder
}

const holderAt = (facts: RequestFacts, place: number) => holderOf(folioIn(facts), place)

/** Where a joint holder is reached now: told too when that becomes another place. Throws a 404. */
export async function jointContact(tx: Tx, folio: FolioFacts, place: number): Promise<JointTerms['before']> {
  const known = await investorByPan(tx, holderOf(folio, place).pan)
  return known && (known.email || known.mobile) ? { email: known.email, mobile: known.mobile } : null
}

/** How a joint holder is reached who has no user id: without it nobody can send that holder a code. */
export const jointHolderKind: RequestKind<JointTerms> = {
  code: 'CAP',
  signers: 'first holder',
  terms: JointTerms,
  title: () => t`Joint holder’s contact`,
  inWords: (_facts, { folioNo }) =>
    t`change the contact of a joint holder of folio ${{ folioNo: shortNumber(folioNo) }}`,
  folioOf: ({ folioNo }) => folioNo,
  async check(facts, { place, email, mobile }) {
    const holder = holderAt(facts, place)
    if ((await investorByPan(facts.tx, holder.pan))?.registered)
      throw new Refusal('-573', t`This holder has a user ID here and changes the contact after logging in.`)
    const { investor } = facts
    if (investor.email === email && investor.mobile === mobile) throw new Refusal('-574', message('E133'))
  },
  async changes(facts, { place, email, mobile }) {
    const holder = holderAt(facts, place)
    const before = await investorByPan(facts.tx, holder.pan)
    const name = maskName(holder.name)
    return [
      {
        label: { code: 'emailOf', values: { name } },
        from: before?.email ? { text: maskEmail(before.email) } : null,
        to: { text: maskEmail(email) },
      },
      {
        label: { code: 'mobileOf', values: { name } },
        from: before?.mobile ? { text: maskPhone(before.mobile) } : null,
        to: { text: maskPhone(mobile) },
      },
    ]
  },
  newContacts: (facts, { place, email, mobile }) => [{ ...holderAt(facts, place), email, mobile }],
  alsoTold: ({ before }) => (before ? [before] : []),
  needsReview: () => true,
  waitsUntil: () => null,
  carryOut: (facts, { place, email, mobile }) =>
    setContact(facts.tx, holderAt(facts, place), {
      email,
      mobile,
      countryCode: '+91',
      isInternational: false,
      contactChangedAt: facts.platform.clock.now(),
    }),
}

const ProfileTerms = z.object({
  birthDate: z.nullable(z.string()),
  defaultCommunication: z.nullable(z.boolean()),
  /** As the KYC agency had it when it was asked for. */
  address: z.optional(z.string()),
})
type ProfileTerms = z.infer<typeof ProfileTerms>

const isSame = (investor: { defaultCommunication: boolean }, requested: boolean | null): boolean =>
  requested === null || requested === investor.defaultCommunication

/** A date of birth that is missing, the address of the KYC, and the word that the contact on record is the right one. */
export const profileKind: RequestKind<ProfileTerms> = {
  code: 'UP',
  terms: ProfileTerms,
  title: () => t`Update profile`,
  inWords: () => t`update your profile`,
  folioOf: () => null,
  async check({ tx, investor }, { birthDate, defaultCommunication, address }) {
    if (address !== undefined && address === (await addressHeld(tx, investor.pan)))
      throw new Refusal('-671', t`We have this address already. If you moved, change it in your KYC first.`)
    if (birthDate === null && address === undefined && isSame(investor, defaultCommunication))
      throw new Refusal('-575', t`Nothing was changed. Change a detail, or go back.`)
    if (birthDate === null) return
    if (investor.birthDate)
      throw new Refusal('-575', t`We have your date of birth. Correct it with your KYC agency.`)
    const person = await registryPersonOf(tx, investor.pan)
    if (person?.birthDate !== birthDate)
      throw new Refusal('-576', t`This is not the date of birth on your PAN card. Check the card.`)
  },
  async changes({ tx, investor }, { birthDate, defaultCommunication, address }) {
    const changes: Change[] = []
    if (address) {
      const held = await addressHeld(tx, investor.pan)
      changes.push({ label: { code: 'address' }, from: held ? { text: held } : null, to: { text: address } })
    }
    if (birthDate)
      changes.push({
        label: { code: 'birthDate' },
        from: null,
        to: { code: 'day', values: { day: birthDate } },
      })
    if (!isSame(investor, defaultCommunication))
      changes.push({
        label: { code: 'contactOnRecord' },
        from: null,
        to: { code: defaultCommunication ? 'confirmed' : 'notConfirmed' },
      })
    return changes
  },
  needsReview: () => false,
  waitsUntil: () => null,
  carryOut: ({ tx, investor }, { birthDate, defaultCommunication }) =>
    setProfile(tx, investor.pan, {
      defaultCommunication: defaultCommunication ?? investor.defaultCommunication,
      ...(birthDate && { birthDate }),
    }),
}
