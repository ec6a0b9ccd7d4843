import type * as z from 'zod/mini'
import { mandatePaymentModes } from '@portal/contracts/format'
import { nextSipDay } from '@portal/contracts/validation'
import { indiaDate, type Frequency, type SipTiming } from '@portal/kernel'
import { BusinessDate } from '@portal/contracts/wire/common'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { BankAccount } from '@portal/contracts/folios/investor'
import type { SipGoal, SipPeriod } from '@portal/contracts/schemes/investment'
import { SipDate, type SmartSip } from '@portal/contracts/orders/order-terms'
import type { PayingMandate, sipApi } from '@portal/contracts/systematic-plans/sip'
import type {
  DraftPayment,
  TransactionDetails,
  TransactionDraft,
} from '@portal/contracts/orders/transaction-draft'
import { untilOf } from '../purchase/order-request'
import type { KindDetails } from '../purchase/purchase-draft'
import { purchaseValuesOf, type PurchaseFacts, type PurchaseValues } from '../purchase/purchase-values'
import { usual } from './quote'
import { stepUpValuesOf, steppingUp, topUpOf, type StepUpValues } from './step-up'

/** What the fields of a SIP hold. */
export interface SipValues extends PurchaseValues, StepUpValues {
  sipFrequency?: Frequency
  /** One of the seven days of a month. */
  sipDate?: string
  sipPeriod?: SipPeriod
  /** As typed, of the end that is chosen. */
  sipEndDate?: string
  sipMonth?: string
  installmentNo?: string
  /** In paise. */
  sipAmountReaches?: number | null
  umrn?: string
  payFirstNow?: boolean
  /** In paise, of the lump sum that goes with it. */
  lumpsumAmount?: number | null
  sipGoal?: SipGoal
  /** Whether it has a life cover, for whom, and on which declaration. */
  smart?: boolean
  nomineeName?: string
  nomineeRelation?: SmartSip['nomineeRelation']
  healthDeclared?: boolean
  /** Of the first holder, where the profile has none. */
  birthDate?: string
}

/** What a SIP can be paid by, and from when on. */
export type Payers = ResponseOf<typeof sipApi.mandates>

export interface SipFacts extends PurchaseFacts {
  payers: Payers
}

export const mandateIn = ({ payers }: Pick<SipFacts, 'payers'>, umrn: string | undefined) =>
  payers.mandates.find((each) => each.umrn === umrn)

/** The accounts that may pay into a folio; undefined while that is not known. */
export function accountsOf(
  { folio, createFolio }: PurchaseValues,
  facts: PurchaseFacts,
): string[] | undefined {
  const known = facts.folios.find(({ folioNo }) => folioNo === folio)
  if (known) return known.banks.map(({ bankId }) => bankId)
  const newFolio = createFolio?.newFolio
  // Of a folio in a draft the server knows the account.
  if (!newFolio || !('bank' in newFolio)) return undefined
  const { bank } = newFolio
  return 'bankId' in bank ? [bank.bankId] : []
}

const numberText = (count: number | null) => (count === null ? '' : String(count))

/** What the page starts with: the draft, and where it says nothing the usual. */
export function sipValuesOf(draft: TransactionDraft, facts: SipFacts): SipValues {
  const values = purchaseValuesOf(draft, facts)
  const details = draft.transactionDetails
  return {
    ...values,
    sipFrequency: details.sipFrequency ?? usual.sipFrequency,
    sipDate: String(details.sipDate ?? 10),
    sipPeriod: details.sipPeriod ?? usual.sipPeriod,
    sipEndDate: details.sipEndDate ?? '',
    sipMonth: numberText(details.sipMonth),
    installmentNo: numberText(details.installmentNo),
    sipAmountReaches: details.sipAmountReaches,
    umrn: mandateIn(facts, draft.paymentDetails?.omUMRN ?? undefined)?.umrn ?? usualMandate(values, facts),
    payFirstNow: details.payFirstNow,
    lumpsumAmount: details.lumpsumAmount,
    sipGoal: details.sipGoal ?? undefined,
    ...stepUpValuesOf(details.sipTopUp),
    smart: details.smartSip !== null,
    nomineeName: details.smartSip?.nomineeName,
    nomineeRelation: details.smartSip?.nomineeRelation ?? undefined,
    healthDeclared: details.smartSip?.healthDeclared ?? false,
    birthDate: details.smartSip?.birthDate,
  }
}

