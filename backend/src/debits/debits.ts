import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { changeDebit, insertDebit, lockDebitOfPayment } from './debit.repository'
import type { FailureReason } from '../payments/failure-reasons'

export { debitsOf, debitsOfPayments, type DebitRow } from './debit.repository'

interface Presentation {
  umrn: string
  /** Integer paise. */
  amount: number
  /** The day on which it goes to the bank; the next business day where it is none. */
  presentOn: string
}

export interface DebitRequest extends Presentation {
  orderId: string
}

export interface PaymentDebit extends Presentation {
  /** The attempt to pay. */
  paymentId: string
}

/** Asks the bank for the money of an order on a mandate, once: a second request breaks the transaction. */
export async function presentDebit(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  request: DebitRequest,
): Promise<void> {
  await insertDebit(tx, { ...request, paymentId: null }, clock.now())
}

/** The same for an attempt to pay a checkout. */
export async function presentPaymentDebit(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  request: PaymentDebit,
): Promise<void> {
  await insertDebit(tx, { ...request, orderId: null }, clock.now())
}

/**
 * Keeps the debit of an attempt to pay from the bank, for a reason; false where the bank has
 * it, or may have it: then its answer decides.
 */
export async function withdrawPaymentDebit(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  paymentId: string,
  reason: FailureReason,
): Promise<boolean> {
  const debit = await lockDebitOfPayment(tx, paymentId)
  if (debit?.state !== 'due' || debit.requestedAt !== null) return false
  const at = clock.now()
  await changeDebit(tx, debit, 'failed', { cause: 'withdrawn', at, answeredAt: at, reason })
  return true
}
