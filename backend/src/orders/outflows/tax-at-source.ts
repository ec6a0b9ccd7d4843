import { percentOf } from '../../folios/allotment-math'
import type { Additions } from '../../regulation/regulated-rules'

/** A tax in paise with its surcharge, which goes by what is taxed, and the cess on both. */
export function withSurchargeAndCess(tax: number, taxed: number, { surcharges, cess }: Additions): number {
  const percent = surcharges.findLast(({ above }) => taxed > above)?.percent ?? '0'
  const withSurcharge = tax + percentOf(tax, percent)
  return withSurcharge + percentOf(withSurcharge, cess)
}
