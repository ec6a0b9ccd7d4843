import { maskFolio } from '@portal/kernel'
import { t } from '@portal/kernel/words'

/** "Folio XXXX4821" */
export function folioName(folioNo: string): string {
  const folio = maskFolio(folioNo)
  return t`Folio ${folio}`
}
