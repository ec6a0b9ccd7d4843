import type { PurchaseFacts } from './purchase-values'

/** What the first step of every kind of purchase gets. */
export interface InvestFormProps {
  facts: PurchaseFacts
  /** Usual amounts, in paise: of a lump sum, and of an instalment. */
  chips: { lumpsum: readonly number[]; sip: readonly number[] }
}
