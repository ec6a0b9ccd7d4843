import { sipDates } from '@portal/contracts/format'
import {
  Card,
  FormAmountField,
  formatRupees,
  formatRupeesRounded,
  formatUnits,
  FormChips,
  FormDateField,
  FormSegmentedControl,
  FormSelect,
  FormTextField,
  Stack,
  Verbatim,
} from '@portal/kernel'
import { SystematicOutflowFrequency } from '@portal/contracts/orders/order-terms'
import type { OutflowDraft } from './outflow-draft'
import type { SingleKind, SingleQuote, SystematicQuote } from './outflow-kind'
import type { Free } from './outflow-values'
import { eachText } from './systematic/plan-sum'
import { areNone } from '../../shared/units-math'
import styles from './outflow.module.css'

interface HowMuchCardProps {
  kind: SingleKind
  type: OutflowDraft['amountUnitType']
  free: Free
  quote: SingleQuote | undefined
}

const usual = [25_000_00, 50_000_00, 1_00_000_00]

/** An amount, units, or all that are free (S3.049). */
export function HowMuchCard({ kind, type, free, quote }: HowMuchCardProps) {
  const most = `Up to ${formatUnits(free.units)} units, worth about ${formatRupees(free.value)}. ${free.later}`
  return (
    <Card title="How much?">
      <Stack gap="fields">
        <FormSegmentedControl<OutflowDraft['amountUnitType']>
          name="amountUnitType"
          label="How do you want to say it?"
          hideLabel
          options={[
            { value: 'AMOUNT', label: 'Amount' },
            { value: 'UNITS', label: 'Units' },
            { value: 'ALL_UNITS', label: 'All free units' },
          ]}
        />
        {type === 'AMOUNT' && (
          <FormAmountField
            name="amount"
            label="Amount"
            chips={usual.filter((each) => each <= free.value)}
            hint={most}
          />
        )}
        {type === 'UNITS' && <FormTextField name="units" label="Units" inputMode="decimal" hint={most} />}
        {type === 'ALL_UNITS' && (
          <p>
            You {kind.words.verb} all <Verbatim>{formatUnits(free.units)}</Verbatim> free units, worth about{' '}
            <Verbatim>{formatRupees(free.value)}</Verbatim>. {free.later}
          </p>
        )}
        {quote && (
          <p className={styles.small}>
            About <Verbatim>{formatUnits(quote.units)}</Verbatim> units. {staysText(quote)}
          </p>
        )}
      </Stack>
    </Card>
  )
}

const staysText = ({ unitsLeft, valueLeft }: SingleQuote): string =>
  areNone(unitsLeft)
    ? 'Nothing stays in the folio.'
    : `${formatUnits(unitsLeft)} units, worth about ${formatRupees(valueLeft)}, stay in the folio.`

interface WhenCardProps {
  frequency: SystematicOutflowFrequency
  periodType: OutflowDraft['periodType']
  free: Free
  quote: SystematicQuote | undefined
}

const usualEach = [1_000_00, 3_000_00, 6_000_00, 10_000_00]

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
          chips={usualEach.filter((each) => each <= free.value)}
        />
        <FormSelect<SystematicOutflowFrequency>
          name="frequency"
          label="Frequency"
          options={SystematicOutflowFrequency.options.map((value) => ({ value, label: value }))}
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
