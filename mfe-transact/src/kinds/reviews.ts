import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { lazy, type ComponentType } from 'react'
import type { PurchaseType } from '../purchases/purchase-draft'
import { LumpsumReview } from './lumpsum/review/lumpsum-review'

const SolutionReview = lazy(() => import('./solution/solution-review'))
const SipReview = lazy(() => import('./sip/review/sip-review'))

/** The review of every kind of purchase; what most come for is there at once. */
export const reviews: Readonly<Record<PurchaseType, ComponentType<{ draft: TransactionDraft }>>> = {
  LUMPSUM: LumpsumReview,
  SIP: SipReview,
  LUMPSUM_SIP: SipReview,
  INVESTMENT_SOLUTION: SolutionReview,
}
