import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { formatRupees } from '@portal/contracts/format'
import { lockedFolio } from '../folios/folio-permissions'
import { type OutsideText, sayerOf, type StoredText } from '../platform/stored-text'

/** Why a payment, a mandate, a debit or an order came to nothing: one table, since the reason of a debit becomes that of its order. */
export const failureReasons = {
  // Money that could not be taken.
  foreignAccount: () =>
    t`Your money came from an account that is not in your folio. Pay from an account of the folio.`,
  paidBefore: () => t`You had already paid this order.`,
  otherAmount: () => t`You paid a different amount from that of the order.`,
  paymentEnded: () => t`Your money came after this payment had ended.`,
  paidLate: () => t`Your money came after the time to pay.`,
  // Attempts to pay that were taken back.
  paidOtherwise: () => t`You chose another way to pay.`,
  timeOver: () => t`The time to pay is over.`,
  takenBack: () => t`The payment was taken back.`,
  // What a bank says of an attempt to pay.
  bankAtWork: () => t`The bank has not confirmed the payment yet.`,
  bankDeclined: () => t`The bank declined the payment.`,
  bankUnavailable: () => t`The bank could not be reached.`,
  fundsMissing: () => t`The account has too little money.`,
  notProved: () => t`The bank could not confirm that it was you.`,
  otherAccount: () => t`You paid from another account than the one that you chose.`,
  paymentCancelled: () => t`You left the payment page before you paid.`,
  // Mandates that the bank does not register, and debits that one does not allow.
  mandateUnavailable: () => message('mandateUnavailable'),
  mandateInactive: () => t`The mandate is not active.`,
  mandateNotValid: () => t`The mandate is not valid on the day of the debit.`,
  mandateLimit: ({ limit }: { limit: number }) =>
    t`The amount is more than the mandate allows (${{ limit: formatRupees(limit) }}).`,
  mandateAccountGone: () => t`The account of the mandate is not known any more.`,
  mandateLeft: () => t`You left the page of your bank before you approved.`,
  mandateRefused: () => t`The bank did not register the mandate.`,
  mandateDeclinedBefore: () =>
    t`Your bank declined a mandate on this account a short time ago. Try again the day after tomorrow.`,
  mandateEndedThere: () => t`The mandate was ended at your bank or in your UPI app.`,
  mandatePausedThere: () => t`The mandate is paused in your UPI app.`,
  accountBlocked: () => t`The account is closed or blocked for debits.`,
  bankLimit: () => t`The bank does not allow a debit of this amount.`,
  paymentStopped: () => t`Your bank has your order to stop this payment.`,
  debitNotApproved: () => t`The debit was not approved in your UPI app in time.`,
  // Orders that could not be dealt.
  offerCalledOff: ({ offer }: { offer: string }) => t`The offer of ${offer} was called off.`,
  switchCalledOff: ({ scheme }: { scheme: string }) => t`Offer called off: your money stays in ${scheme}`,
  switchTooLate: ({ scheme }: { scheme: string }) => t`Too late for the offer: your money stays in ${scheme}`,
  tooFewUnits: () => t`Too few units`,
  folioLocked: () => lockedFolio().message,
  planEnded: () => t`The plan ended before the change could take effect.`,
}

export type FailureReason = StoredText<typeof failureReasons>

export const sayReason = sayerOf(failureReasons)

/** The same as a whole sentence: reasons of banks come with a full stop or without. */
export function reasonAsSentence(stored: FailureReason): string {
  const reason = sayReason(stored)
  return /[.।]$/.test(reason) ? reason : t`${reason}.`
}

/** The same without a full stop, where the sentence goes on. */
export const reasonInSentence = (stored: FailureReason): string => sayReason(stored).replace(/[.।]$/, '')

/** The bank's or the provider's own words. */
export const reasonFromOutside = (text: string): OutsideText => ({ text })
