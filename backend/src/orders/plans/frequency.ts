import type { SipFrequency } from '@portal/kernel/contracts/order-terms'

const frequencies: Readonly<Record<number, SipFrequency>> = {
  1: 'Monthly',
  3: 'Quarterly',
  6: 'Half Yearly',
  12: 'Yearly',
}

/** How often a plan runs that is due every so many months. */
export function frequencyOf(everyMonths: number): SipFrequency {
  const found = frequencies[everyMonths]
  if (!found) throw new RangeError(`No plan is due every ${everyMonths} months`)
  return found
}
