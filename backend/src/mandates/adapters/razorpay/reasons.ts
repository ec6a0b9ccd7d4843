import type { FailureReason } from '../../../payments/failure-reasons'

/**
 * Razorpay's `error_reason`s in our words (razorpay.com/docs/payments/recurring-payments/emandate/errors,
 * …/s2s-integration/recurring-payments/upi/error-codes, …/upi-tpv/create-subsequent-payments). NPCI's own return codes
 * are in none of its answers.
 */
const shared: Readonly<Record<string, FailureReason>> = {
  bank_account_invalid: { code: 'accountBlocked' },
  account_changed: { code: 'accountBlocked' },
  account_restricted: { code: 'accountBlocked' },
  debit_instrument_blocked: { code: 'accountBlocked' },
  debit_instrument_inactive: { code: 'accountBlocked' },
  bank_account_validation_failed: { code: 'otherAccount' },
  bank_technical_error: { code: 'bankUnavailable' },
  bank_not_available: { code: 'bankUnavailable' },
  gateway_technical_error: { code: 'bankUnavailable' },
}

const ofRegistration: Readonly<Record<string, FailureReason>> = {
  ...shared,
  payment_cancelled: { code: 'mandateLeft' },
  payment_timed_out: { code: 'mandateLeft' },
  already_declined: { code: 'mandateDeclinedBefore' },
  authentication_failed: { code: 'notProved' },
  incorrect_otp: { code: 'notProved' },
  incorrect_pin: { code: 'notProved' },
  invalid_otp: { code: 'notProved' },
}

const ofDebit: Readonly<Record<string, FailureReason>> = {
  ...shared,
  insufficient_funds: { code: 'fundsMissing' },
  mandate_expired: { code: 'mandateNotValid' },
  transaction_limit_exceeded: { code: 'bankLimit' },
  transaction_frequency_limit_exceeded: { code: 'bankLimit' },
  mandate_already_executed: { code: 'bankLimit' },
  customer_action_required: { code: 'debitNotApproved' },
  payment_timed_out: { code: 'debitNotApproved' },
}

const known = (table: Readonly<Record<string, FailureReason>>, reason: string | null | undefined) =>
  reason && Object.hasOwn(table, reason) ? table[reason] : undefined

/** Why no mandate came of an approval. */
export const registrationReason = (reason: string | null | undefined): FailureReason =>
  known(ofRegistration, reason) ?? { code: 'mandateRefused' }

/** Why a debit came to nothing; undefined for a reason that is about our call, or not in their lists. */
export const knownDebitReason = (reason: string | null | undefined): FailureReason | undefined =>
  known(ofDebit, reason)

/** What a token that is not confirmed says of a debit on it. */
export const reasonOfToken: Readonly<Record<string, FailureReason>> = {
  paused: { code: 'mandatePausedThere' },
  cancelled: { code: 'mandateEndedThere' },
  cancellation_initiated: { code: 'mandateEndedThere' },
  rejected: { code: 'mandateInactive' },
  initiated: { code: 'mandateInactive' },
}
