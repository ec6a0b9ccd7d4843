import type { Tx } from '../platform/database'
import type { PayoutRow } from './payout.repository'

/** Whose money is paid out, as payouts see it; each call works in the transaction it is given. */
export interface PayoutOwner {
  /** The investor's bank credited it. */
  paidOut(tx: Tx, orderId: string, payout: PayoutRow): Promise<void>
  /** The bank sent it back; it goes out again by itself, or when a person says so. */
  returned(tx: Tx, orderId: string, payout: PayoutRow): Promise<void>
}
