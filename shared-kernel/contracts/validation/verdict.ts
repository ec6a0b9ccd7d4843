import { t } from '@portal/contracts/words/macros'
/** What a validator answers: nothing where the value is fine, else the text to show under the field. */
export type Verdict = string | undefined

/** Whether a field holds anything but blanks (S8.071). */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A field that must be filled: `validateRequired(value, 'Bank')` says 'Bank is required' (S8.071). */
export function validateRequired(value: unknown, label: string): Verdict {
  return isBlank(value) ? t`${label} is required` : undefined
}

/** The first complaint of several checks, so that a field shows one text at a time (S8.071). */
export function firstOf(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((each) => each !== undefined)
}
