import { addDays, addMonths, daysBetween } from '@portal/contracts/format'
import type { Returns } from '@portal/contracts/schemes/product'

/** The periods over which returns are stated (S3.015), and the day on which each begins. */
export const returnPeriods = {
  oneWeek: { years: 0, startsOn: (end: string) => addDays(end, -7) },
  oneMonth: { years: 0, startsOn: (end: string) => addMonths(end, -1) },
  threeMonths: { years: 0, startsOn: (end: string) => addMonths(end, -3) },
  sixMonths: { years: 0, startsOn: (end: string) => addMonths(end, -6) },
  oneYear: { years: 1, startsOn: (end: string) => addMonths(end, -12) },
  threeYears: { years: 3, startsOn: (end: string) => addMonths(end, -36) },
  fiveYears: { years: 5, startsOn: (end: string) => addMonths(end, -60) },
} as const

export type ReturnPeriod = keyof typeof returnPeriods
export const periodNames = Object.keys(returnPeriods) as ReturnPeriod[]

export interface Price {
  date: string
  /** As text with 4 decimals. */
  value: string
}

/** A price may stand for a day this much later, over holidays; an older one means that there was none. */
const staleAfterDays = 10

/**
 * The return from one price to another as a fraction: absolute where `years` is 0, else annualised.
 * Returns are shown, never counted with, so floats will do.
 */
export function returnBetween(from: string, to: string, years: number): number {
  const growth = Number(to) / Number(from)
  return rounded(years ? growth ** (1 / years) - 1 : growth - 1)
}

/** Millionths are far finer than what is shown. */
const rounded = (rate: number) => Math.round(rate * 1e6) / 1e6

/** The return since a day: annualised from a year on, absolute below. */
export function returnSince(from: Price, to: Price): number {
  const days = daysBetween(from.date, to.date)
  return returnBetween(from.value, to.value, days >= 365 ? days / 365 : 0)
}

/**
 * All returns up to the last price (S3.015): annualised from a year on, absolute below.
 * `before` holds, for each period, the last price on or before its first day; a missing or a stale one gives null.
 */
export function returnsOf(last: Price, first: Price, before: Partial<Record<ReturnPeriod, Price>>): Returns {
  const over = (period: ReturnPeriod) => {
    const from = before[period]
    const { years, startsOn } = returnPeriods[period]
    if (!from || daysBetween(from.date, startsOn(last.date)) > staleAfterDays) return null
    return returnBetween(from.value, last.value, years)
  }
  const rates = Object.fromEntries(periodNames.map((period) => [period, over(period)]))
  const old = first.date < last.date
  return {
    ...(rates as Omit<Returns, 'sinceInception'>),
    sinceInception: old ? returnSince(first, last) : null,
  }
}

export const noReturns: Returns = returnsOf({ date: '', value: '1' }, { date: '', value: '1' }, {})
