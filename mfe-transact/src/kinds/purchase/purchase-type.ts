import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'

/** How money is invested: once, again and again, or both. */
export type PurchaseType = 'LUMPSUM' | 'SIP' | 'LUMPSUM_SIP' | 'INVESTMENT_SOLUTION'

/** What the draft is on its way to become (S4.007); a new one is a lump sum. */
export const purchaseTypeOf = ({
  transactionType,
}: Pick<TransactionDraft, 'transactionType'>): PurchaseType =>
  transactionType === 'SMART_SIP' || transactionType === 'SIP_MODIFICATION'
    ? 'LUMPSUM'
    : (transactionType ?? 'LUMPSUM')
