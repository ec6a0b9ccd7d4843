import {
  Card,
  type ChartLine,
  EmptyState,
  formatAxisRupees,
  formatRupeesRounded,
  LineChart,
  queryFor,
  rupeesInWords,
  SegmentedControl,
  useQueries,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { productApi, type NavPeriod, type SchemeDetails } from '@portal/contracts/schemes/product'
import { useState } from 'react'
import { comparedSum, growthOf } from './figures'
import styles from './compare.module.css'

const periods = [
  { value: '1Y', label: '1Y' },
  { value: '3Y', label: '3Y' },
  { value: '5Y', label: '5Y' },
] as const satisfies readonly { value: NavPeriod; label: string }[]
type Period = (typeof periods)[number]['value']

/** `'One lakh'`, as the chart is read out. */
const sumInWords = () => rupeesInWords(comparedSum).replace(/ rupees$/, '')

/** What the compared sum became in each fund, in one chart and in one table. */
export function GrowthCard({ funds }: { funds: readonly SchemeDetails[] }) {
  const [period, setPeriod] = useState<Period>('3Y')
  const histories = useQueries({
    queries: funds.map(({ schemePlanCode }) => queryFor(productApi.navHistory, { schemePlanCode, period })),
  })
  const lines = funds
    .map(({ schemeDesc }, index) => ({
      name: schemeDesc,
      points: growthOf(histories[index]?.data?.points ?? []),
    }))
    .filter(({ points }) => points.length > 1)
    .sort(byFirstDay)
  const ready = histories.every(({ data }) => data)
  const sum = formatRupeesRounded(comparedSum)
  return (
    <Card
      title={t`What ${sum} became`}
      busy={!ready}
      action={
        <SegmentedControl<Period>
          label={t`Period`}
          hideLabel
          options={periods}
          value={period}
          onChange={setPeriod}
        />
      }
    >
      {lines.length ? (
        <GrowthChart lines={lines} />
      ) : (
        ready && <EmptyState title={t`No NAVs in this period yet`}>{t`Choose a longer period.`}</EmptyState>
      )}
    </Card>
  )
}

/** The longest line leads, since the days of the tooltip and of the table are its days. */
const byFirstDay = (one: ChartLine, other: ChartLine) =>
  (one.points[0]?.date ?? '').localeCompare(other.points[0]?.date ?? '')

function GrowthChart({ lines }: { lines: readonly ChartLine[] }) {
  const [first, ...others] = lines
  if (!first) return null
  const sum = sumInWords()
  const ends = lines.map((line) => `${line.name}: ${endOf(line)}`).join('. ')
  return (
    <LineChart
      label={t`${sum} became: ${ends}.`}
      points={first.points}
      valueName={first.name}
      others={others}
      format={formatRupeesRounded}
      axisFormat={formatAxisRupees}
      note={
        <ul className={styles.keys}>
          {lines.map((line, index) => (
            <li key={line.name}>
              <span className={styles.key} data-series={index + 1} />
              <span>{line.name}</span>
              <strong>{endOf(line)}</strong>
            </li>
          ))}
        </ul>
      }
    />
  )
}

const endOf = ({ points }: ChartLine) => formatRupeesRounded(points.at(-1)?.value ?? 0)
