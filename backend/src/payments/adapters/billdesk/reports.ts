import type { FailureReason } from '../../failure-reasons'
import type { PaymentReport } from '../../gateway'
import { paiseOf, type Transaction } from './wire'

type Status = Transaction['auth_status']

/** What was sent back was captured before (docs.billdesk.io/docs/refunds: 0699 and 0799). */
const captured: readonly Status[] = ['0300', '0699', '0799']

/** No list of `transaction_error_type`s is public; a no is the bank's unless the investor left. */
const reasonOf = (status: Status): FailureReason =>
  status === '0398' ? { code: 'paymentCancelled' } : { code: 'bankDeclined' }

export const abandoned = (paymentId: string, at: Date): PaymentReport => ({
  news: 'abandoned',
  paymentId,
  reason: { code: 'takenBack' },
  at,
})

/** Whether money came by a transaction, which may have gone back since. */
export const isCaptured = ({ auth_status }: Transaction): boolean => captured.includes(auth_status)

/**
 * What one transaction says of an attempt. BillDesk's id is the bank's reference, since a refund names the transaction by it.
 * `at` is the moment of the transaction: no document names that of the capture.
 */
export function reportOf(paymentId: string, transaction: Transaction): PaymentReport {
  const { transactionid, transaction_date, amount, auth_status } = transaction
  const at = new Date(transaction_date)
  if (isCaptured(transaction))
    return { news: 'captured', paymentId, amount: paiseOf(amount), bankReference: transactionid, at }
  if (auth_status === '0002') return { news: 'pending', paymentId, reason: { code: 'bankAtWork' }, at }
  return { news: 'failed', paymentId, reason: reasonOf(auth_status), at }
}
