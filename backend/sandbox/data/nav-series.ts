import { addDays, addMonths, addYears, daysBetween } from '@portal/contracts/format'
import { businessDays, onOrAfter, onOrBefore, previousBusinessDay } from '../../src/calendar/business-day'
import { chanceOf, normalDraw } from './chance'
import type { Fund } from './fund'

/** A made-up price history; floats are right here, since nothing is computed from them but rounded NAVs. */
export interface SeriesPoint {
  date: string
  value: number
}

const dailyYears = 5
/** Regular falls behind Direct by this much a year. */
const regularLag = 1.009

interface Anchor {
  date: string
  log: number
}

/** The first day with a NAV, and whether the fund is older than the daily history. */
export function launchDate(fund: Fund, lastDate: string): string {
  const { launchedOn } = fund
  return typeof launchedOn === 'string'
    ? launchedOn
    : onOrAfter(addDays(lastDate, -launchedOn.daysBeforeStart))
}

/** The days with a NAV: month ends while older than five years, then daily; liquid funds on weekends too. */
export function navDates(fund: Fund, lastDate: string): string[] {
  const launched = launchDate(fund, lastDate)
  const dailyFrom = addDays(addYears(lastDate, -dailyYears), -14)
  const dates: string[] = []
  if (launched < dailyFrom) {
    dates.push(launched)
    for (let month = monthEnd(launched); month < dailyFrom; month = monthEnd(addDays(month, 1))) {
      const day = onOrBefore(month)
      if (day > launched) dates.push(day)
    }
  }
  const from = launched < dailyFrom ? dailyFrom : launched
  return dates.concat(fund.kind === 'other' ? businessDays(from, lastDate) : calendarDays(from, lastDate))
}

function monthEnd(date: string): string {
  return addDays(`${addMonths(date, 1).slice(0, 7)}-01`, -1)
}

function calendarDays(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day))
}

/** What the history must pass through, so that its returns come out as the fund states them. */
function anchors(fund: Fund, lastDate: string): Anchor[] {
  const last = Math.log(fund.nav)
  const dayBefore = fund.kind === 'other' ? previousBusinessDay(lastDate) : addDays(lastDate, -1)
  const [year, three, five] = fund.returns
  const back = (years: number, rate: number): Anchor => ({
    date: backOnDealtDay(fund, addYears(lastDate, -years)),
    log: last - years * Math.log(1 + rate),
  })
  return [
    { date: launchDate(fund, lastDate), log: Math.log(fund.faceValue) },
    ...(five === undefined ? [] : [back(5, five)]),
    back(3, three),
    back(1, year),
    { date: dayBefore, log: last - Math.log(1 + fund.dayChange) },
    { date: lastDate, log: last },
  ]
}

const backOnDealtDay = (fund: Fund, date: string) => (fund.kind === 'other' ? onOrBefore(date) : date)

/** Direct Growth from launch to the last day: a random walk pinned to the anchors. */
export function directGrowth(fund: Fund, lastDate: string): SeriesPoint[] {
  const dates = navDates(fund, lastDate)
  const chance = chanceOf(`nav ${fund.code}`)
  const points: SeriesPoint[] = []
  const pins = anchors(fund, lastDate)
  pins.slice(1).forEach((to, index) => {
    const from = pins[index] as Anchor
    const between = dates.filter((date) => date > from.date && date <= to.date)
    points.push(...bridge(from, to, between, fund.volatility, chance))
  })
  return [{ date: launchDate(fund, lastDate), value: fund.faceValue }, ...points]
}

function bridge(from: Anchor, to: Anchor, dates: string[], volatility: number, chance: () => number) {
  const span = daysBetween(from.date, to.date)
  let walk = 0
  let before = from.date
  const steps = dates.map((date) => {
    walk += normalDraw(chance) * volatility * Math.sqrt(daysBetween(before, date) / 365)
    before = date
    return { date, walk, share: daysBetween(from.date, date) / span }
  })
  const end = walk
  return steps.map(({ date, walk: at, share }) => ({
    date,
    value: Math.exp(from.log + (to.log - from.log) * share + at - end * share),
  }))
}

/** Funds whose older history is weekly, four of them since January 2013: capital gains need the day's NAV. */
const weekly = ['FLEXI', 'LARGE', 'ELSS', 'SHORT', 'GILT', 'LIQUID', 'MONEYMKT']
const weeklySince = '2013-01-01'

/** The history with a NAV a week where it had one a month; what it had stays as it was. */
export function withWeeks(fund: Fund, points: readonly SeriesPoint[]): SeriesPoint[] {
  if (!weekly.includes(fund.code)) return [...points]
  const chance = chanceOf(`weeks ${fund.code}`)
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next || next.date < weeklySince || daysBetween(point.date, next.date) <= 7) return [point]
    const between = fridays(point.date, next.date).filter((date) => date >= weeklySince)
    const [from, to] = [point, next].map(({ date, value }) => ({ date, log: Math.log(value) })) as [
      Anchor,
      Anchor,
    ]
    return [point, ...bridge(from, to, between, fund.volatility, chance)]
  })
}

/** The Fridays, or last business days before them, between two dates. */
function fridays(from: string, to: string): string[] {
  return calendarDays(from, to)
    .filter((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 5)
    .map(onOrBefore)
    .filter((date) => date > from && date < to)
}

/** How far Regular has fallen behind Direct after so many days. */
export function regularFactor(days: number): number {
  return regularLag ** (-days / 365)
}

export function regularGrowth(direct: readonly SeriesPoint[]): SeriesPoint[] {
  const launched = direct[0]?.date ?? ''
  return direct.map(({ date, value }) => ({
    date,
    value: value * regularFactor(daysBetween(launched, date)),
  }))
}

export interface Distribution {
  recordDate: string
  rupeesPerUnit: number
}

/** The IDCW series of a growth series: what was paid out is missing from the NAV from the record date on. */
export function withDistributions(
  growth: readonly SeriesPoint[],
  idcw: Fund['idcw'],
): { points: SeriesPoint[]; distributions: Distribution[] } {
  const distributions: Distribution[] = []
  let factor = 1
  const points = growth.map(({ date, value }, index) => {
    const nav = value * factor
    if (!isRecordDate(date, growth[index + 1]?.date, idcw.months)) return { date, value: nav }
    const rupeesPerUnit = Math.round(nav * idcw.share * 100) / 100
    distributions.push({ recordDate: date, rupeesPerUnit })
    factor *= 1 - rupeesPerUnit / nav
    return { date, value: nav - rupeesPerUnit }
  })
  return { points, distributions }
}

/** The last dealt day of a paying month. */
function isRecordDate(date: string, next: string | undefined, months: readonly number[]): boolean {
  if (!next || next.slice(0, 7) === date.slice(0, 7)) return false
  return months.includes(Number(date.slice(5, 7)))
}

/** A benchmark that goes the fund's way with a little less return: what the comparison tables need. */
export function benchmarkSeries(growth: readonly SeriesPoint[], benchmark: string): SeriesPoint[] {
  const chance = chanceOf(`benchmark ${benchmark}`)
  const lag = 1.008 + chance() * 0.02
  const launched = growth[0]?.date ?? ''
  const first = growth[0]?.value ?? 1
  let drift = 0
  return growth.map(({ date, value }) => {
    drift += (chance() - 0.5) * 0.002
    return {
      date,
      value: 1000 * (value / first) * Math.exp(drift) * lag ** (-daysBetween(launched, date) / 365),
    }
  })
}
