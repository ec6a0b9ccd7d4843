import type { Tx } from '../platform/database'
import type { FailureReason } from '../payments/failure-reasons'

/** Whose debit it is, as debits see it; each call works in the transaction it is given, and comes once. */
export interface DebitOwner {
  /** It has its money since `realisedAt`; `reference` is the bank's. */
  paid(tx: Tx, orderId: string, realisedAt: Date, reference: string): Promise<void>
  /** The bank refused, or the mandate does not allow it. */
  failed(tx: Tx, orderId: string, reason: FailureReason): Promise<void>
  /** An attempt to pay a checkout has its money. */
  attemptPaid(
    tx: Tx,
    paymentId: string,
    money: { amount: number; realisedAt: Date; reference: string },
  ): Promise<void>
  /** The bank refused the debit of an attempt: what it was to pay can be paid another way. */
  attemptFailed(tx: Tx, paymentId: string, reason: FailureReason): Promise<void>
}
