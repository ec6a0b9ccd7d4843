import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { addDays, formatDate, indiaDate, maskAccount, shortNumber } from '@portal/contracts/format'
import { limits } from '@portal/contracts/validation'
import * as z from 'zod/mini'
import { addFolioBank, correctBank, removeFolioBank, setDefaultBank } from '../../folios/change-folio'
import type { FolioBank, FolioFacts } from '../../folios/folio-reader'
import { investorByPan } from '../../identity/investors'
import type { Tx } from '../../platform/database'
import { notFound, Refusal } from '../../platform/refusal'
import type { NamedAccount } from '../../payments/account-check'
import { keepVerified } from '../../payments/penny-drop'
import { plansInFolios } from '../../plan-register/plan.repository'
import { banksOfOpenOrders } from '../../orders/move-orders'
import { openRequests } from '../request.repository'
import { goingOn } from '../request-state'
import { wireWord } from '../detail-texts'
import type { RequestFacts, RequestKind, RequestRow } from './kind'
import { folioIn } from './nominees'

const { bankCooling } = limits.days
const named = (bank: { bankName: string; accountNumber: string }): string =>
  `${bank.bankName} ••${bank.accountNumber.slice(-4)}`
const inFolio = (folioNo: string) => `folio ${shortNumber(folioNo)}`
const accountType = z.enum(['Savings', 'Current', 'NRO', 'NRE'])

const AddTerms = z.object({
  /** Null: of a folio that is still to be opened. */
  folioNo: z.nullable(z.string()),
  ifsc: z.string(),
  accountNumber: z.string(),
  accountType,
  bankName: z.string(),
  branchName: z.string(),
  branchCity: z.string(),
  /** False: a cheque has to prove whose it is. */
  nameMatches: z.boolean(),
})
type AddTerms = z.infer<typeof AddTerms>

/**
 * One more account of a folio: on trial for ten days, so that a thief has to wait and its owner hears of it. Of a folio to
 * come nothing changes yet: a person only sees whose the account is, so that needs no code, and what it is used for does.
 */
export const addBankKind: RequestKind<AddTerms> = {
  code: 'UB',
  several: true,
  needsNoCode: ({ folioNo }) => folioNo === null,
  joins: async ({ tx, investor }, { folioNo, accountNumber, ifsc }) =>
    folioNo === null ? runningProof(tx, investor.pan, { accountNumber, ifscCode: ifsc }) : undefined,
  terms: AddTerms,
  title: (terms) => t`New bank, ${{ terms: named(terms) }}`,
  inWords: (_facts, terms) =>
    terms.folioNo === null
      ? t`add ${{ bank: named(terms) }} to a new folio`
      : t`add ${{ bank: named(terms) }} to ${{ folio: inFolio(terms.folioNo) }}`,
  folioOf: ({ folioNo }) => folioNo,
  async check(facts, terms) {
    if (terms.folioNo === null) return
    const why = await whyNoMoreBanks(facts)
    if (why) throw why
    const { ifsc, accountNumber } = terms
    if (folioIn(facts).banks.some((bank) => bank.ifsc === ifsc && bank.accountNumber === accountNumber))
      throw new Refusal('-564', message('duplicateAccount'))
  },
  changes: (_facts, terms) =>
    Promise.resolve([
      {
        label: { code: 'bankAccount' },
        from: null,
        to: { text: `${terms.bankName} ${maskAccount(terms.accountNumber)}` },
      },
      { label: { text: 'IFSC' }, from: null, to: { text: terms.ifsc } },
      { label: { code: 'accountType' }, from: null, to: wireWord(terms.accountType) },
    ]),
  needsReview: (_facts, { nameMatches }) => !nameMatches,
  waitsUntil: ({ today }, { folioNo }) => (folioNo === null ? null : addDays(today, bankCooling)),
  async begin({ tx, investor, today }, { folioNo, nameMatches: _proof, ...account }) {
    if (folioNo === null) return
    const usableFrom = addDays(today, bankCooling)
    await addFolioBank(tx, { pan: investor.pan, folioNo, usableFrom }, account)
  },
  async undo(facts, { folioNo, ifsc, accountNumber }) {
    if (folioNo === null) return
    const added = folioIn(facts).banks.find(
      (bank) => bank.ifsc === ifsc && bank.accountNumber === accountNumber,
    )
    if (added) await removeFolioBank(facts.tx, folioNo, added.bankId)
  },
  async carryOut({ tx, platform, investor }, { folioNo, accountNumber, ifsc }, { requestNumber }) {
    if (folioNo !== null) return
    const known = { reference: `cheque of ${requestNumber}`, verifiedAt: platform.clock.now() }
    await keepVerified(tx, investor.id, { accountNumber, ifscCode: ifsc }, known)
  },
}

