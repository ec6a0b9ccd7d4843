import type { CartTerms } from '@portal/contracts/cart/cart'
import { SolutionType } from '@portal/contracts/schemes/investment'
import type { SolutionDraftTerms } from '@portal/contracts/schemes/investment-solution'
import type { LumpsumTerms, SipTerms, SipUntil } from '@portal/contracts/orders/order-terms'
import { SipStepUp, SmartSip } from '@portal/contracts/orders/order-terms'
import type { TransactionDetails, TransactionDraft } from '@portal/contracts/orders/transaction-draft'

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
  const switchTo = draft.transactionType === 'LUMPSUM' && draft.autoSwitchNfo
  const what = {
    schemePlanCode,
    amount,
    ...(distributorInfo && { advice: distributorInfo }),
    ...(switchTo && { autoSwitchTo: switchTo.switchToSchemePlanCode }),
  }
  if (selectFolio !== 'new') return { ...what, folioNo: selectFolio }
  return newFolio ? { ...what, folioNo: null, newFolio } : undefined
}

/** The SIP that a draft describes, or undefined while something is missing. */
export function sipRequest(draft: TransactionDraft): SipRequest | undefined {
  const into: IntoFolio | undefined = orderRequest(draft)
  const {
    sipFrequency,
    sipDate,
    sipStartDate,
    payFirstNow,
    sipGoal,
    smartSip,
    sipTopUp: kept,
    ...details
  } = draft.transactionDetails
  const until = untilOf(details)
  const umrn = draft.paymentDetails?.omUMRN
  const day = sipFrequency === 'Daily' ? {} : sipDate && { sipDate }
  if (!into || !sipFrequency || !day || !sipStartDate || !until || !umrn) return undefined
  const smart = smartSip ? SmartSip.safeParse(smartSip).data : null
  if (smart === undefined) return undefined
  const sipTopUp = kept?.topUpAvailable ? SipStepUp.safeParse(kept).data : null
  if (sipTopUp === undefined) return undefined
  const more = { ...(sipGoal && { sipGoal }), ...(smart && { smart }), ...(sipTopUp && { sipTopUp }) }
  return { ...into, sipFrequency, ...day, sipStartDate, until, umrn, payFirstNow, ...more }
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

/** Whether a lump sum goes with the SIP of a draft. */
export const hasLumpsum = ({ transactionType }: Pick<TransactionDraft, 'transactionType'>): boolean =>
  transactionType === 'LUMPSUM_SIP'

/** The lump sum that goes with the SIP of a draft; undefined where there is none, or something is missing. */
export function lumpsumBeside(draft: TransactionDraft): OrderRequest | undefined {
  const into = orderRequest(draft)
  const { lumpsumAmount } = draft.transactionDetails
  if (!hasLumpsum(draft) || !into || !lumpsumAmount) return undefined
  return { ...into, amount: lumpsumAmount }
}

/** The investment solution that a draft describes (S7.085), or undefined while something is missing. */
export function solutionRequest(draft: TransactionDraft): SolutionDraftTerms | undefined {
  const { data: investSolutionType } = SolutionType.safeParse(draft.investmentSolutions?.type)
  const { amount, selectFolio } = draft.transactionDetails
  if (!investSolutionType || !amount || !selectFolio) return undefined
  const draftTerms = { isInvestSolution: true, investSolutionType, amount } as const
  if (selectFolio !== 'new') return { ...draftTerms, folioNo: selectFolio }
  return draft.newFolio ? { ...draftTerms, folioNo: null, newFolio: draft.newFolio } : undefined
}

/** All that the draft would order; undefined while something is missing. */
export function termsOf(draft: TransactionDraft): readonly (CartTerms | SolutionDraftTerms)[] | undefined {
  if (draft.transactionType === 'INVESTMENT_SOLUTION') {
    const solution = solutionRequest(draft)
    return solution && [solution]
  }
  return cartTermsOf(draft)
}

/** The same of what a cart can hold. */
export function cartTermsOf(draft: TransactionDraft): readonly CartTerms[] | undefined {
  const sip = sipRequest(draft)
  const once = hasLumpsum(draft) ? lumpsumBeside(draft) : orderRequest(draft)
  const lumpsum = once && ({ kind: 'LUMPSUM', ...once } as const)
  const regular = sip && ({ kind: 'SIP', ...sip } as const)
  switch (draft.transactionType) {
    case 'SIP':
      return regular && [regular]
    case 'LUMPSUM_SIP':
      return lumpsum && regular && [lumpsum, regular]
    default:
      return lumpsum && [lumpsum]
  }
}
