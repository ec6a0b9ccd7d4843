import type { Holding } from '@portal/contracts/folios/investor'

const thousandths = (units: string): bigint => BigInt(units.replace('.', ''))

/** Units of a holding that cannot leave now, text with 3 decimals; undefined where all of them can. */
export function notFree({
  unitBalance,
  freeUnits,
}: Pick<Holding, 'unitBalance' | 'freeUnits'>): string | undefined {
  const blocked = thousandths(unitBalance) - thousandths(freeUnits)
  if (blocked <= 0n) return undefined
  const digits = blocked.toString().padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}
