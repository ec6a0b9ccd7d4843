import { addDays, indiaDate } from '@portal/contracts/format'
import { type CutOffRule, cutOffRules, ruleOn, type SchemeKind } from '../regulation/regulated-rules'
import { isBusinessDay, nextBusinessDay, onOrAfter } from './business-day'
import { indiaMoment } from './india-time'

function cutOffRule(date: string, kind: SchemeKind, side: CutOffRule['side']): CutOffRule {
  const its = cutOffRules.filter((rule) => rule.side === side && rule.kinds.includes(kind))
  const rule = ruleOn(its, date)
  if (!rule) throw new RangeError('no cut-off rule for that day')
  return rule
}

/** India time of the purchase cut-off on a day, "15:00". Throws a RangeError before February 2021. */
export function cutOffTime(date: string, kind: SchemeKind): string {
  return cutOffRule(date, kind, 'buy').time
}

/** India time until which units are sold at the next price on a day, "15:00". Throws a RangeError before February 2021. */
export function sellCutOffTime(date: string, kind: SchemeKind): string {
  return cutOffRule(date, kind, 'sell').time
}

/** The business day whose cut-off a moment still makes; exactly at the cut-off is late. */
function dealingDay(moment: Date, kind: SchemeKind, side: CutOffRule['side']): string {
  const day = indiaDate(moment)
  if (!isBusinessDay(day)) return onOrAfter(day)
  return moment < indiaMoment(day, cutOffRule(day, kind, side).time) ? day : nextBusinessDay(day)
}

function navDateOf(dealingDate: string, kind: SchemeKind, side: CutOffRule['side']): string {
  const { nav } = cutOffRule(dealingDate, kind, side)
  if (nav === 'same day') return dealingDate
  return addDays(nav === 'day before' ? dealingDate : nextBusinessDay(dealingDate), -1)
}

/** The date of the NAV that money realised at a moment buys at. Throws a RangeError before February 2021. */
export function applicableNavDate(realisedAt: Date, kind: SchemeKind): string {
  return navDateOf(dealingDay(realisedAt, kind, 'buy'), kind, 'buy')
}

/** The moment before which money must be realised to get `applicableNavDate(now)`. */
export function cutOffAt(now: Date, kind: SchemeKind): Date {
  const day = dealingDay(now, kind, 'buy')
  return indiaMoment(day, cutOffTime(day, kind))
}

/** The NAV date of money that misses the cut-off running at `now`. */
export function navDateAfterCutOff(now: Date, kind: SchemeKind): string {
  return applicableNavDate(cutOffAt(now, kind), kind)
}

/** The day on which units bought at the NAV of a date are in the folio: the next business day. */
export function unitsOn(navDate: string): string {
  return nextBusinessDay(navDate)
}

/** The date of the NAV at which units are sold that were asked to be redeemed or switched out at a moment. */
export function redemptionNavDate(requestedAt: Date, kind: SchemeKind): string {
  const day = dealingDay(requestedAt, kind, 'sell')
  // What missed a cut-off is sold at the dealing day's own NAV, also of a liquid fund, which has one on Sundays too.
  return day === indiaDate(requestedAt) ? navDateOf(day, kind, 'sell') : day
}

/** The moment until which a redemption or a switch asked for at `now` can be taken back: the cut-off it is dealt at. */
export function sellCutOffAt(now: Date, kind: SchemeKind): Date {
  const day = dealingDay(now, kind, 'sell')
  return indiaMoment(day, cutOffRule(day, kind, 'sell').time)
}
