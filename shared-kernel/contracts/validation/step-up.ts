import { t } from '@portal/contracts/words/macros'
import { monthsFrom } from './months-from'
import { validateAmount } from './amount'
import type { Verdict } from './verdict'

/** By how much the instalments of a SIP grow, how often, and how far (S3.037). Money in paise, dates as business dates. */
export interface StepUp {
  topUpAmount: number
  topUpFrequency: 'Half Yearly' | 'Yearly'
  /** No instalment grows beyond it; null: no highest one. */
  topUpMaxAmount: number | null
  /** Only in the first so many years; null: as long as the SIP runs. */
  topUpMaxYears: number | null
  /** The last day on which an instalment may grow; null: as long as the SIP runs. */
  topUpuntil: string | null
}

const monthsApart = { 'Half Yearly': 6, Yearly: 12 } as const

/** How often a SIP that began on a day has stepped up by one of its due dates, both business dates (S3.037). */
export function stepUpsBy(stepUp: StepUp, firstDue: string, dueOn: string): number {
  const { topUpFrequency, topUpMaxYears, topUpuntil } = stepUp
  const every = monthsApart[topUpFrequency]
  const by = topUpuntil !== null && topUpuntil < dueOn ? topUpuntil : dueOn
  const made = Math.max(0, Math.floor(monthsFrom(firstDue, by) / every))
  return topUpMaxYears === null ? made : Math.min(made, (topUpMaxYears * 12) / every)
}

/** An instalment in paise after so many step-ups; one that is above the highest already stays as it is (S3.037). */
export function steppedUp(amount: number, { topUpAmount, topUpMaxAmount }: StepUp, times: number): number {
  const grown = amount + times * topUpAmount
  return topUpMaxAmount === null ? grown : Math.max(amount, Math.min(grown, topUpMaxAmount))
}

/** What is typed of a step-up; what is missing is null. */
export interface StepUpFields extends Omit<StepUp, 'topUpAmount'> {
  topUpAmount: number | null
}

export type StepUpField = 'topUpAmount' | 'topUpFrequency' | 'topUpMaxAmount' | 'topUpMaxYears' | 'topUpuntil'

interface SteppedSip {
  amount: number
  sipFrequency: string
  sipStartDate: string
  /** Of the scheme: the step of its amounts, in paise. */
  multiple: number
}

/** What speaks against a step-up, by field (S3.037). */
export function stepUpFaults(stepUp: StepUpFields, sip: SteppedSip): Partial<Record<StepUpField, Verdict>> {
  const { amount, sipFrequency, sipStartDate, multiple } = sip
  const { topUpAmount, topUpMaxAmount, topUpMaxYears, topUpuntil, topUpFrequency } = stepUp
  return {
    topUpAmount: validateAmount(topUpAmount ?? undefined, {
      min: Math.ceil(leastStep / multiple) * multiple,
      multiple,
    }),
    topUpFrequency:
      sipFrequency === 'Yearly' && topUpFrequency !== 'Yearly'
        ? t`A yearly SIP can step up once a year. Choose Yearly.`
        : undefined,
    topUpMaxAmount:
      topUpMaxAmount === null
        ? undefined
        : validateAmount(topUpMaxAmount, { min: amount + multiple, multiple }),
    topUpMaxYears:
      topUpMaxYears !== null && topUpMaxYears > mostStepUpYears
        ? t`Enter ${{ most: mostStepUpYears }} years or fewer.`
        : undefined,
    topUpuntil:
      topUpuntil !== null && monthsFrom(sipStartDate, topUpuntil) < monthsApart[topUpFrequency]
        ? t`The first step-up would come after this date. Choose a later one.`
        : undefined,
  }
}

const leastStep = 100_00
/** Years in which a SIP may step up (S3.037). */
export const mostStepUpYears = 40
