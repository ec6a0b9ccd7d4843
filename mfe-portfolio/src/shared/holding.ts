import { formatRate, formatUnits, shortNumber } from '@portal/kernel'
import { t } from '@portal/kernel/words'
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
  const units = formatUnits(unitBalance)
  const folio = shortNumber(folioNo)
  const rate = formatRate(xirr ?? holdingRate(money))
  return xirr === null
    ? t`${units} units in folio ${folio} · return so far ${rate}`
    : t`${units} units in folio ${folio} · XIRR ${rate}`
}
