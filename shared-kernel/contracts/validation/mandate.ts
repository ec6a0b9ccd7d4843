import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { addYears, formatDate, formatRupeesRounded } from '../format/public'
import { parseDate } from '../format/inner'
import { validateAmount } from './amount'
import type { Verdict } from './verdict'

export type NewMandateKind = 'OTM' | 'EMANDATE' | 'UPI_AUTOPAY'

const nach = { min: 500_00, max: 10_00_000_00, multiple: 100, years: 40 } as const

/**
 * What one debit may be in paise, and for how many years: Rs 10,00,000 and 40 years by NACH, Rs 1,00,000 and 30 years
 * by UPI, which takes more only with a PIN each time (S9.019; RBI's framework of 21 April 2026).
 */
export const mandateBounds = {
  EMANDATE: nach,
  OTM: nach,
  UPI_AUTOPAY: { ...nach, max: 1_00_000_00, years: 30 },
} as const satisfies Record<NewMandateKind, object>

/** That a mandate takes all that one may already (S8.035). */
export const mandateAtMaximum = (): string =>
  message('mandateAtMaximum', { most: formatRupeesRounded(nach.max).slice(1) })

/** The most that one debit may take, in paise, of a mandate of a kind (S9.019). */
export function validateMandateMost(amount: number | undefined, kind: NewMandateKind): Verdict {
  const { min, max, multiple } = mandateBounds[kind]
  return validateAmount(amount, { min, max, multiple })
}

/** Start and end of a mandate as `'2026-08-25'`; it starts on `earliest` or later (decision 22). */
export function validateMandatePeriod(
  { from, till }: { from: string; till: string },
  kind: NewMandateKind,
  earliest: string,
): { from?: string; till?: string } {
  if (!parseDate(from)) return { from: t`Enter the first day: DD MMM YYYY` }
  if (from < earliest) return { from: t`The first day can be ${{ date: formatDate(earliest) }} or later.` }
  if (from > addYears(earliest, 1)) return { from: t`Choose a first day within a year.` }
  if (!parseDate(till)) return { till: t`Enter the last day: DD MMM YYYY` }
  if (till <= from) return { till: t`The last day must be after the first one.` }
  const last = addYears(from, mandateBounds[kind].years)
  if (till <= last) return {}
  return {
    till: t`A mandate of this kind can run for ${{ years: mandateBounds[kind].years }} years: until ${{ date: formatDate(last) }}.`,
  }
}

/** A SIP as a mandate sees it; the instalment in paise. */
export interface CarriedSip {
  amount: number
  /** Null: until cancelled. */
  endDate: string | null
}

/** Why a mandate could not pay a SIP; undefined where it could (S5.073). */
export function utilisationProblem(
  { limit, validTill }: { limit: number; validTill: string },
  { amount, endDate }: CarriedSip,
): Verdict {
  if (amount > limit)
    return t`Each instalment is ${{ amount: formatRupeesRounded(amount) }}, more than the limit.`
  if (endDate !== null && endDate > validTill)
    return t`It runs until ${{ date: formatDate(endDate) }}, longer than the mandate.`
  return undefined
}
