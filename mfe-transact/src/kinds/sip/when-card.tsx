import { sipDates } from '@portal/contracts/format'
import { minSipMonths, sipSchedule, sipTotal } from '@portal/contracts/validation'
import {
  addMonths,
  Card,
  FormAmountField,
  FormChips,
  FormDateField,
  formatLongDate,
  formatRupeesRounded,
  FormTextField,
  digitsOnly,
  Stack,
} from '@portal/kernel'
import { SipPeriod } from '@portal/contracts/schemes/investment'
import { startOf, timingOf, type SipFacts, type SipValues } from './sip-values'
import { monthAfterPaid } from '../../shared/sip-words'
import { StepUpFields } from './step-up'
import styles from './sip.module.css'

const days = sipDates.map((day) => ({ value: String(day), label: String(day) }))
const periods = SipPeriod.options.map((value) => ({ value, label: value }))

interface WhenCardProps {
  facts: SipFacts
  values: SipValues
}

/** The day of the month, and when the SIP ends. */
export function WhenCard({ facts, values }: WhenCardProps) {
  const start = startOf(values, facts.payers)
  const why = values.payFirstNow && values.sipFrequency !== 'Daily' ? `, ${monthAfterPaid()}` : ''
  const first = start ? `First debit due on ${formatLongDate(start)}${why}. ` : ''
  return (
    <Card title="When?">
      <Stack gap="fields">
        {values.sipFrequency === 'Daily' ? (
          <p className={styles.hint}>{first}From then on, one on every day on which the markets are open.</p>
        ) : (
          <FormChips
            name="sipDate"
            label="Day of the month"
            look="days"
            options={days}
            hint={`${first}If the markets are closed, we debit on the next business day.`}
          />
        )}
        <FormChips name="sipPeriod" label="Until" options={periods} />
        <End facts={facts} values={values} />
        <StepUpFields values={values} sip={timingOf(values, facts.payers)} />
      </Stack>
    </Card>
  )
}

function End({ facts, values }: WhenCardProps) {
  const { sipPeriod, sipFrequency = 'Monthly' } = values
  const start = startOf(values, facts.payers)
  const hint = sumText(values, facts)
  const shortest = minSipMonths(sipFrequency)
  switch (sipPeriod) {
    case 'Date':
      return (
        <FormDateField
          name="sipEndDate"
          label="End date"
          hint={hint ?? `At least ${shortest} months after the first debit.`}
          min={start ? addMonths(start, shortest) : undefined}
          defaultMonth={start ? addMonths(start, shortest) : undefined}
          className={styles.short}
        />
      )
    case 'No. of Months':
      return <Count name="sipMonth" label="Number of months" hint={hint ?? `At least ${shortest}.`} />
    case 'No. of Installments':
      return <Count name="installmentNo" label="Number of instalments" hint={hint} />
    case 'SIP amount reaches':
      return <FormAmountField name="sipAmountReaches" label="Amount to reach" hint={hint} />
    default:
      return <p className={styles.hint}>You can cancel it at any time.</p>
  }
}

function Count({ name, label, hint }: { name: string; label: string; hint: string | undefined }) {
  return (
    <FormTextField
      name={name}
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      clean={(text) => digitsOnly(text)}
      className={styles.short}
    />
  )
}

/** "36 × ₹5,000 = ₹1,80,000 in all. The last one is due in August 2029." */
function sumText(values: SipValues, { payers }: SipFacts): string | undefined {
  const sip = timingOf(values, payers)
  const { installments, lastDue } = sip ? sipSchedule(sip) : { installments: null, lastDue: null }
  if (!sip || installments === null || !lastDue) return undefined
  const { amount, payFirstNow, sipTopUp } = sip
  const month = formatLongDate(lastDue).split(' ').slice(2).join(' ')
  const count = installments + (payFirstNow ? 1 : 0)
  const sum = sipTopUp ? `${count} instalments:` : `${count} × ${formatRupeesRounded(amount)} =`
  const parts = payFirstNow ? `You pay 1 now and ${installments} by mandate. ` : ''
  return `${parts}${sum} ${formatRupeesRounded(sipTotal(sip) ?? 0)} in all. The last one is due in ${month}.`
}
