import { formatDate, formatNav, formatRate } from '@portal/kernel'
import type { NavPeriod } from '@portal/contracts/schemes/product'

const periodWords: Readonly<Record<NavPeriod, string>> = {
  '1M': '1 month',
  '6M': '6 months',
  '1Y': '1 year',
  '3Y': '3 years',
  '5Y': '5 years',
  All: 'All time',
}

/** The period control's choices, in the order in which they are offered. */
export const navPeriods: readonly { value: NavPeriod; label: string; longLabel: string }[] = (
  Object.keys(periodWords) as NavPeriod[]
).map((value) => ({ value, label: value, longLabel: periodWords[value] }))

/** What follows the change below the chart: `'a year over 3 years'`, `'over 6 months'`. */
export function changeWords(period: NavPeriod, annualised: boolean): string {
  const over = period === 'All' ? 'since the first NAV shown' : `over ${periodWords[period]}`
  return annualised && period !== '1Y' ? `a year ${over}` : over
}

/** The chart in one sentence, for whoever cannot see it. */
export function navSentence(
  name: string,
  points: readonly { date: string; nav: string }[],
  change: { rate: number | null; words: string },
): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return `No NAVs of ${name} in this period.`
  return (
    `NAV of ${name} from ${formatDate(first.date)}, ${formatNav(first.nav)}, ` +
    `to ${formatDate(last.date)}, ${formatNav(last.nav)}: ` +
    `${formatRate(change.rate, { decimals: 2 })} ${change.words}.`
  )
}
