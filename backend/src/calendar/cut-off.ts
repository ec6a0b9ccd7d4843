import { addDays, indiaDate } from '@portal/kernel/format'
import { isBusinessDay, nextBusinessDay, onOrAfter } from './business-day'
import { indiaMoment } from './india-time'

/** What decides a scheme's cut-off. */
export type SchemeKind = 'liquid' | 'overnight' | 'other'

export interface CutOffRule {
  /** First day on which the rule holds. */
  from: string
  kinds: readonly SchemeKind[]
  side: 'buy' | 'sell'
  /** India time; what happens at it or later belongs to the next business day. */
  time: string
  /** Buying: NAV of the dealing day or of the calendar day before; selling: also the day before the next one. */
  nav: 'same day' | 'day before' | 'day before next'
}

/**
 * Of two rules that both hold the later one wins. Buying counts realised money, whatever the amount
 * (SEBI circular of 17 September 2020, in force 1 February 2021); overnight funds take online redemptions
 * until 19:00 since 1 June 2025 (SEBI circular of 22 April 2025).
 */
export const cutOffRules: readonly CutOffRule[] = [
  { from: '2021-02-01', side: 'buy', kinds: ['other'], time: '15:00', nav: 'same day' },
  { from: '2021-02-01', side: 'buy', kinds: ['liquid', 'overnight'], time: '13:30', nav: 'day before' },
  { from: '2021-02-01', side: 'sell', kinds: ['other'], time: '15:00', nav: 'same day' },
  { from: '2021-02-01', side: 'sell', kinds: ['liquid', 'overnight'], time: '15:00', nav: 'day before next' },
  { from: '2025-06-01', side: 'sell', kinds: ['overnight'], time: '19:00', nav: 'day before next' },
]

function ruleOn(date: string, kind: SchemeKind, side: CutOffRule['side']): CutOffRule {
  const holds = (rule: CutOffRule) => rule.side === side && rule.kinds.includes(kind) && rule.from <= date
  const rule = cutOffRules.findLast(holds)
  if (!rule) throw new RangeError('no cut-off rule for that day')
  return rule
}

/** India time of the purchase cut-off on a day, "15:00". Throws a RangeError before February 2021. */
export function cutOffTime(date: string, kind: SchemeKind): string {
  return ruleOn(date, kind, 'buy').time
}

/** The business day whose cut-off a moment still makes; exactly at the cut-off is late. */
function dealingDay(moment: Date, kind: SchemeKind, side: CutOffRule['side']): string {
  const day = indiaDate(moment)
  if (!isBusinessDay(day)) return onOrAfter(day)
  return moment < indiaMoment(day, ruleOn(day, kind, side).time) ? day : nextBusinessDay(day)
}

function navDateOf(dealingDate: string, kind: SchemeKind, side: CutOffRule['side']): string {
  const { nav } = ruleOn(dealingDate, kind, side)
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
export function redemptionNavDate(askedAt: Date, kind: SchemeKind): string {
  return navDateOf(dealingDay(askedAt, kind, 'sell'), kind, 'sell')
}

/** The moment until which a redemption or a switch asked for at `now` keeps its NAV, and can be taken back. */
export function sellCutOffAt(now: Date, kind: SchemeKind): Date {
  const day = dealingDay(now, kind, 'sell')
  return indiaMoment(day, ruleOn(day, kind, 'sell').time)
}
