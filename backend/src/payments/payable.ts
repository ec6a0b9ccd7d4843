import type { Tx } from '../platform/database'
import type { FailureReason } from './failure-reasons'

/** What the payments domain must know of what is paid for. */
export interface Payable {
  id: string
  /** Integer paise. */
  amount: number
  createdAt: Date
  /** money: it waits to be paid · paid: it has been · ended: it takes none any more. */
  takes: 'money' | 'paid' | 'ended'
}

/**
 * What is paid for, as payments see it; checkouts implement it. Each call works in the transaction it is given,
 * and `lock` comes first: whoever changes a payment holds what it pays.
 */
export interface Payables {
  lock(tx: Tx, payableId: string): Promise<Payable>
  /** The numbers of the accounts that may pay it. */
  accounts(tx: Tx, payableId: string): Promise<string[]>
  /** It has its money since `capturedAt`. */
  paid(tx: Tx, payableId: string, capturedAt: Date, paymentId: string): Promise<void>
  /** Money came that it could not take, so many paise, and that now goes back; `reason` is for the investor. */
  refundDue(
    tx: Tx,
    payableId: string,
    paymentId: string,
    amount: number,
    reason: FailureReason,
  ): Promise<void>
  /** Money that a mandate brought goes back to its account, once for a refund however often it is asked. */
  payBack(
    tx: Tx,
    refund: { refundId: string; payableId: string; paymentId: string; amount: number },
  ): Promise<void>
  /** The share of one of its orders left. */
  shareSent(tx: Tx, orderId: string, paymentId: string): Promise<void>
  /** A refund of all that a payment brought left; `allSent` when it was the last one that was due. */
  refundSent(tx: Tx, payableId: string, paymentId: string, allSent: boolean): Promise<void>
}
