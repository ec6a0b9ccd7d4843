import { t } from '@portal/contracts/words/macros'
import type { Verdict } from './verdict'

/** Characters of a password, and how often one may stand in a row (S9.003, S9.004). */
export const passwordLimits = { min: 8, max: 14, maxRepeats: 3 } as const

/** What a new password must not equal; whatever is not known yet stays out. */
export interface PasswordContext {
  userId?: string | null
  pan?: string | null
  mobile?: string | null
  email?: string | null
  name?: string | null
  /** The password that is being replaced. */
  current?: string | null
}

export interface PasswordRule {
  id: 'length' | 'characters' | 'repeats' | 'identity' | 'current'
  /** For the list beside the field. */
  label: string
  /** The word for word text of section 5. */
  message: string
  ok: boolean
}

const same = (one: string, other: string | null | undefined): boolean =>
  Boolean(other) && one.trim().toLowerCase() === other?.trim().toLowerCase()

/** The rules of S5.002 to S5.006 as a list, each with its state; the last one only when a current password is given. */
export function passwordRules(password: string, context: PasswordContext = {}): PasswordRule[] {
  const { min, max, maxRepeats } = passwordLimits
  const { current, ...identity } = context
  const rules: PasswordRule[] = [
    {
      id: 'length',
      label: t`${min} to ${max} characters`,
      message: t`Password should be between ${min} to ${max} characters`,
      ok: password.length >= min && password.length <= max,
    },
    {
      id: 'characters',
      label: t`A capital letter, a small letter, a digit and a special character`,
      message: t`Please enter valid password`,
      ok: [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9\s]/].every((kind) => kind.test(password)),
    },
    {
      id: 'repeats',
      label: t`No character more than ${maxRepeats} times in a row`,
      message: t`Same character cannot be repeated together more than ${maxRepeats} times`,
      ok: !/([\s\S])\1{3}/.test(password),
    },
    {
      id: 'identity',
      label: t`Not your user ID, PAN, mobile, e-mail or name`,
      message: t`Password cannot be same as User ID, PAN, mobile, Email.`,
      ok: password !== '' && !Object.values(identity).some((value) => same(password, value)),
    },
  ]
  if (current)
    rules.push({
      id: 'current',
      label: t`Not your current password`,
      message: t`New password should not be same as old password`,
      ok: password !== '' && password !== current,
    })
  return rules
}

/** A new password (S5.001 to S5.006). */
export function validatePassword(password: string | undefined, context: PasswordContext = {}): Verdict {
  if (!password) return t`New Password is required`
  return passwordRules(password, context).find(({ ok }) => !ok)?.message
}

/** The password that is being replaced (S5.007). */
export function validateCurrentPassword(password: string | undefined): Verdict {
  return password ? undefined : t`Current password is required`
}

/** The second typing of a new password (S5.008, S5.009). */
export function validateConfirmPassword(confirm: string | undefined, password: string | undefined): Verdict {
  if ((confirm ?? '').length < passwordLimits.min)
    return t`Confirm password must be at least ${{ min: passwordLimits.min }} characters long`
  return confirm === password ? undefined : t`Confirm password is not matching`
}
