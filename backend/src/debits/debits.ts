import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { insertDebit } from './debit.repository'

export { debitsOf, type DebitRow } from './debit.repository'

export interface DebitRequest {
  orderId: string
  umrn: string
  /** Integer paise. */
  amount: number
  /** The day on which it goes to the bank; the next business day where it is none. */
  presentOn: string
}

/** Asks the bank for the money of an order on a mandate, once: a second request breaks the transaction. */
export async function presentDebit(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  request: DebitRequest,
): Promise<void> {
  await insertDebit(tx, request, clock.now())
}
