import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import type { Verdict } from './verdict'

/** S5.011: five capital letters, four digits, one capital letter. */
export const panPattern = /^[A-Z]{5}[0-9]{4}[A-Z]$/

/** The word for word text of S5.016. */
const invalidPan = () => t`Please enter valid PAN details`

/**
 * Cleans what was typed or pasted into a PAN field: capitals, and letters and digits only where they belong (S5.015).
 * Never longer than 10 characters.
 */
export function cleanPan(text: string): string {
  let pan = ''
  for (const letter of text.toUpperCase()) {
    const wanted = pan.length < 5 || pan.length === 9 ? /[A-Z]/ : /[0-9]/
    if (pan.length < 10 && wanted.test(letter)) pan += letter
  }
  return pan
}

/** Any PAN, as at log-in (S5.011, decision 4); says what is wrong with it: missing, length, or order. */
export function validatePan(pan: string | undefined): Verdict {
  const text = (pan ?? '').trim()
  if (!text) return t`PAN is required`
  if (text.length !== 10)
    return t`Please enter valid PAN details. A PAN has 10 characters, this one has ${{ length: text.length }}.`
  return panPattern.test(text) ? undefined : t`Please enter valid PAN details: 5 letters, 4 digits, 1 letter.`
}

/** The PAN of an applicant, who must be an individual: the fourth letter says whose PAN it is, and P is a person (E69, S5.014, S5.016, S5.017). */
export function validateApplicantPan(pan: string | undefined): Verdict {
  const text = (pan ?? '').trim()
  if (!text) return t`PAN is required`
  if (!panPattern.test(text)) return invalidPan()
  return text[3] === 'P' ? undefined : message('E69')
}
