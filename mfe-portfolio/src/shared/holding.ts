import { formatRate, formatUnits, shortNumber } from '@portal/kernel'
import type { Holding } from '@portal/contracts/folios/investor'

/** What a holding gained on what was paid into it; null where that was nothing, such as a bonus. */
export function holdingRate({ gain, paidIn }: Pick<Holding, 'gain' | 'paidIn'>): number | null {
  return paidIn > 0 ? gain / paidIn : null
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
}: Pick<Holding, 'unitBalance' | 'folioNo' | 'xirr' | 'gain' | 'paidIn'>): string {
  const rate = xirr === null ? `return so far ${formatRate(holdingRate(money))}` : `XIRR ${formatRate(xirr)}`
  return `${formatUnits(unitBalance)} units in folio ${shortNumber(folioNo)} · ${rate}`
}
