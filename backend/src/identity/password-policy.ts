import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { validatePassword } from '@portal/kernel/validation'
import { Refusal } from '../platform/refusal'

/** The 3,000 most common passwords of at least 8 characters, from zxcvbn (MIT). */
const common = new Set(
  readFileSync(fileURLToPath(new URL('./common-passwords.txt', import.meta.url)), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Whose new password it is. */
export interface PasswordOwner {
  pan: string
  name: string
  email: string
  mobile: string
}

/** Refuses a password that breaks a rule of S5.001 to S5.005 or that everybody tries first; with the rule's text. */
export function refuseWeakPassword(password: string, { pan, name, email, mobile }: PasswordOwner): void {
  const broken = validatePassword(password, { pan, name, email, mobile, userId: pan })
  if (broken) throw new Refusal('-106', broken)
  if (isCommon(password)) throw new Refusal('-106', 'This password is too easy to guess. Choose another one.')
}

/** Also a common word with digits and signs hung on: "Password#1". */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || common.has(lower.replace(/[^a-z]+$/, ''))
}
