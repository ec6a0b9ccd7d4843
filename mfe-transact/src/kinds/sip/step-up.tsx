import { instalmentOn, mostStepUpYears, stepUpFaults } from '@portal/contracts/validation'
import {
  digitsOnly,
  FormAmountField,
  formatRupeesRounded,
  FormCheckbox,
  FormDateField,
  FormSelect,
  FormTextField,
  type SipTiming,
  Stack,
  type StepUpField,
  type Verdict,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { BusinessDate } from '@portal/contracts/wire/common'
import { SipStepUp } from '@portal/contracts/orders/order-terms'
import type { TransactionDetails } from '@portal/contracts/orders/transaction-draft'
import styles from './sip.module.css'

type Often = SipStepUp['topUpFrequency']
/* eslint-disable lingui/no-unlocalized-strings -- values of the wire */
const yearly = 'Yearly'
const halfYearly = 'Half Yearly'
/* eslint-enable lingui/no-unlocalized-strings */

const often = (): { value: Often; label: string }[] => [
  { value: yearly, label: t`Every year` },
  { value: halfYearly, label: t`Every half year` },
]
const ends = (): { value: StepUpEnd; label: string }[] => [
  { value: 'sip', label: t`As long as the SIP runs` },
  { value: 'amount', label: t`Up to a highest instalment` },
  { value: 'years', label: t`For some years` },
  { value: 'date', label: t`Until a date` },
]

interface StepUpFieldsProps {
  values: StepUpValues
  /** Undefined while something of the SIP is missing. */
  sip: SipTiming | undefined
}

/** Whether the instalments grow, by how much, and how far (S3.037). */
export function StepUpFields({ values, sip }: StepUpFieldsProps) {
  return (
    <div className={styles.now}>
      <FormCheckbox name="stepUp" label={t`Pay a little more every year`}>
        <b className={styles.title}>{t`Pay a little more every year`}</b>
        <span
          className={styles.hint}
        >{t`Step-up (top-up): each instalment grows by an amount you choose.`}</span>
      </FormCheckbox>
      {values.stepUp && (
        <div className={styles.inner}>
          <Stack gap="fields">
            <FormAmountField name="topUpAmount" label={t`More each time`} hint={grown(values, sip)} />
            <FormSelect
              name="topUpFrequency"
              label={t`How often it grows`}
              options={often()}
              searchable={false}
            />
            <FormSelect name="stepUpEnd" label={t`How far it grows`} options={ends()} searchable={false} />
            <Bound end={values.stepUpEnd} />
          </Stack>
        </div>
      )}
    </div>
  )
}

function Bound({ end }: { end: StepUpEnd | undefined }) {
  switch (end) {
    case 'amount':
      return <FormAmountField name="topUpMaxAmount" label={t`Highest instalment`} />
    case 'years':
      return (
        <FormTextField
          name="topUpMaxYears"
          label={t`Years with step-ups`}
          inputMode="numeric"
          autoComplete="off"
          clean={(text) => digitsOnly(text)}
          className={styles.short}
        />
      )
    case 'date':
      return <FormDateField name="topUpuntil" label={t`Last day for a step-up`} className={styles.short} />
    default:
      return null
  }
}

/** "₹5,500 after a year, ₹7,500 after 5 years." */
function grown({ topUpAmount }: StepUpValues, sip: SipTiming | undefined): string | undefined {
  if (!topUpAmount || !sip?.sipTopUp) return undefined
  const after = (years: number) => formatRupeesRounded(instalmentAfter(sip, years))
  const years = 5
  const soon = after(1)
  const later = after(years)
  return t`${soon} after a year, ${later} after ${years} years.`
}

/** What bounds the step-ups of a SIP. */
type StepUpEnd = 'sip' | 'amount' | 'years' | 'date'

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
    topUpFrequency: SipStepUp.shape.topUpFrequency.safeParse(kept?.topUpFrequency).data ?? yearly,
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
  const { stepUp = false, topUpAmount = null, topUpFrequency = yearly, stepUpEnd } = values
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
  const { topUpFrequency = yearly } = values
  const { amount, sipFrequency, sipStartDate } = sip
  const faults = stepUpFaults({ ...kept, topUpFrequency }, { amount, sipFrequency, sipStartDate, multiple })
  return { ...faults, ...missing(values, kept) }
}

function missing({ stepUpEnd }: StepUpValues, kept: NonNullable<Kept>): Errors {
  if (stepUpEnd === 'amount' && kept.topUpMaxAmount === null)
    return { topUpMaxAmount: t`Enter the highest instalment` }
  if (stepUpEnd === 'years' && kept.topUpMaxYears === null)
    return { topUpMaxYears: t`Enter 1 to ${{ most: mostStepUpYears }} years` }
  if (stepUpEnd === 'date' && kept.topUpuntil === null) return { topUpuntil: t`Choose the last day` }
  return {}
}

/** What an instalment is so many years after the first debit, in paise; for the sentence below the fields. */
const instalmentAfter = (sip: SipTiming, years: number): number =>
  instalmentOn(sip, `${Number(sip.sipStartDate.slice(0, 4)) + years}${sip.sipStartDate.slice(4)}`)
