import { groupDecimal } from './rupees'

function withDecimals(text: string, decimals: number): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text
  const [whole = '', rest = ''] = text.split('.')
  return groupDecimal(`${whole}.${rest.padEnd(decimals, '0')}`)
}

/**
 * Units of a scheme, from their decimal text: `'2,846.317'`, always three decimals (visual design: type and
 * numbers).
 */
export function formatUnits(units: string): string {
  return withDecimals(units, 3)
}

/** A NAV in rupees, from its decimal text: `'₹98.4215'`, always four decimals (visual design: type and numbers). */
export function formatNav(nav: string): string {
  return `₹${withDecimals(nav, 4)}`
}

const thousandths = (units: string): bigint => BigInt(units.replace('.', ''))

export interface UnitBalance {
  unitBalance: string
  holdUnits: string
  lienUnits: string
  /** Units that an employee may use freely; they go before the sum when above zero. */
  empFreeUnits?: string
}

/**
 * Units that may be redeemed or switched (S3.012), in and out as text with three decimals: `'2846.317'`.
 * @throws SyntaxError when a value is not such a text.
 */
export function freeUnits({
  unitBalance,
  holdUnits,
  lienUnits,
  empFreeUnits = '0.000',
}: UnitBalance): string {
  const own = thousandths(empFreeUnits)
  const free = own > 0n ? own : thousandths(unitBalance) - thousandths(holdUnits) - thousandths(lienUnits)
  const digits = (free < 0n ? -free : free).toString().padStart(4, '0')
  return `${free < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}
