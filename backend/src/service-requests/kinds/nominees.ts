import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { NomineeTerms } from '@portal/contracts/folios/nominee'
import { maskPan, relationNames, shortNumber } from '@portal/contracts/format'
import {
  limits,
  type NomineeFault,
  nomineeListFaults,
  validateNomineeShares,
} from '@portal/contracts/validation'
import * as z from 'zod/mini'
import { setNominees } from '../../folios/change-folio'
import type { FolioFacts, FolioNominee } from '../../folios/folio-reader'
import { Refusal } from '../../platform/refusal'
import type { OutsideText } from '../../platform/stored-text'
import type { RequestFacts, RequestKind } from './kind'

const Terms = z.object({ folioNo: z.string(), nominees: z.array(NomineeTerms) })
type Terms = z.infer<typeof Terms>

const codes: Readonly<Record<NomineeFault['fault'], string>> = {
  nomineeIncomplete: '-555',
  nomineeNameConflict: '-556',
  nomineePanConflict: '-557',
  nomineeIdConflict: '-558',
  guardianNameConflict: '-559',
}

/** The nominees of a folio, the first ones or others in their place. */
export const nomineesKind: RequestKind<Terms> = {
  code: 'UN',
  terms: Terms,
  title: () => t`Change nominees`,
  inWords: (_facts, { folioNo, nominees }) =>
    nominees.length === 1
      ? t`name ${{ names: summary(nominees) }} as nominee of folio ${{ folio: shortNumber(folioNo) }}`
      : t`name ${{ names: summary(nominees) }} as nominees of folio ${{ folio: shortNumber(folioNo) }}`,
  folioOf: ({ folioNo }) => folioNo,
  check: (facts, { nominees }) => Promise.resolve(checkNominees(facts, nominees)),
  changes: (facts, { nominees }) =>
    Promise.resolve([
      { label: { code: 'nominees' }, from: nomineesNow(facts), to: { text: summary(nominees) } },
      ...nominees.flatMap(({ name, birthDate, guardianName }) =>
        guardianName && birthDate
          ? [
              {
                label: { code: 'guardianOf', values: { name, birthDate } } as const,
                from: null,
                to: { text: guardianName },
              },
            ]
          : [],
      ),
    ]),
  needsReview: () => false,
  waitsUntil: () => null,
  carryOut: ({ tx, platform }, { folioNo, nominees }) =>
    setNominees(tx, folioNo, nominees.map(asFolioHasIt), platform.clock.now()),
}

/** The holders choose to have no nominee. */
export const optOutKind: RequestKind<{ folioNo: string }> = {
  code: 'DCN',
  terms: z.object({ folioNo: z.string() }),
  title: () => t`Opt out of nomination`,
  inWords: (_facts, { folioNo }) => t`have no nominee in folio ${{ folioNo: shortNumber(folioNo) }}`,
  folioOf: ({ folioNo }) => folioNo,
  check(facts) {
    const { nominees, nominationDeclinedAt } = folioIn(facts)
    if (!nominees.length && nominationDeclinedAt)
      throw new Refusal('-560', t`You have opted out of nomination in this folio already.`)
    return Promise.resolve()
  },
  changes: (facts) =>
    Promise.resolve([{ label: { code: 'nominees' }, from: nomineesNow(facts), to: { code: 'noNominee' } }]),
  needsReview: () => false,
  waitsUntil: () => null,
  carryOut: ({ tx, platform }, { folioNo }) => setNominees(tx, folioNo, [], platform.clock.now()),
}

export function folioIn({ folio }: RequestFacts): FolioFacts {
  if (!folio) throw new Error('a request of this kind is about a folio')
  return folio
}

function nomineesNow(facts: RequestFacts): OutsideText | null {
  const { nominees } = folioIn(facts)
  return nominees.length ? { text: summary(nominees) } : null
}

/** The holders of a folio by their whole names. */
export const holdersNamed = ({ holders }: FolioFacts) =>
  holders.map(({ firstName, middleName, lastName, pan }) => ({
    pan,
    name: [firstName, middleName, lastName].filter(Boolean).join(' '),
  }))

function checkNominees(facts: RequestFacts, nominees: readonly NomineeTerms[]): void {
  const folio = folioIn(facts)
  if (nominees.length > limits.entries.nominees)
    throw new Refusal('-554', t`You can name at most ${{ nominees: limits.entries.nominees }} nominees.`)
  const [fault] = nomineeListFaults(nominees, holdersNamed(folio), facts.today)
  if (fault) throw new Refusal(codes[fault.fault], message(fault.fault))
  const shares = validateNomineeShares(nominees.map(({ sharePercent }) => sharePercent))
  if (shares) throw new Refusal('-554', shares)
  if (JSON.stringify(nominees.map(asFolioHasIt)) === JSON.stringify(folio.nominees.map(plain)))
    throw new Refusal('-560', message('nomineeUnchanged'))
}

function asFolioHasIt(nominee: NomineeTerms): FolioNominee {
  const { name, relation, sharePercent, birthDate, identityKind, identityNumber, guardianName } = nominee
  const written = { name: name.trim(), relation: relationNames[relation], sharePercent, birthDate }
  return { ...written, identityKind, identityNumber: identityNumber.trim().toUpperCase(), guardianName }
}

function plain(nominee: FolioNominee): FolioNominee {
  const { name, relation, sharePercent, birthDate, identityKind, identityNumber, guardianName } = nominee
  return { name, relation, sharePercent, birthDate, identityKind, identityNumber, guardianName }
}

/** "Rohan Verma 60%, Mira Verma 40%" */
export const summary = (nominees: readonly { name: string; sharePercent: number }[]): string =>
  nominees.map(({ name, sharePercent }) => `${name.trim()} ${sharePercent}%`).join(', ')

/** What proves who a nominee is, as much of it as a page shows. */
export const maskedIdentity = ({ identityKind, identityNumber }: FolioNominee): string | null =>
  identityNumber && (identityKind === 'PAN' ? maskPan(identityNumber) : `XXXX${identityNumber.slice(-4)}`)