/** The request by which a person looks whose an account of a folio to come is; undefined where nobody does. */
export async function runningProof(
  tx: Tx,
  pan: string,
  account: NamedAccount,
): Promise<RequestRow | undefined> {
  const about = { pan, folioNo: null, codes: ['UB'] as const }
  return (await openRequests(tx, about, goingOn)).find(({ terms }) => {
    const { accountNumber, ifsc } = AddTerms.parse(terms)
    return accountNumber === account.accountNumber && ifsc === account.ifscCode
  })
}

/** Why a folio takes no account now: it has five, or a holder's contact was changed a few days ago (S5.063, S5.071). */
export async function whyNoMoreBanks(facts: RequestFacts): Promise<Refusal | undefined> {
  const { tx, investor, today, requestId } = facts
  const folio = folioIn(facts)
  const about = { pan: investor.pan, folioNo: folio.folioNo, codes: ['UB'] as const }
  const requested = await openRequests(tx, about, ['in_review', 'paper_wanted'])
  const coming = requested.filter(({ id }) => id !== requestId).length
  if (folio.banks.length + coming >= limits.entries.banksOfAFolio)
    return new Refusal('-563', message('tooManyBanks', { most: limits.entries.banksOfAFolio }))
  const changed = await lastContactChange(tx, folio)
  if (!changed) return undefined
  const date = addDays(changed, bankCooling)
  if (date <= today) return undefined
  return new Refusal(
    '-565',
    message('bankAfterContactChange', { changed: formatDate(changed), date: formatDate(date) }),
  )
}

/** The day on which the contact of any holder became another one: all of them confirm an account by it. */
async function lastContactChange(tx: Tx, { holders }: FolioFacts): Promise<string | undefined> {
  const people = await Promise.all(holders.map(({ pan }) => investorByPan(tx, pan)))
  const days = people.flatMap((person) =>
    person?.contactChangedAt ? [indiaDate(person.contactChangedAt)] : [],
  )
  return days.sort().at(-1)
}

const OwnBank = { folioNo: z.string(), bankId: z.string() }

/** An account of the folio. Throws a 404 for every other one. */
export function bankIn(facts: RequestFacts, bankId: string): FolioBank {
  const bank = folioIn(facts).banks.find((each) => each.bankId === bankId)
  if (!bank) throw notFound()
  return bank
}

const DefaultTerms = z.object({ action: z.enum(['DEFAULT', 'DELETE']), ...OwnBank })
type DefaultTerms = z.infer<typeof DefaultTerms>

/** Which account is paid first, and which is there no more. */
export const defaultBankKind: RequestKind<DefaultTerms> = {
  code: 'DCB',
  terms: DefaultTerms,
  title: ({ action }) => (action === 'DEFAULT' ? t`Change the default bank` : t`Delete a bank account`),
  inWords: (facts, { action, bankId, folioNo }) =>
    action === 'DEFAULT'
      ? t`make ${{ bankId: named(bankIn(facts, bankId)) }} the default bank of ${{ folioNo: inFolio(folioNo) }}`
      : t`delete ${{ bankId: named(bankIn(facts, bankId)) }} from ${{ folioNo: inFolio(folioNo) }}`,
  folioOf: ({ folioNo }) => folioNo,
  async check(facts, { action, bankId }) {
    const bank = bankIn(facts, bankId)
    if (action === 'DELETE') {
      const why = await whyKept(facts, bank)
      if (why) throw new Refusal('-567', why)
    } else if (bank.isDefault) throw new Refusal('-568', t`This is the default bank already.`)
    else if (bank.usableFrom > facts.today)
      throw new Refusal('-566', message('bankCoolingPeriod', { date: formatDate(bank.usableFrom) }))
  },
  changes(facts, { action, bankId }) {
    const bank = { text: named(bankIn(facts, bankId)) }
    const before = folioIn(facts).banks.find(({ isDefault }) => isDefault)
    return Promise.resolve(
      action === 'DEFAULT'
        ? [{ label: { code: 'defaultBank' }, from: before ? { text: named(before) } : null, to: bank }]
        : [{ label: { code: 'bankAccount' }, from: bank, to: { code: 'deleted' } }],
    )
  },
  needsReview: () => false,
  waitsUntil: () => null,
  carryOut: ({ tx }, { action, folioNo, bankId }) =>
    action === 'DEFAULT' ? setDefaultBank(tx, folioNo, bankId) : removeFolioBank(tx, folioNo, bankId),
}

