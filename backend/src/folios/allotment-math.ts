import { Decimal } from 'decimal.js'
import { ruleOn, stampDutyRules } from '../regulation/regulated-rules'

/** Enough digits for the largest amount times the finest NAV, exactly. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

/**
 * Stamp duty inside an amount, both in paise, by the rule that holds on a day: `stampDutyOn(25_000_00, '2026-08-25')`
 * is 125. Zero before there was one.
 */
export function stampDutyOn(paise: number, date: string, rules = stampDutyRules): number {
  const rule = ruleOn(rules, date)
  const band = rule?.bands.find(({ below = Infinity }) => paise < below)
  if (!rule || !band) return 0
  const rate = new Exact(rule.percent)
  const whole = band.share === 'of what is paid' ? 100 : rate.add(100)
  const rounding = band.rounding === 'up' ? Decimal.ROUND_UP : Decimal.ROUND_HALF_UP
  return rate.mul(paise).div(whole).toDecimalPlaces(0, rounding).toNumber()
}

/** Units that so many paise buy at a NAV in rupees, to the nearest thousandth: `unitsFor(24_998_75, '98.4215')` is `'253.997'`. */
export function unitsFor(netPaise: number, nav: string): string {
  return new Exact(netPaise).div(100).div(nav).toFixed(3)
}

/** The fewest units that bring so many paise at a NAV. */
export function unitsToBring(paise: number, nav: string): string {
  return new Exact(paise).div(100).div(nav).toDecimalPlaces(3, Decimal.ROUND_UP).toFixed(3)
}

/** What units are worth at a NAV, to the nearest paisa. */
export function valueOf(units: string, nav: string): number {
  return new Exact(units).mul(nav).mul(100).toDecimalPlaces(0).toNumber()
}

/**
 * What each part of a sale brought, together the proceeds: differences of running totals, each rounded. Where the sale
 * brought another sum than its units are worth at the NAV, as one for an amount does, the parts share it by their units.
 */
export function proceedsOfParts(parts: readonly string[], proceeds: number, nav: string): number[] {
  const whole = sumUnits(parts)
  const atNav = valueOf(whole, nav) === proceeds
  let before = { units: '0.000', paise: 0 }
  return parts.map((part) => {
    const units = sumUnits([before.units, part])
    const now = { units, paise: atNav ? valueOf(units, nav) : costShare(proceeds, units, whole) }
    const paise = now.paise - before.paise
    before = now
    return paise
  })
}

/** The sum of units as text with 3 decimals; negative ones take away. */
export function sumUnits(units: readonly string[]): string {
  return Exact.sum(0, ...units).toFixed(3)
}

/** Units with the opposite sign. */
export function negated(units: string): string {
  return new Exact(units).neg().toFixed(3)
}

export function isAbove(units: string, other: string): boolean {
  return new Exact(units).gt(other)
}

/** The smaller of two counts of units. */
export const fewer = (units: string, other: string): string => (isAbove(units, other) ? other : units)

/** What is left of units once others are taken away; none where that would be less. */
export function less(units: string, ...taken: readonly string[]): string {
  return Exact.max(0, Exact.sub(units, Exact.sum(0, ...taken))).toFixed(3)
}

/** So many percent of an amount, to the nearest paisa, half a paisa up: `percentOf(25_000_00, '0.001')` is 25. */
export function percentOf(paise: number, percent: string): number {
  return new Exact(paise).mul(percent).div(100).toDecimalPlaces(0).toNumber()
}

/** The part of a cost, or of proceeds, that goes with some of the units, to the nearest paisa, never more than the whole. */
export function costShare(costPaise: number, part: string, whole: string): number {
  return new Exact(costPaise).mul(part).div(whole).toDecimalPlaces(0).toNumber()
}

/** What one unit brought in rupees, with 4 decimals: `pricePerUnit(25_000_00, '253.997')` is `'98.4264'`. */
export function pricePerUnit(paise: number, units: string): string {
  return new Exact(paise).div(100).div(units).toFixed(4)
}
