import {
  digitsOnly,
  FormAmountField,
  FormCheckbox,
  FormDateField,
  formatRupeesRounded,
  FormSelect,
  FormTextField,
  Stack,
  type SipTiming,
} from '@portal/kernel'
import type { SipStepUp } from '@portal/kernel/contracts/order-terms'
import { instalmentAfter, type StepUpEnd, type StepUpValues } from './step-up-values'
import styles from './sip-form.module.css'

type Often = SipStepUp['topUpFrequency']

const often: { value: Often; label: string }[] = [
  { value: 'Yearly', label: 'Every year' },
  { value: 'Half Yearly', label: 'Every half year' },
]
const ends: { value: StepUpEnd; label: string }[] = [
  { value: 'sip', label: 'As long as the SIP runs' },
  { value: 'amount', label: 'Up to a highest instalment' },
  { value: 'years', label: 'For some years' },
  { value: 'date', label: 'Until a date' },
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
      <FormCheckbox name="stepUp" label="Pay a little more every year">
        <b className={styles.title}>Pay a little more every year</b>
        <span className={styles.hint}>Step-up (top-up): each instalment grows by an amount you choose.</span>
      </FormCheckbox>
      {values.stepUp && (
        <div className={styles.inner}>
          <Stack gap="fields">
            <FormAmountField name="topUpAmount" label="More each time" hint={grown(values, sip)} />
            <FormSelect name="topUpFrequency" label="How often it grows" options={often} searchable={false} />
            <FormSelect name="stepUpEnd" label="How far it grows" options={ends} searchable={false} />
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
      return <FormAmountField name="topUpMaxAmount" label="Highest instalment" />
    case 'years':
      return (
        <FormTextField
          name="topUpMaxYears"
          label="Years with step-ups"
          inputMode="numeric"
          autoComplete="off"
          clean={(text) => digitsOnly(text)}
          className={styles.short}
        />
      )
    case 'date':
      return <FormDateField name="topUpuntil" label="Last day for a step-up" className={styles.short} />
    default:
      return null
  }
}

/** "₹5,500 after a year, ₹7,500 after 5 years." */
function grown({ topUpAmount }: StepUpValues, sip: SipTiming | undefined): string | undefined {
  if (!topUpAmount || !sip?.sipTopUp) return undefined
  const after = (years: number) => formatRupeesRounded(instalmentAfter(sip, years))
  return `${after(1)} after a year, ${after(5)} after 5 years.`
}
