import type { Frequency } from '@portal/contracts/format'

const frequencies: Readonly<Record<number, Frequency>> = {
  1: 'Monthly',
  3: 'Quarterly',
  6: 'Half Yearly',
  12: 'Yearly',
}

/** How often a plan runs that is due every so many months; null: on every business day. */
export function frequencyOf(everyMonths: number | null): Frequency {
  if (everyMonths === null) return 'Daily'
  const found = frequencies[everyMonths]
  if (!found) throw new RangeError(`No plan is due every ${everyMonths} months`)
  return found
}
