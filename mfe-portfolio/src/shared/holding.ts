import { formatRate, formatUnits, shortNumber } from '@portal/kernel'
import type { Holding } from '@portal/kernel/contracts/investor'

/** What a holding gained on what it cost; null where it cost nothing, such as a bonus. */
export function holdingRate({ gain, costValue }: Pick<Holding, 'gain' | 'costValue'>): number | null {
  return costValue > 0 ? gain / costValue : null
}

/**
 * Units, folio and yearly return of a holding: `'2,846.317 units in folio ••4821 · XIRR +17.4%'`; in its first year,
 * which has no rate a year, the return so far.
 */
export function holdingLine({
  unitBalance,
  folioNo,
  xirr,
  ...money
}: Pick<Holding, 'unitBalance' | 'folioNo' | 'xirr' | 'gain' | 'costValue'>): string {
  const rate = xirr === null ? `return so far ${formatRate(holdingRate(money))}` : `XIRR ${formatRate(xirr)}`
  return `${formatUnits(unitBalance)} units in folio ${shortNumber(folioNo)} · ${rate}`
}
