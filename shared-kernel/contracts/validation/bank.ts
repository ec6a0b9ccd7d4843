import { t } from '@portal/contracts/words/macros'
import type { Verdict } from './verdict'

export const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/

/** The pattern of an IFSC; whether the branch exists is asked of the server (field facts: IFSC). */
export function validateIfsc(ifsc: string | undefined): Verdict {
  const text = (ifsc ?? '').trim()
  if (!text) return t`IFSC is required`
  return ifscPattern.test(text)
    ? undefined
    : t`Enter a valid IFSC: 4 letters, a zero, then 6 letters or digits, as on your cheque`
}

/** A bank account number: 6 to 18 digits (S5.076). */
export function validateAccountNumber(account: string | undefined): Verdict {
  const text = (account ?? '').trim()
  if (!text) return t`Account number is required`
  return /^\d{6,18}$/.test(text) ? undefined : t`Enter a valid account number: 6 to 18 digits`
}
