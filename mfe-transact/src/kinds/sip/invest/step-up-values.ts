import { instalmentOn, stepUpFaults, type SipTiming, type StepUpField, type Verdict } from '@portal/kernel'
import { BusinessDate } from '@portal/kernel/contracts/common'
import { SipStepUp } from '@portal/kernel/contracts/order-terms'
import type { TransactionDetails } from '@portal/kernel/contracts/transaction-draft'

/** What bounds the step-ups of a SIP. */
export type StepUpEnd = 'sip' | 'amount' | 'years' | 'date'

/** What the fields of a step-up hold (S3.037); amounts in paise. */
export interface StepUpValues {
  stepUp?: boolean
  topUpAmount?: number | null
  topUpFrequency?: SipStepUp['topUpFrequency']
  stepUpEnd?: StepUpEnd
  topUpMaxAmount?: number | null
  /** As typed. */
  topUpMaxYears?: string
  topUpuntil?: string
}

type Kept = TransactionDetails['sipTopUp']

/** What the page starts with. */
export function stepUpValuesOf(kept: Kept): StepUpValues {
  return {
    stepUp: kept?.topUpAvailable ?? false,
    topUpAmount: kept?.topUpAmount ?? null,
    topUpFrequency: SipStepUp.shape.topUpFrequency.safeParse(kept?.topUpFrequency).data ?? 'Yearly',
    stepUpEnd: endOf(kept),
    topUpMaxAmount: kept?.topUpMaxAmount ?? null,
    topUpMaxYears: kept?.topUpMaxYears ? String(kept.topUpMaxYears) : '',
    topUpuntil: kept?.topUpuntil ?? '',
  }
}

function endOf(kept: Kept): StepUpEnd {
  if (kept?.topUpMaxAmount) return 'amount'
  if (kept?.topUpMaxYears) return 'years'
  return kept?.topUpuntil ? 'date' : 'sip'
}

/** What the draft keeps of it, under the names of the specification; only the bound that is chosen. */
export function topUpOf(values: StepUpValues): Kept {
  const { stepUp = false, topUpAmount = null, topUpFrequency = 'Yearly', stepUpEnd } = values
  if (!stepUp) return null
  const { topUpMaxAmount = null, topUpMaxYears = '', topUpuntil } = values
  return {
    topUpAvailable: true,
    topUpAmount,
    topUpFrequency,
    topUpMaxAmount: stepUpEnd === 'amount' ? topUpMaxAmount : null,
    topUpMaxYears: stepUpEnd === 'years' && /^[1-9]\d?$/.test(topUpMaxYears) ? Number(topUpMaxYears) : null,
    topUpuntil: stepUpEnd === 'date' ? (BusinessDate.safeParse(topUpuntil).data ?? null) : null,
  }
}

/** The step-up that a SIP is ordered with; undefined where there is none, or something is missing. */
export const steppingUp = (kept: Kept): SipStepUp | undefined =>
  kept?.topUpAvailable ? SipStepUp.safeParse(kept).data : undefined

type Errors = Partial<Record<StepUpField, Verdict>>

/** What speaks against the step-up, by field. */
export function stepUpErrors(values: StepUpValues, sip: SipTiming | undefined, multiple: number): Errors {
  const kept = topUpOf(values)
  if (!kept || !sip) return {}
  const { topUpFrequency = 'Yearly' } = values
  const { amount, sipFrequency, sipStartDate } = sip
  const faults = stepUpFaults({ ...kept, topUpFrequency }, { amount, sipFrequency, sipStartDate, multiple })
  return { ...faults, ...missing(values, kept) }
}

function missing({ stepUpEnd }: StepUpValues, kept: NonNullable<Kept>): Errors {
  if (stepUpEnd === 'amount' && kept.topUpMaxAmount === null)
    return { topUpMaxAmount: 'Enter the highest instalment' }
  if (stepUpEnd === 'years' && kept.topUpMaxYears === null) return { topUpMaxYears: 'Enter 1 to 40 years' }
  if (stepUpEnd === 'date' && kept.topUpuntil === null) return { topUpuntil: 'Choose the last day' }
  return {}
}

/** What an instalment is so many years after the first debit, in paise; for the sentence below the fields. */
export const instalmentAfter = (sip: SipTiming, years: number): number =>
  instalmentOn(sip, `${Number(sip.sipStartDate.slice(0, 4)) + years}${sip.sipStartDate.slice(4)}`)
