import { daysBetween } from '@portal/contracts/format'
import { chanceOf, normalDraw } from './chance'
import type { Fund } from './fund'
import { regularFactor } from './nav-series'

/**
 * The NAV of a demo plan on a day, from the one before: the same for every run of the same day. All plans of a fund
 * move together, but for the cost of Regular.
 */
export function nextNav(
  fund: Fund,
  plan: 'D' | 'R',
  before: { date: string; nav: string },
  date: string,
): string {
  const days = daysBetween(before.date, date)
  const yearly = Math.log(1 + fund.returns[1])
  const shock = normalDraw(chanceOf(`next ${fund.code} ${date}`))
  const move = (yearly * days) / 365 + fund.volatility * Math.sqrt(days / 365) * shock
  const factor = Math.exp(move) * (plan === 'R' ? regularFactor(days) : 1)
  return (Number(before.nav) * factor).toFixed(4)
}
