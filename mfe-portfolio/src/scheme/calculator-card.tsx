import {
  AmountField,
  Card,
  DataTable,
  EmptyState,
  formatRupeesRounded,
  queryFor,
  SegmentedControl,
  Skeleton,
  SkeletonRegion,
  Stack,
  useQuery,
  validateAmount,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { productApi, type RollingSips, type SchemeDetails } from '@portal/contracts/schemes/product'
import { useState } from 'react'
import { PastPerformance } from '../shared/past-performance'
import { becomes, tickets, needed } from './calculator'
import { daysText } from './fund-facts'
import styles from './scheme.module.css'

type Mode = 'sip' | 'goal'
type Term = '1' | '3' | '5' | '10'

const modes = () =>
  [
    { value: 'sip', label: t`A SIP` },
    { value: 'goal', label: t`A goal` },
  ] as const
const terms = () =>
  [
    { value: '1', label: t`1 year` },
    { value: '3', label: t`3 years` },
    { value: '5', label: t`5 years` },
    { value: '10', label: t`10 years` },
  ] as const

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
    <Card title={t`What if you had invested here?`}>
      <Stack gap="fields">
        <SegmentedControl<Mode>
          label={t`What to work out`}
          options={modes()}
          value={mode}
          onChange={setMode}
        />
        <AmountField
          label={mode === 'sip' ? t`Every month` : t`What you want to have`}
          value={amount}
          onChange={(paise) => setTyped({ ...typed, [mode]: paise })}
          error={error}
        />
        <SegmentedControl<Term> label={t`For how long`} options={terms()} value={term} onChange={setTerm} />
        {error || amount === null ? null : data ? (
          <Outcome mode={mode} amount={amount} years={Number(term)} sips={data} />
        ) : isError ? (
          <EmptyState
            title={t`We could not work it out`}
          >{t`Choose another time, or try again later.`}</EmptyState>
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
      <EmptyState title={t`The fund is too young for this`}>
        {t`Its NAVs do not cover one whole period. Choose a shorter time.`}
      </EmptyState>
    )
  const paid = formatRupeesRounded(amount * years * 12)
  const { periods } = sips
  return (
    <>
      <DataTable
        caption={mode === 'sip' ? t`What the SIP became` : t`What the goal took a month`}
        rows={rows}
        rowKey={({ name }) => name}
        cardsBelow="never"
        columns={[
          {
            key: 'case',
            header: t`Of all periods`,
            heading: true,
            cell: ({ name, from, to }) => (
              <>
                {name}
                <span className={styles.label}> {daysText(from, to)}</span>
              </>
            ),
          },
          {
            key: 'money',
            header: mode === 'sip' ? t`Worth at the end` : t`A month`,
            numeric: true,
            cell: ({ multiple }) =>
              formatRupeesRounded(
                mode === 'sip' ? becomes(amount, years, multiple) : needed(amount, years, multiple),
              ),
          },
        ]}
      />
      <p className={styles.label}>
        {mode === 'sip' && `${t`You would have paid in ${paid}.`} `}
        {t`Counted over ${plural(periods, { one: '# period', other: '# periods' })} of ${plural(years, { one: '# year', other: '# years' })}, one begun in every month of the fund’s history.`}
      </p>
      <PastPerformance />
    </>
  )
}
