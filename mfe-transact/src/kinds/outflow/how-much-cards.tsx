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
  textOf,
  type Text,
} from '@portal/kernel'
import { msg, plural, t, Trans } from '@portal/kernel/words'
import { SystematicOutflowFrequency } from '@portal/contracts/orders/order-terms'
import { type OutflowDraft, PeriodType } from './outflow-draft'
import type { SingleKind, SingleQuote, SystematicQuote } from './outflow-kind'
import type { Free } from './outflow-values'
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
  const count = formatUnits(free.units)
  const worth = formatRupees(free.value)
  const most = `${upToText(count, worth)} ${free.later}`
  return (
    <Card title={t`How much?`}>
      <Stack gap="fields">
        <FormSegmentedControl<OutflowDraft['amountUnitType']>
          name="amountUnitType"
          label={t`How do you want to say it?`}
          hideLabel
          options={[
            { value: 'AMOUNT', label: t`Amount` },
            { value: 'UNITS', label: t`Units` },
            { value: 'ALL_UNITS', label: t`All free units` },
          ]}
        />
        {type === 'AMOUNT' && (
          <FormAmountField
            name="amount"
            label={t`Amount`}
            chips={usual.filter((each) => each <= free.value)}
            hint={most}
          />
        )}
        {type === 'UNITS' && <FormTextField name="units" label={t`Units`} inputMode="decimal" hint={most} />}
        {type === 'ALL_UNITS' && (
          <p>
            {kind.plan === 'SWITCH' ? (
              <Trans>
                You switch all <Verbatim>{count}</Verbatim> free units, worth about{' '}
                <Verbatim>{worth}</Verbatim>.
              </Trans>
            ) : (
              <Trans>
                You redeem all <Verbatim>{count}</Verbatim> free units, worth about{' '}
                <Verbatim>{worth}</Verbatim>.
              </Trans>
            )}{' '}
            {free.later}
          </p>
        )}
        {quote && <Estimate quote={quote} />}
      </Stack>
    </Card>
  )
}

const upToText = (count: string, worth: string) => t`Up to ${count} units, worth about ${worth}.`

function Estimate({ quote }: { quote: SingleQuote }) {
  const count = formatUnits(quote.units)
  return (
    <p className={styles.small}>
      <Trans>
        About <Verbatim>{count}</Verbatim> units.
      </Trans>{' '}
      {staysText(quote)}
    </p>
  )
}

function staysText({ unitsLeft, valueLeft }: SingleQuote): string {
  const count = formatUnits(unitsLeft)
  const worth = formatRupees(valueLeft)
  return areNone(unitsLeft)
    ? t`Nothing stays in the folio.`
    : t`${count} units, worth about ${worth}, stay in the folio.`
}

interface WhenCardProps {
  frequency: SystematicOutflowFrequency
  periodType: OutflowDraft['periodType']
  free: Free
  quote: SystematicQuote | undefined
}

const usualEach = [1_000_00, 3_000_00, 6_000_00, 10_000_00]

/** S9.026 */
const periodNames: Readonly<Record<OutflowDraft['periodType'], { label: Text; longLabel?: Text }>> = {
  'Until cancelled': { label: msg`Until cancelled` },
  'Till date': { label: msg`Till date` },
  'Number of instalments': { label: msg`Instalments`, longLabel: msg`Number of instalments` },
}

function periodOption(value: OutflowDraft['periodType']) {
  const { label, longLabel } = periodNames[value]
  return { value, label: textOf(label), ...(longLabel && { longLabel: textOf(longLabel) }) }
}

const frequencyNames: Readonly<Record<SystematicOutflowFrequency, Text>> = {
  Monthly: msg`Monthly`,
  Quarterly: msg`Quarterly`,
  'Half Yearly': msg`Half Yearly`,
  Yearly: msg`Yearly`,
}

const amountLabels: Readonly<Record<SystematicOutflowFrequency, Text>> = {
  Monthly: msg`Amount each month`,
  Quarterly: msg`Amount each quarter`,
  'Half Yearly': msg`Amount each half-year`,
  Yearly: msg`Amount each year`,
}

/** How much leaves, how often, on which day, and until when. */
export function WhenCard({ frequency, periodType, free, quote }: WhenCardProps) {
  return (
    <Card title={t`How much, and when?`}>
      <Stack gap="fields">
        <FormAmountField
          name="amount"
          label={textOf(amountLabels[frequency])}
          chips={usualEach.filter((each) => each <= free.value)}
        />
        <FormSelect<SystematicOutflowFrequency>
          name="frequency"
          label={t`Frequency`}
          options={SystematicOutflowFrequency.options.map((value) => ({
            value,
            label: textOf(frequencyNames[value]),
          }))}
        />
        <FormChips
          name="dayOfMonth"
          label={t`Day of the month`}
          look="days"
          options={sipDates.map((day) => ({ value: String(day), label: String(day) }))}
        />
        <FormSegmentedControl<OutflowDraft['periodType']>
          name="periodType"
          label={t`Until when?`}
          options={PeriodType.options.map(periodOption)}
        />
        {periodType === 'Till date' && <FormDateField name="endDate" label={t`Last date`} />}
        {periodType === 'Number of instalments' && (
          <FormTextField name="installments" label={t`Number of instalments`} inputMode="numeric" />
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
  const taken = othersAMonth ? formatRupeesRounded(othersAMonth) : ''
  const others = taken && t`Your other plans take up to ${taken} a month out of this fund.`
  const lasts = Math.floor(freeValue / amount)
  const worth = formatRupeesRounded(freeValue)
  const short =
    total === null || total > freeValue
      ? t`${plural(lasts, {
          one: `The free units are worth about ${worth}, enough for # instalment at today’s value. We leave out an instalment that finds too few units.`,
          other: `The free units are worth about ${worth}, enough for # instalments at today’s value. We leave out an instalment that finds too few units.`,
        })}`
      : ''
  return [sum, others, short].filter(Boolean).join(' ')
}
