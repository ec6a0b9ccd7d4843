import type { HowMuch } from '@portal/kernel/contracts/order-terms'
import { fewer, isAbove, unitsFor, unitsToBring } from '../../folios/allotment-math'

/** Units that are asked for at a NAV, however many there are. */
export function unitsAsked(howMuch: HowMuch, nav: string, free: string): string {
  if (howMuch.amountUnitType === 'AMOUNT') return unitsFor(howMuch.amount, nav)
  return howMuch.amountUnitType === 'UNITS' ? howMuch.units : free
}

/** What is on hold until the sale: for an amount all that it may need at the last NAV, never more than is free. */
export function unitsToHold(howMuch: HowMuch, nav: string, free: string): string {
  if (howMuch.amountUnitType !== 'AMOUNT') return unitsAsked(howMuch, nav, free)
  return fewer(unitsToBring(howMuch.amount, nav), free)
}

/**
 * What is sold in the end, of what is free then and of what the order itself holds: an amount at the NAV of the sale,
 * units as they were asked for. Undefined where it cannot be done.
 */
export function unitsToSell(howMuch: HowMuch, nav: string, free: string, held: string): string | undefined {
  const wanted = howMuch.amountUnitType === 'AMOUNT' ? unitsFor(howMuch.amount, nav) : held
  const units = howMuch.amountUnitType === 'UNITS' ? wanted : fewer(wanted, free)
  return isAbove(units, '0') && !isAbove(units, free) ? units : undefined
}
