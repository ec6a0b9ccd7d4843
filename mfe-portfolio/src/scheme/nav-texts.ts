import { formatDate, formatNav, formatRate, textOf, type Text } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { NavPeriod } from '@portal/contracts/schemes/product'

const periodWords: Readonly<Record<NavPeriod, Text>> = {
  '1M': msg`1 month`,
  '6M': msg`6 months`,
  '1Y': msg`1 year`,
  '3Y': msg`3 years`,
  '5Y': msg`5 years`,
  All: msg`All time`,
}

/** The period control's choices, in the order in which they are offered. */
export const navPeriods = (): readonly { value: NavPeriod; label: string; longLabel: string }[] =>
  (Object.keys(periodWords) as NavPeriod[]).map((value) => ({
    value,
    label: value === 'All' ? t`All` : value,
    longLabel: textOf(periodWords[value]),
  }))

/** What follows the change below the chart: `'a year over 3 years'`, `'over 6 months'`. */
export function changeWords(period: NavPeriod, annualised: boolean): string {
  const words = textOf(periodWords[period])
  const over = period === 'All' ? t`since the first NAV shown` : t`over ${words}`
  return annualised && period !== '1Y' ? t`a year ${over}` : over
}

/** The chart in one sentence, for whoever cannot see it. */
export function navSentence(
  name: string,
  points: readonly { date: string; nav: string }[],
  change: { rate: number | null; words: string },
): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return t`No NAVs of ${name} in this period.`
  const [firstDay, lastDay] = [formatDate(first.date), formatDate(last.date)]
  const [firstNav, lastNav] = [formatNav(first.nav), formatNav(last.nav)]
  const rate = formatRate(change.rate, { decimals: 2 })
  const { words } = change
  return t`NAV of ${name} from ${firstDay}, ${firstNav}, to ${lastDay}, ${lastNav}: ${rate} ${words}.`
}
