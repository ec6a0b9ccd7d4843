import type { OrderState } from '@portal/kernel/contracts/transaction'
import type { Tx } from '../platform/database'

/** What the payments domain must know of an order that can be paid. */
export interface PayableOrder {
  id: string
  state: OrderState
  /** Integer paise. */
  amount: number
  createdAt: Date
}

/**
 * What is paid for, as payments see it; orders implement it. Each call works in the transaction it is given,
 * and `lock` comes first: whoever changes a payment holds its order.
 */
export interface Payables {
  lock(tx: Tx, orderId: string): Promise<PayableOrder>
  /** The order has its money since `capturedAt`. */
  paid(tx: Tx, orderId: string, capturedAt: Date, paymentId: string): Promise<void>
  /** Money came that the order could not take and that now goes back. */
  refundDue(tx: Tx, orderId: string, paymentId: string): Promise<void>
  /** A refund left; `allSent` when it was the last one that was due. */
  refundSent(tx: Tx, orderId: string, paymentId: string, allSent: boolean): Promise<void>
}
