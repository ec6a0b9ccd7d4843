import { formatDate, formatRupeesRounded } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ValuePeriod } from '@portal/contracts/folios/investor'

/** A point of the history as the contract gives it: paise on a business date. */
export interface ValuePoint {
  date: string
  value: number
  invested: number
}

/** The period control's choices, in the order in which they are offered. */
export const valuePeriods = (): readonly { value: ValuePeriod; label: string; longLabel: string }[] => [
  { value: '6M', label: t`6M`, longLabel: t`6 months` },
  { value: '1Y', label: t`1Y`, longLabel: t`1 year` },
  { value: '3Y', label: t`3Y`, longLabel: t`3 years` },
  { value: 'All' as const, label: t`All`, longLabel: t`All time` },
]

/** The chart in one sentence that holds its figures. */
export function valueSentence(points: readonly ValuePoint[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return t`No values in this period.`
  const from = formatDate(first.date)
  const before = formatRupeesRounded(first.value)
  const to = formatDate(last.date)
  const now = formatRupeesRounded(last.value)
  const invested = formatRupeesRounded(last.invested)
  return t`Portfolio value from ${from}, ${before}, to ${to}, ${now}; invested by then ${invested}.`
}
