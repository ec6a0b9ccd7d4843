import {
  Card,
  FormAmountField,
  formatRupeesRounded,
  FormChips,
  FormDateField,
  FormSegmentedControl,
  FormSelect,
  FormTextField,
  sipDates,
  Stack,
} from '@portal/kernel'
import { ExitPlanFrequency } from '@portal/kernel/contracts/order-terms'
import type { OutflowDraft } from '../outflow-draft'
import type { SystematicQuote } from '../outflow-kind'
import styles from '../outflow.module.css'
import type { Free } from '../outflow-values'
import { eachText } from './plan-sum'

interface WhenCardProps {
  frequency: ExitPlanFrequency
  periodType: OutflowDraft['periodType']
  free: Free
  quote: SystematicQuote | undefined
}

const usual = [1_000_00, 3_000_00, 6_000_00, 10_000_00]

/** S9.026 */
const periods = [
  { value: 'Until cancelled', label: 'Until cancelled' },
  { value: 'Till date', label: 'Till date' },
  { value: 'Number of instalments', label: 'Instalments', longLabel: 'Number of instalments' },
] as const

/** How much leaves, how often, on which day, and until when. */
export function WhenCard({ frequency, periodType, free, quote }: WhenCardProps) {
  return (
    <Card title="How much, and when?">
      <Stack gap="fields">
        <FormAmountField
          name="amount"
          label={`Amount ${eachText(frequency).toLowerCase()}`}
          chips={usual.filter((each) => each <= free.value)}
        />
        <FormSelect<ExitPlanFrequency>
          name="frequency"
          label="Frequency"
          options={ExitPlanFrequency.options.map((value) => ({ value, label: value }))}
        />
        <FormChips
          name="dayOfMonth"
          label="Day of the month"
          look="days"
          options={sipDates.map((day) => ({ value: String(day), label: String(day) }))}
        />
        <FormSegmentedControl<OutflowDraft['periodType']>
          name="periodType"
          label="Until when?"
          options={periods}
        />
        {periodType === 'Till date' && <FormDateField name="endDate" label="Last date" />}
        {periodType === 'Number of instalments' && (
          <FormTextField name="installments" label="Number of instalments" inputMode="numeric" />
        )}
        {quote && <p className={styles.small}>{enoughText(quote)}</p>}
      </Stack>
    </Card>
  )
}

/** What it takes altogether, what else leaves the fund, and whether that is there; empty where nothing is to say. */
function enoughText(quote: SystematicQuote): string {
  const { installments, amount, total, freeValue, othersAMonth } = quote
  const sum =
    total === null ? '' : `${installments} × ${formatRupeesRounded(amount)} = ${formatRupeesRounded(total)}.`
  const others = othersAMonth
    ? `Your other plans take up to ${formatRupeesRounded(othersAMonth)} a month out of this fund.`
    : ''
  const lasts = Math.floor(freeValue / amount)
  const short =
    total === null || total > freeValue
      ? `The free units are worth about ${formatRupeesRounded(freeValue)}, enough for ${lasts} ${lasts === 1 ? 'instalment' : 'instalments'} at today’s value. We leave out an instalment that finds too few units.`
      : ''
  return [sum, others, short].filter(Boolean).join(' ')
}
