import {
  Card,
  FormAmountField,
  formatRupees,
  formatUnits,
  FormSegmentedControl,
  FormTextField,
  Stack,
  Verbatim,
} from '@portal/kernel'
import { areNone } from '../../../shared/units-math'
import type { OutflowDraft } from '../outflow-draft'
import type { SingleKind, SingleQuote } from '../outflow-kind'
import styles from '../outflow.module.css'
import type { Free } from '../outflow-values'

export interface HowMuchCardProps {
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
