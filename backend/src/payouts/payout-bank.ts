/** IMPS takes minutes at any hour of any day; NEFT goes out on business days. */
export type PayoutMode = 'NEFT' | 'IMPS'

/** One payout, as the bank must know it. */
export interface PayoutInstruction {
  /** Our id of the attempt: the bank sends money once for it, however often it is asked. */
  payoutId: string
  accountNumber: string
  ifsc: string
  /** Integer paise. */
  amount: number
  dueOn: string
  mode: PayoutMode
}

/** What the bank says of one payout, in a callback or when asked. */
export type PayoutReport =
  | { news: 'credited'; payoutId: string; utr: string; at: Date }
  | { news: 'returned'; payoutId: string; reason: string; at: Date }

/** The bank that pays out; every call may be repeated. No call belongs inside a database transaction. */
export interface PayoutBank {
  /** @throws where the bank gave no answer that can be understood */
  send(payout: PayoutInstruction): Promise<void>
  /** Undefined while the bank has no answer yet. @throws like send */
  status(payoutId: string): Promise<PayoutReport | undefined>
}