function usualMandate(values: PurchaseValues, facts: SipFacts): string | undefined {
  const accounts = accountsOf(values, facts)
  return facts.payers.mandates.find(({ bankId }) => accounts?.includes(bankId) ?? true)?.umrn
}

/** A count as it was typed; null where that is none. */
const countOf = (typed: string | undefined): number | null =>
  typed && /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : null

const dateOf = (typed: string | undefined): string | null => BusinessDate.safeParse(typed).data ?? null

/** The day of the month; null where there is none: a daily SIP does without. */
const dayOf = ({ sipFrequency, sipDate }: SipValues): z.infer<typeof SipDate> | null =>
  sipFrequency === 'Daily' ? null : (SipDate.safeParse(Number(sipDate)).data ?? null)

/** When the mandate pays first: the first day of the SIP once a debit can be announced. */
export function startOf(values: SipValues, { earliestStart }: Payers): string | null {
  const { sipFrequency, payFirstNow } = values
  if (sipFrequency === 'Daily') return earliestStart.byMandate
  const day = dayOf(values)
  return day ? nextSipDay(day, payFirstNow ? earliestStart.paidNow : earliestStart.byMandate) : null
}

const coverOf = ({ nomineeName = '', nomineeRelation, healthDeclared = false, birthDate }: SipValues) => ({
  nomineeName: nomineeName.trim(),
  nomineeRelation: nomineeRelation ?? null,
  healthDeclared,
  ...(dateOf(birthDate) !== null && { birthDate }),
})

/** What only a SIP says, under the names of the specification. */
const detailsOf = (values: SipValues, payers: Payers) =>
  ({
    sipFrequency: values.sipFrequency ?? null,
    sipDate: dayOf(values),
    sipStartDate: startOf(values, payers),
    sipPeriod: values.sipPeriod ?? null,
    sipEndDate: dateOf(values.sipEndDate),
    sipMonth: countOf(values.sipMonth),
    installmentNo: countOf(values.installmentNo),
    sipAmountReaches: values.sipAmountReaches ?? null,
    payFirstNow: values.payFirstNow ?? false,
    lumpsumAmount: values.lumpsumAmount ?? null,
    sipGoal: values.sipGoal ?? null,
    sipTopUp: topUpOf(values),
    smartSip: values.smart ? coverOf(values) : null,
  }) satisfies Partial<TransactionDetails>

/** What the draft keeps of a SIP beside what it keeps of every purchase. */
export function kindDetailsOf(
  values: SipValues,
  { payers, folios }: Pick<SipFacts, 'payers' | 'folios'>,
): KindDetails {
  const mandate = mandateIn({ payers }, values.umrn)
  const account = folios.flatMap(({ banks }) => banks).find(({ bankId }) => bankId === mandate?.bankId)
  return { details: detailsOf(values, payers), payment: mandate ? paymentBy(mandate, account) : null }
}

/** The mandate that pays, with the branch of its account where a folio has it. */
const paymentBy = (
  { kind, bankId, bankName, accountLast4, umrn }: PayingMandate,
  account: BankAccount | undefined,
): DraftPayment => ({
  bankId,
  bankCode: account?.ifscCode.slice(0, 4) ?? null,
  bankName,
  accountNo: accountLast4,
  accountType: account?.accountType ?? null,
  ifscCode: account?.ifscCode ?? '',
  paymentMode: mandatePaymentModes[kind],
  omUMRN: umrn,
  bankAddress: account?.branchName ?? '',
  bankCity: account?.branchCity ?? '',
})

/** What decides the due dates; undefined while something is missing. */
export function timingOf(values: SipValues, payers: Payers): SipTiming | undefined {
  const { sipFrequency, amount } = values
  const { sipStartDate, payFirstNow, sipTopUp, ...end } = detailsOf(values, payers)
  const until = untilOf(end)
  if (!sipFrequency || !amount || !sipStartDate || !until) return undefined
  const { closedDays } = payers
  return {
    amount,
    sipFrequency,
    sipStartDate,
    until,
    payFirstNow,
    sipTopUp: steppingUp(sipTopUp),
    closedDays,
  }
}

export const todayOf = ({ serverNow }: Payers): string => indiaDate(serverNow)
