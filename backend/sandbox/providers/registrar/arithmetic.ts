import type { StampDutyRule } from '../../../src/regulation/regulated-rules'

/**
 * The registrar's own way to count: whole numbers alone, of thousandths of a unit, ten thousandths of a rupee of a NAV,
 * and paise. It shares nothing with the portal's ledger, so that both agree only where both are right.
 */

/** A decimal text as a whole number of its last decimal place: scaled('12.345', 3) is 12345n. */
export function scaled(text: string, decimals: number): bigint {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  return BigInt(`${sign}${whole}${part.padEnd(decimals, '0').slice(0, decimals)}`)
}

/** The text of a number of thousandths: '12.345'. */
export function unitsText(thousandths: bigint): string {
  const digits = (thousandths < 0n ? -thousandths : thousandths).toString().padStart(4, '0')
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** To the nearest whole number, half up; of numbers that are not below zero. */
const rounded = (number: bigint, by: bigint): bigint => (2n * number + by) / (2n * by)

/** What units are worth, in paise. */
export const worthOf = (units: bigint, nav: bigint): bigint => rounded(units * nav, 100_000n)

/** The units that paise buy. */
export const bought = (paise: bigint, nav: bigint): bigint => rounded(paise * 100_000n, nav)

/** So many percent of paise. */
export const percentOf = (paise: bigint, percent: string): bigint =>
  rounded(paise * scaled(percent, 6), 100_000_000n)

/** Stamp duty in what is paid, by a rule of law. */
export function dutyIn(paise: bigint, rule: StampDutyRule | undefined): bigint {
  const band = rule?.bands.find(({ below = Infinity }) => paise < below)
  if (!rule || !band) return 0n
  const rate = scaled(rule.percent, 6)
  const whole = 100_000_000n + (band.share === 'of what is paid' ? 0n : rate)
  return band.rounding === 'up' ? (paise * rate + whole - 1n) / whole : rounded(paise * rate, whole)
}

/** Paise shared over parts in their proportion, so that the running totals are right to the paisa. */
export function shared(
  paise: bigint,
  parts: readonly bigint[],
  totalOf: (units: bigint) => bigint,
): bigint[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  let [units, before] = [0n, 0n]
  return parts.map((part) => {
    units += part
    const now = units === whole ? paise : totalOf(units)
    const share = now - before
    before = now
    return share
  })
}

/** The part of paise that goes with some of the units. */
export const proportion = (paise: bigint, part: bigint, whole: bigint): bigint => rounded(paise * part, whole)
