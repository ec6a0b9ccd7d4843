import { withoutGroupCommas } from '@portal/kernel'

const digits = (decimal: string): bigint => BigInt(decimal.replace('.', ''))

/** Units as they were typed, with the three decimals of the contract; undefined where that is no such number. */
export function unitsOf(typed: string): string | undefined {
  const plain = withoutGroupCommas(typed) ?? ''
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{0,3}))?$/.exec(plain) ?? []
  return whole === undefined ? undefined : `${BigInt(whole)}.${part.padEnd(3, '0')}`
}

/** More digits than any number of units has; `unitsOf` reads none of them. */
export const areBeyondAll = (typed: string): boolean =>
  /^\d{13,}(\.\d{0,3})?$/.test(withoutGroupCommas(typed) ?? '')

export const areMore = (units: string, than: string): boolean => digits(units) > digits(than)
export const areNone = (units: string): boolean => digits(units) <= 0n

export function sumOfUnits(all: readonly string[]): string {
  const sum = all
    .reduce((total, units) => total + digits(units), 0n)
    .toString()
    .padStart(4, '0')
  return `${sum.slice(0, -3)}.${sum.slice(-3)}`
}

/** What units are worth at a NAV, in whole paise. */
export const worthOf = (units: string, nav: string): number =>
  Number((digits(units) * digits(nav)) / 100_000n)
