import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import type { ComponentType } from 'react'
import type { PurchaseFacts } from './purchase-values'

/** What the form of every purchase gets. */
export interface PurchaseFormProps {
  facts: PurchaseFacts
  /** Usual amounts, in paise: of a lump sum, and of an instalment. */
  chips: { lumpsum: readonly number[]; sip: readonly number[] }
}

export type PurchaseForm = ComponentType<PurchaseFormProps>
export type PurchaseReview = ComponentType<{ draft: TransactionDraft }>
