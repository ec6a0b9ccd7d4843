import type { HowMuch } from '@portal/contracts/orders/order-terms'
import { fewer, isAbove, unitsFor, unitsToBring, valueOf } from '../../folios/allotment-math'

/** Units that leave, and what they bring before anything is taken of it, in paise. */
export interface SoldUnits {
  units: string
  proceeds: number
}

/**
 * What is sold of so many free units at a NAV. An amount is paid to the paisa, and its units are rounded to three
 * decimals (decision 47); one that is more than all of them are worth takes them all, for what they are worth.
 */
export function saleOf(howMuch: HowMuch, nav: string, free: string): SoldUnits {
  if (howMuch.amountUnitType === 'AMOUNT' && !isTooMuch(howMuch, nav, free))
    return { units: fewer(unitsFor(howMuch.amount, nav), free), proceeds: howMuch.amount }
  const units = howMuch.amountUnitType === 'UNITS' ? fewer(howMuch.units, free) : free
  return { units, proceeds: valueOf(units, nav) }
}

/** Whether more is asked for than all free units are worth, or than there are. */
export function isTooMuch(howMuch: HowMuch, nav: string, free: string): boolean {
  if (howMuch.amountUnitType === 'AMOUNT') return howMuch.amount > valueOf(free, nav)
  return howMuch.amountUnitType === 'UNITS' && isAbove(howMuch.units, free)
}

/** What is on hold until the sale: for an amount all that it may need at the last NAV, never more than is free. */
export function unitsToHold(howMuch: HowMuch, nav: string, free: string): string {
  if (howMuch.amountUnitType !== 'AMOUNT') return saleOf(howMuch, nav, free).units
  return fewer(unitsToBring(howMuch.amount, nav), free)
}

/**
 * What is sold in the end, of what is free then and of what the order itself holds: an amount at the NAV of the sale,
 * units as they were asked for. Undefined where it cannot be done.
 */
export function saleNow(howMuch: HowMuch, nav: string, free: string, held: string): SoldUnits | undefined {
  if (howMuch.amountUnitType === 'UNITS' && isAbove(held, free)) return undefined
  const wanted =
    howMuch.amountUnitType === 'AMOUNT' ? howMuch : ({ amountUnitType: 'UNITS', units: held } as const)
  const sale = saleOf(wanted, nav, free)
  return isAbove(sale.units, '0') ? sale : undefined
}
