import type { FailureReason } from '../../failure-reasons'
import type { PaymentReport } from '../../gateway'
import type { Payment } from './wire'

/** Razorpay's `error_reason`s (razorpay.com/docs/errors/payment-methods/list) in our words; every other one is the bank's no. */
const reasons: Readonly<Record<string, FailureReason>> = {
  insufficient_funds: { code: 'fundsMissing' },
  payment_cancelled: { code: 'paymentCancelled' },
  payment_timed_out: { code: 'timeOver' },
  incorrect_otp: { code: 'notProved' },
  incorrect_pin: { code: 'notProved' },
  authentication_failed: { code: 'notProved' },
  bank_account_validation_failed: { code: 'otherAccount' },
  bank_technical_error: { code: 'bankUnavailable' },
  gateway_technical_error: { code: 'bankUnavailable' },
}

const reasonOf = (reason: string | null | undefined): FailureReason =>
  (reason && Object.hasOwn(reasons, reason) && reasons[reason]) || { code: 'bankDeclined' }

const moment = (seconds: number) => new Date(seconds * 1000)

export const abandoned = (paymentId: string, at: Date): PaymentReport => ({
  news: 'abandoned',
  paymentId,
  reason: { code: 'takenBack' },
  at,
})

/**
 * What one payment says of an attempt; undefined while the bank has not decided. A refunded payment was captured
 * before. Razorpay's id is the bank's reference: its RRN comes late, and a refund names the payment by this id. No
 * document names the moment of the capture: `at` is that of the event where one came, else that of the payment.
 */
export function reportOf(
  paymentId: string,
  { id, status, amount, error_reason, created_at }: Payment,
  at: number = created_at,
): PaymentReport | undefined {
  if (status === 'captured' || status === 'refunded')
    return { news: 'captured', paymentId, amount, bankReference: id, at: moment(at) }
  if (status === 'failed')
    return { news: 'failed', paymentId, reason: reasonOf(error_reason), at: moment(at) }
  if (status === 'authorized')
    return { news: 'pending', paymentId, reason: { code: 'bankAtWork' }, at: moment(at) }
  return undefined
}

const weight = { captured: 4, refunded: 4, authorized: 3, created: 2, failed: 1 } as const

/** The payment of several that decides: money first, then what may still bring some; of equals the newest, of captures the first. */
export function decisive(payments: readonly Payment[]): Payment | undefined {
  const isMoney = ({ status }: Payment) => weight[status] === 4
  return [...payments].sort(
    (a, b) =>
      weight[b.status] - weight[a.status] ||
      (isMoney(a) ? a.created_at - b.created_at : b.created_at - a.created_at),
  )[0]
}
