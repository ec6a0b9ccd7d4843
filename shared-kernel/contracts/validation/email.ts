import { t } from '@portal/contracts/words/macros'
import type { Verdict } from './verdict'

/** The word for word text of S5.028. */
const invalidEmail = () => t`Please enter valid Email`

// RFC 5321: 254 characters in all, 64 of them before the @, and labels of at most 63 that no hyphen begins or ends.
const bounds = /^(?=.{1,254}$)(?=[^@]{1,64}@)/
const label = /[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?/
const anyLocal = /[A-Za-z0-9_'+-]*[A-Za-z0-9_+-](?:\.[A-Za-z0-9_'+-]*[A-Za-z0-9_+-])*/
const dialogLocal = /[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*/
const dialogLabel = /(?=[a-z0-9-]{1,63}\.)[a-z0-9]+(?:-[a-z0-9]+)*/

const pattern = (...parts: RegExp[]) => new RegExp(`${parts.map(({ source }) => source).join('')}$`)

/** What an e-mail address of an investor looks like, for the form and for the contract (S5.028). */
export const emailPattern = pattern(bounds, anyLocal, new RegExp(`@(?:${label.source}\\.)+[A-Za-z]{2,63}`))
const dialogPattern = pattern(bounds, dialogLocal, /@/, dialogLabel, /(?:\.[a-z]{2,4}){1,3}/)

/** An e-mail address of an investor or an applicant (S5.028). */
export function validateEmail(email: string | undefined): Verdict {
  const text = email ?? ''
  if (!text.trim()) return t`E-mail is required`
  return emailPattern.test(text) ? undefined : invalidEmail()
}

/** An e-mail address of the e-mail dialog, whose pattern is narrower (S5.034 to S5.036). */
export function validateDialogEmail(email: string | undefined): Verdict {
  const text = email ?? ''
  if (!text.trim()) return t`E-mail is required`
  return dialogPattern.test(text) ? undefined : invalidEmail()
}
