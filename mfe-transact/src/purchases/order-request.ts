import type { LumpsumTerms, SipTerms, SipUntil } from '@portal/kernel/contracts/order-terms'
import { SipFrequency } from '@portal/kernel/contracts/order-terms'
import type { TransactionDetails, TransactionDraft } from '@portal/kernel/contracts/transaction-draft'

/** What is ordered once; the one-time code joins it when the order is placed. */
export type OrderRequest = Omit<LumpsumTerms, 'kind'>

/** The SIP that is registered; the one-time code joins it when the order is placed. */
export type SipRequest = Omit<SipTerms, 'kind'>

/** What is ordered of any purchase, and where it goes. */
type IntoFolio = Pick<LumpsumTerms, 'schemePlanCode' | 'folioNo' | 'newFolio' | 'amount'>

/** The lump sum that a draft describes, or undefined while something is missing. */
export function orderRequest(draft: TransactionDraft): OrderRequest | undefined {
  const { transactionDetails, originalSchemeDetails, newFolio } = draft
  const { amount, selectFolio } = transactionDetails
  if (!originalSchemeDetails || !selectFolio || !amount) return undefined
  const { schemePlanCode } = originalSchemeDetails
  if (selectFolio !== 'new') return { schemePlanCode, folioNo: selectFolio, amount }
  return newFolio ? { schemePlanCode, folioNo: null, newFolio, amount } : undefined
}

/** The SIP that a draft describes, or undefined while something is missing. */
export function sipRequest(draft: TransactionDraft): SipRequest | undefined {
  const into: IntoFolio | undefined = orderRequest(draft)
  const { sipDate, sipStartDate, payFirstNow, ...details } = draft.transactionDetails
  const sipFrequency = SipFrequency.safeParse(details.sipFrequency).data
  const until = untilOf(details)
  const umrn = draft.paymentDetails?.omUMRN
  if (!into || !sipFrequency || !sipDate || !sipStartDate || !until || !umrn) return undefined
  return { ...into, sipFrequency, sipDate, sipStartDate, until, umrn, payFirstNow }
}

type End = Pick<
  TransactionDetails,
  'sipPeriod' | 'sipEndDate' | 'sipMonth' | 'installmentNo' | 'sipAmountReaches'
>

/** When a SIP ends, out of what a draft says of it (S9.025). */
export function untilOf(end: End): SipUntil | undefined {
  const { sipPeriod, sipEndDate, sipMonth, installmentNo, sipAmountReaches } = end
  switch (sipPeriod) {
    case null:
      return undefined
    case 'Till Canceled':
      return { sipPeriod }
    case 'Date':
      return sipEndDate ? { sipPeriod, endDate: sipEndDate } : undefined
    case 'No. of Months':
      return sipMonth ? { sipPeriod, months: sipMonth } : undefined
    case 'No. of Installments':
      return installmentNo ? { sipPeriod, installments: installmentNo } : undefined
    case 'SIP amount reaches':
      return sipAmountReaches ? { sipPeriod, amount: sipAmountReaches } : undefined
  }
}

/** All that the draft would order. */
export const termsOf = (draft: TransactionDraft): OrderRequest | SipRequest | undefined =>
  draft.transactionType === 'SIP' ? sipRequest(draft) : orderRequest(draft)
