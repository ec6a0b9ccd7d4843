import { formatDate, formatRupeesRounded } from '@portal/kernel'
import type { ValuePeriod } from '@portal/contracts/folios/investor'

/** A point of the history as the contract gives it: paise on a business date. */
export interface ValuePoint {
  date: string
  value: number
  invested: number
}

/** The period control's choices, in the order in which they are offered. */
export const valuePeriods: readonly { value: ValuePeriod; label: string; longLabel: string }[] = [
  { value: '6M', label: '6M', longLabel: '6 months' },
  { value: '1Y', label: '1Y', longLabel: '1 year' },
  { value: '3Y', label: '3Y', longLabel: '3 years' },
  { value: 'All', label: 'All', longLabel: 'All time' },
]

/** The chart in one sentence that holds its figures. */
export function valueSentence(points: readonly ValuePoint[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return 'No values in this period.'
  return (
    `Portfolio value from ${formatDate(first.date)}, ${formatRupeesRounded(first.value)}, ` +
    `to ${formatDate(last.date)}, ${formatRupeesRounded(last.value)}; ` +
    `invested by then ${formatRupeesRounded(last.invested)}.`
  )
}
