import {
  AmountField,
  Card,
  DataTable,
  EmptyState,
  formatDate,
  formatRupeesRounded,
  queryFor,
  SegmentedControl,
  Skeleton,
  SkeletonRegion,
  Stack,
  useQuery,
  validateAmount,
} from '@portal/kernel'
import { productApi, type RollingSips, type SchemeDetails } from '@portal/contracts/schemes/product'
import { useState } from 'react'
import { PastPerformance } from '../shared/past-performance'
import { becomes, tickets, needed } from './calculator'
import styles from './scheme.module.css'

const modes = [
  { value: 'sip', label: 'A SIP' },
  { value: 'goal', label: 'A goal' },
] as const
const terms = [
  { value: '1', label: '1 year' },
  { value: '3', label: '3 years' },
  { value: '5', label: '5 years' },
  { value: '10', label: '10 years' },
] as const
type Mode = (typeof modes)[number]['value']
type Term = (typeof terms)[number]['value']

/** Beyond Rs 100 crore it is no plan of a household, and no figure that fits its place. */
const amounts = { min: 100, max: 1_00_00_00_000_00, multiple: 100 }
const start: Readonly<Record<Mode, number>> = { sip: 5_000_00, goal: 10_00_000_00 }

/** What a SIP in the fund would have come to over its own history, or what a month a goal would have taken. */
export default function CalculatorCard({ scheme }: { scheme: SchemeDetails }) {
  const [mode, setMode] = useState<Mode>('sip')
  const [term, setTerm] = useState<Term>('3')
  const [typed, setTyped] = useState<Record<Mode, number | null>>(start)
  const requested = { schemePlanCode: scheme.schemePlanCode, years: Number(term) }
  const { data, isError } = useQuery(queryFor(productApi.rollingSips, requested))
  const amount = typed[mode]
  const error = validateAmount(amount ?? undefined, amounts)
  return (
    <Card title="What if you had invested here?">
      <Stack gap="fields">
        <SegmentedControl<Mode> label="What to work out" options={modes} value={mode} onChange={setMode} />
        <AmountField
          label={mode === 'sip' ? 'Every month' : 'What you want to have'}
          value={amount}
          onChange={(paise) => setTyped({ ...typed, [mode]: paise })}
          error={error}
        />
        <SegmentedControl<Term> label="For how long" options={terms} value={term} onChange={setTerm} />
        {error || amount === null ? null : data ? (
          <Outcome mode={mode} amount={amount} years={Number(term)} sips={data} />
        ) : isError ? (
          <EmptyState title="We could not work it out">Choose another time, or try again later.</EmptyState>
        ) : (
          <SkeletonRegion>
            <Skeleton shape="row" count={3} />
          </SkeletonRegion>
        )}
      </Stack>
    </Card>
  )
}

interface OutcomeProps {
  mode: Mode
  /** In paise. */
  amount: number
  years: number
  sips: RollingSips
}

function Outcome({ mode, amount, years, sips }: OutcomeProps) {
  const rows = tickets(sips)
  if (!rows.length)
    return (
      <EmptyState title="The fund is too young for this">
        Its NAVs do not cover one whole period. Choose a shorter time.
      </EmptyState>
    )
  const paid = amount * years * 12
  return (
    <>
      <DataTable
        caption={mode === 'sip' ? 'What the SIP became' : 'What the goal took a month'}
        rows={rows}
        rowKey={({ name }) => name}
        cardsBelow="never"
        columns={[
          {
            key: 'case',
            header: 'Of all periods',
            heading: true,
            cell: ({ name, from, to }) => (
              <>
                {name}
                <span className={styles.label}>
                  {' '}
                  {formatDate(from)} to {formatDate(to)}
                </span>
              </>
            ),
          },
          {
            key: 'money',
            header: mode === 'sip' ? 'Worth at the end' : 'A month',
            numeric: true,
            cell: ({ multiple }) =>
              formatRupeesRounded(
                mode === 'sip' ? becomes(amount, years, multiple) : needed(amount, years, multiple),
              ),
          },
        ]}
      />
      <p className={styles.label}>
        {mode === 'sip' && `You would have paid in ${formatRupeesRounded(paid)}. `}
        Counted over {sips.periods} {sips.periods === 1 ? 'period' : 'periods'} of {years}{' '}
        {years === 1 ? 'year' : 'years'}, one begun in every month of the fund’s history.
      </p>
      <PastPerformance />
    </>
  )
}
