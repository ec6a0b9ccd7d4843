import { message } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'

/** Why nothing can be ordered online in a folio (S8.018, S8.019). */
export function folioRefusal({ isDemat, holdingMode }: Folio): string | undefined {
  if (isDemat) return message('dematFolio')
  return holdingMode === 'Joint' ? message('jointFolio') : undefined
}
