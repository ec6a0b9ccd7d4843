import type { Verdict } from './verdict'

/** The word for word text of S5.028. */
export const invalidEmail = 'Please enter valid Email'

const anyEmail =
  /^[A-Za-z0-9_'+-]*[A-Za-z0-9_+-](?:\.[A-Za-z0-9_'+-]*[A-Za-z0-9_+-])*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const dialogEmail = /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*@[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]{2,4}){1,3}$/

// Longer than any address may be, and never handed to a pattern.
const fits = (text: string): boolean => text.length <= 254

/** An e-mail address of an investor or an applicant (S5.028). */
export function validateEmail(email: string | undefined): Verdict {
  const text = email ?? ''
  if (!text.trim()) return 'Email is required'
  return fits(text) && anyEmail.test(text) ? undefined : invalidEmail
}

/** An e-mail address of the e-mail dialog, whose pattern is narrower (S5.034 to S5.036). */
export function validateDialogEmail(email: string | undefined): Verdict {
  const text = email ?? ''
  if (!text.trim()) return 'Email is required'
  return fits(text) && dialogEmail.test(text) ? undefined : invalidEmail
}