/** Why an account stays in its folio; null where it may go. */
export async function whyKept(facts: RequestFacts, bank: FolioBank): Promise<string | null> {
  const { tx } = facts
  const { folioNo, banks } = folioIn(facts)
  if (banks.length === 1) return t`A folio needs one account. Add another one first.`
  if (bank.isDefault) return t`Redemptions are paid here. Make another account the default first.`
  const running = ['ACTIVE', 'PAUSED']
  const plans = (await plansInFolios(tx, [folioNo])).filter(({ state }) => running.includes(state))
  if (plans.some(({ bankId }) => bankId === bank.bankId))
    return t`A systematic plan of yours pays here. Change that plan first.`
  if ((await banksOfOpenOrders(tx, folioNo)).includes(bank.bankId))
    return t`A redemption is on its way here. Delete it once you have been paid.`
  return null
}

const IfscTerms = z.object({
  ...OwnBank,
  ifsc: z.string(),
  bankName: z.string(),
  branchName: z.string(),
  branchCity: z.string(),
})
type IfscTerms = z.infer<typeof IfscTerms>

/** A merged bank or branch has another IFSC; a person looks whether that merger took place. */
export const ifscKind: RequestKind<IfscTerms> = {
  code: 'UI',
  terms: IfscTerms,
  title: () => t`Update the IFSC`,
  inWords: (facts, { bankId, ifsc, folioNo }) =>
    t`change the IFSC of ${{ bankId: named(bankIn(facts, bankId)) }} in ${{ folioNo: inFolio(folioNo) }} to ${ifsc}`,
  folioOf: ({ folioNo }) => folioNo,
  check(facts, { bankId, ifsc }) {
    if (bankIn(facts, bankId).ifsc === ifsc)
      throw new Refusal('-569', t`This account has this IFSC already. Enter the new one of your branch.`)
    return Promise.resolve()
  },
  changes(facts, { bankId, ifsc, bankName, branchName }) {
    const bank = bankIn(facts, bankId)
    return Promise.resolve([
      {
        label: { code: 'ifscOf', values: { bank: named(bank) } },
        from: { text: bank.ifsc },
        to: { text: ifsc },
      },
      {
        label: { code: 'branch' },
        from: { text: `${bank.bankName}, ${bank.branchName}` },
        to: { text: `${bankName}, ${branchName}` },
      },
    ])
  },
  needsReview: () => true,
  waitsUntil: () => null,
  carryOut: ({ tx }, { folioNo: _folio, bankId, ...branch }) => correctBank(tx, bankId, branch),
}

const TypeTerms = z.object({ ...OwnBank, accountType })
type TypeTerms = z.infer<typeof TypeTerms>

/** The type of an account, as when its owner moved abroad. */
export const accountTypeKind: RequestKind<TypeTerms> = {
  code: 'DCC',
  terms: TypeTerms,
  title: () => t`Correct an account type`,
  inWords: (facts, { bankId, accountType: type, folioNo }) =>
    t`make ${{ bankId: named(bankIn(facts, bankId)) }} in ${{ folioNo: inFolio(folioNo) }} a ${type} account`,
  folioOf: ({ folioNo }) => folioNo,
  check(facts, { bankId, accountType: type }) {
    if (bankIn(facts, bankId).accountType === type)
      throw new Refusal('-570', t`This is a ${type} account already. Choose another type.`)
    return Promise.resolve()
  },
  changes(facts, { bankId, accountType: type }) {
    const bank = bankIn(facts, bankId)
    return Promise.resolve([
      {
        label: { code: 'typeOf', values: { bank: named(bank) } },
        from: wireWord(bank.accountType),
        to: wireWord(type),
      },
    ])
  },
  needsReview: () => true,
  waitsUntil: () => null,
  carryOut: ({ tx }, { bankId, accountType: type }) => correctBank(tx, bankId, { accountType: type }),
}
