import { formatDate, formatNav, formatRate, textOf, type Text } from '@portal/kernel'
import { msg, plural, t } from '@portal/kernel/words'
import type { NavPeriod } from '@portal/contracts/schemes/product'

const periodWords: Readonly<Record<NavPeriod, { short: Text; long: Text }>> = {
  '1M': { short: msg`1M`, long: msg`1 month` },
  '6M': { short: msg`6M`, long: msg`6 months` },
  '1Y': { short: msg`1Y`, long: msg`1 year` },
  '3Y': { short: msg`3Y`, long: msg`3 years` },
  '5Y': { short: msg`5Y`, long: msg`5 years` },
  All: { short: msg`All`, long: msg`All time` },
}

/** The period control's choices, in the order in which they are offered. */
export const navPeriods = (): readonly { value: NavPeriod; label: string; longLabel: string }[] =>
  (Object.keys(periodWords) as NavPeriod[]).map((value) => ({
    value,
    label: textOf(periodWords[value].short),
    longLabel: textOf(periodWords[value].long),
  }))

/** What follows the change below the chart: `'a year over 3 years'`, `'over 6 months'`. */
export function changeWords(period: NavPeriod, annualised: boolean): string {
  switch (period) {
    case '1M':
    case '6M':
      return plural({ months: Number.parseInt(period) }, { one: 'over # month', other: 'over # months' })
    case 'All':
      return annualised ? t`a year since the first NAV shown` : t`since the first NAV shown`
    default: {
      const years = Number.parseInt(period)
      return annualised && years > 1
        ? plural(years, { one: 'a year over # year', other: 'a year over # years' })
        : plural(years, { one: 'over # year', other: 'over # years' })
    }
  }
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
