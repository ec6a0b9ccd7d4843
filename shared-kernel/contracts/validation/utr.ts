import { t } from '@portal/contracts/words/macros'
import type { Verdict } from './verdict'

/** The number that a bank gives to a transfer: 16 letters and digits by NEFT, 22 by RTGS (S7.070). */
export function validateUtr(typed: string): Verdict {
  if (!typed) return t`Enter the UTR number`
  return /^[A-Za-z0-9]{16}(?:[A-Za-z0-9]{6})?$/.test(typed)
    ? undefined
    : t`A UTR number has 16 letters and digits by NEFT, or 22 by RTGS. Check your bank’s message.`
}

/** The number of a cheque, printed at its foot (decision 40). */
export function validateChequeNumber(typed: string): Verdict {
  return /^\d{6}$/.test(typed) ? undefined : t`Enter the 6 digits at the foot of your cheque`
}
