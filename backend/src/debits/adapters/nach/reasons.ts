import type { FailureReason } from '../../../payments/failure-reasons'

/**
 * NPCI's codes of returns and of rejections in our words
 * (juspay.io/in/docs/lotuspay/web/nach-debit-flow/ach-debit-error-codes, whose list of rejections could be read up to 23;
 * onefin.readme.io/reference/nach-autodebit-response-status). Those that say nothing to an investor are left out.
 */
const known: Readonly<Record<string, FailureReason>> = {
  // Account closed, no such account.
  '01': { code: 'accountBlocked' },
  '02': { code: 'mandateAccountGone' },
  '04': { code: 'fundsMissing' },
  // Not arranged for, or exceeds the arrangement.
  '05': { code: 'bankLimit' },
  // Stopped by the drawer; by a court; no mandate received.
  '06': { code: 'paymentStopped' },
  '07': { code: 'accountBlocked' },
  '08': { code: 'mandateInactive' },
  // Mandate expired; its amount is another one; returned as the customer asked.
  '14': { code: 'mandateNotValid' },
  '15': { code: 'bankLimit' },
  '17': { code: 'paymentStopped' },
  // UMRN unknown or inactive; no mandate for debits.
  '21': { code: 'mandateInactive' },
  '22': { code: 'mandateInactive' },
  // KYC or papers pending; inoperative; dormant; first transaction not made, at the counter or at the base branch.
  '51': { code: 'accountBlocked' },
  '52': { code: 'accountBlocked' },
  '53': { code: 'accountBlocked' },
  '54': { code: 'accountBlocked' },
  '55': { code: 'accountBlocked' },
  '56': { code: 'accountBlocked' },
  // Above what the bank debits at once, or in all.
  '57': { code: 'bankLimit' },
  '58': { code: 'bankLimit' },
  '59': { code: 'bankUnavailable' },
  // Holder dead; mandate cancelled; frozen; insolvent.
  '60': { code: 'accountBlocked' },
  '61': { code: 'mandateEndedThere' },
  '68': { code: 'accountBlocked' },
  '69': { code: 'accountBlocked' },
}

/** Undefined for a code that has no words of ours. */
export const knownReason = (code: string): FailureReason | undefined =>
  Object.hasOwn(known, code) ? known[code] : undefined
