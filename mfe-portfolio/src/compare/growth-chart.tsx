import { DataTable, formatDate, formatRupeesRounded } from '@portal/kernel'
import styles from './compare.module.css'

interface Series {
  key: string
  name: string
  points: readonly { date: string; value: number }[]
}

const width = 800
const height = 240
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const rupees = (value: number | undefined) =>
  value === undefined ? 'n/a' : formatRupeesRounded(Math.round(value * 100))

/** Up to three lines over one time axis, or the same as a table. */
export function GrowthChart({ series, asTable }: { series: readonly Series[]; asTable: boolean }) {
  if (asTable) return <GrowthTable series={series} />
  const all = series.flatMap(({ points }) => points)
  const values = all.map(({ value }) => value)
  const times = all.map(({ date }) => timeOf(date))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const x = (date: string) => ((timeOf(date) - from) / Math.max(1, to - from)) * width
  const y = (value: number) => height - ((value - low) / Math.max(1, high - low)) * height
  const words = series.map(({ name, points }) => `${name}: ${rupees(points.at(-1)?.value)}`).join('. ')
  return (
    <svg
      className={styles.chart}
      viewBox={`0 -8 ${width} ${height + 16}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`One lakh became: ${words}.`}
    >
      <line className={styles.base} x1={0} x2={width} y1={y(100_000)} y2={y(100_000)} />
      {series.map(({ key, points }, index) => (
        <polyline
          key={key}
          className={styles.line}
          data-series={index + 1}
          points={points.map(({ date, value }) => `${x(date).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
        />
      ))}
    </svg>
  )
}

function GrowthTable({ series }: { series: readonly Series[] }) {
  return (
    <DataTable
      caption="What ₹1,00,000 became"
      rows={rowDates(series)}
      rowKey={(date) => date}
      cardsBelow="never"
      columns={[
        { key: 'date', header: 'Day', heading: true, cell: (date) => formatDate(date) },
        ...series.map(({ key, name, points }) => ({
          key,
          header: name,
          numeric: true,
          cell: (date: string) => rupees(points.findLast((point) => point.date <= date)?.value),
        })),
      ]}
    />
  )
}

/** The last day of each month that any fund has, so that the table stays readable. */
function rowDates(series: readonly Series[]): string[] {
  const last = new Map<string, string>()
  for (const { date } of series.flatMap(({ points }) => points)) {
    const month = date.slice(0, 7)
    if (date > (last.get(month) ?? '')) last.set(month, date)
  }
  return [...last.values()].sort()
}
