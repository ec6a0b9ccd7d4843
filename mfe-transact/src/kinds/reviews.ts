import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import type { ReactNode } from 'react'
import type { PurchaseType } from '../purchases/purchase-draft'
import { LumpsumReview } from './lumpsum/review/lumpsum-review'
import { wholePage } from './whole-page'

const SolutionReview = wholePage(() => import('./solution/solution-review'), {
  title: 'Review',
  what: 'The review',
})
const SipReview = wholePage(() => import('./sip/review/sip-review'), { title: 'Review', what: 'The review' })

/** The review of every kind of purchase; what most come for is there at once. */
export const reviews: Readonly<Record<PurchaseType, (props: { draft: TransactionDraft }) => ReactNode>> = {
  LUMPSUM: LumpsumReview,
  SIP: SipReview,
  LUMPSUM_SIP: SipReview,
  INVESTMENT_SOLUTION: SolutionReview,
}
