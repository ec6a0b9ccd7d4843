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
  wordOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { SipPeriod } from '@portal/contracts/schemes/investment'
import { usual } from './quote'
import { startOf, timingOf, type SipFacts, type SipValues } from './sip-values'
import { StepUpFields } from './step-up'
import styles from './sip.module.css'

const days = sipDates.map((day) => ({ value: String(day), label: String(day) }))
const periods = () => SipPeriod.options.map((value) => ({ value, label: wordOf(value) }))

interface WhenCardProps {
  facts: SipFacts
  values: SipValues
}

/** The day of the month, and when the SIP ends. */
export function WhenCard({ facts, values }: WhenCardProps) {
  const first = firstText(values, facts)
  return (
    <Card title={t`When?`}>
      <Stack gap="fields">
        {values.sipFrequency === 'Daily' ? (
          <p className={styles.hint}>
            {first}
            {t`From then on, one on every day on which the markets are open.`}
          </p>
        ) : (
          <FormChips
            name="sipDate"
            label={t`Day of the month`}
            look="days"
            options={days}
            hint={`${first}${t`If the markets are closed, we debit on the next business day.`}`}
          />
        )}
        <FormChips name="sipPeriod" label={t`Until`} options={periods()} />
        <End facts={facts} values={values} />
        <StepUpFields values={values} sip={timingOf(values, facts.payers)} />
      </Stack>
    </Card>
  )
}

/** When the first debit is due, and why that late; empty while it is not known. */
function firstText(values: SipValues, { payers }: SipFacts): string {
  const start = startOf(values, payers)
  if (!start) return ''
  const day = formatLongDate(start)
  const later = values.payFirstNow && values.sipFrequency !== 'Daily'
  const text = later
    ? t`First debit due on ${day}, about a month after the instalment that you pay now.`
    : t`First debit due on ${day}.`
  return `${text} `
}

function End({ facts, values }: WhenCardProps) {
  const { sipPeriod, sipFrequency = usual.sipFrequency } = values
  const start = startOf(values, facts.payers)
  const hint = sumText(values, facts)
  const shortest = minSipMonths(sipFrequency)
  switch (sipPeriod) {
    case 'Date':
      return (
        <FormDateField
          name="sipEndDate"
          label={t`End date`}
          hint={hint ?? t`At least ${shortest} months after the first debit.`}
          min={start ? addMonths(start, shortest) : undefined}
          defaultMonth={start ? addMonths(start, shortest) : undefined}
          className={styles.short}
        />
      )
    case 'No. of Months':
      return <Count name="sipMonth" label={t`Number of months`} hint={hint ?? t`At least ${shortest}.`} />
    case 'No. of Installments':
      return <Count name="installmentNo" label={t`Number of instalments`} hint={hint} />
    case 'SIP amount reaches':
      return <FormAmountField name="sipAmountReaches" label={t`Amount to reach`} hint={hint} />
    default:
      return <p className={styles.hint}>{t`You can cancel it at any time.`}</p>
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
  const each = formatRupeesRounded(amount)
  const all = formatRupeesRounded(sipTotal(sip) ?? 0)
  const parts = payFirstNow && t`You pay 1 now and ${installments} by mandate.`
  const sum = sipTopUp
    ? t`${count} instalments: ${all} in all. The last one is due in ${month}.`
    : t`${count} × ${each} = ${all} in all. The last one is due in ${month}.`
  return [parts, sum].filter(Boolean).join(' ')
}
