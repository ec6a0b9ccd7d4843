import type { CartTerms } from '@portal/kernel/contracts/cart'
import type { LumpsumTerms, SipTerms, SipUntil } from '@portal/kernel/contracts/order-terms'
import { SipFrequency } from '@portal/kernel/contracts/order-terms'
import type { TransactionDetails, TransactionDraft } from '@portal/kernel/contracts/transaction-draft'

/** What is ordered once; the one-time code joins it when the order is placed. */
export type OrderRequest = Omit<LumpsumTerms, 'kind'>

/** The SIP that is registered; the one-time code joins it when the order is placed. */
export type SipRequest = Omit<SipTerms, 'kind'>

/** What is ordered of any purchase, and where it goes. */
type IntoFolio = Pick<LumpsumTerms, 'schemePlanCode' | 'folioNo' | 'newFolio' | 'amount' | 'advice'>

/** The lump sum that a draft describes, or undefined while something is missing. */
export function orderRequest(draft: TransactionDraft): OrderRequest | undefined {
  const { transactionDetails, originalSchemeDetails, newFolio } = draft
  const { amount, selectFolio, distributorInfo } = transactionDetails
  if (!originalSchemeDetails || !selectFolio || !amount) return undefined
  const { schemePlanCode } = originalSchemeDetails
  const what = { schemePlanCode, amount, ...(distributorInfo && { advice: distributorInfo }) }
  if (selectFolio !== 'new') return { ...what, folioNo: selectFolio }
  return newFolio ? { ...what, folioNo: null, newFolio } : undefined
}

/** The SIP that a draft describes, or undefined while something is missing. */
export function sipRequest(draft: TransactionDraft): SipRequest | undefined {
  const into: IntoFolio | undefined = orderRequest(draft)
  const { sipDate, sipStartDate, payFirstNow, sipGoal, ...details } = draft.transactionDetails
  const sipFrequency = SipFrequency.safeParse(details.sipFrequency).data
  const until = untilOf(details)
  const umrn = draft.paymentDetails?.omUMRN
  if (!into || !sipFrequency || !sipDate || !sipStartDate || !until || !umrn) return undefined
  const goal = sipGoal && { sipGoal }
  return { ...into, sipFrequency, sipDate, sipStartDate, until, umrn, payFirstNow, ...goal }
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

/** The same as an order of the cart. */
export function cartTermsOf(draft: TransactionDraft): CartTerms | undefined {
  if (draft.transactionType === 'SIP') {
    const sip = sipRequest(draft)
    return sip && { kind: 'SIP', ...sip }
  }
  const once = orderRequest(draft)
  return once && { kind: 'LUMPSUM', ...once }
}
