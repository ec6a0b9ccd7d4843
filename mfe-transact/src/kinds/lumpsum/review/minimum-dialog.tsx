import { MinimumInvestmentDialog } from '@portal/kernel'
import { useState } from 'react'
import type { OrderRequest } from '../../purchase/order-request'
import { amountRule } from '../../../shared/amount-rule'
import { useFolios } from '../../../shared/use-folios'
import { useSchemes } from '../../../shared/use-schemes'

/** Says that a lump sum is below the minimum of a first investment in its fund; OK leads to the amount (S2.146, S2.148). */
export function MinimumDialog({ order }: { order: OrderRequest }) {
  const [open, setOpen] = useState(true)
  const { data: schemes } = useSchemes()
  const folios = useFolios()
  const scheme = schemes?.find(({ schemePlanCode }) => schemePlanCode === order.schemePlanCode)
  if (!scheme || !folios.data) return null
  const folio = folios.data.folios.find(({ folioNo }) => folioNo === order.folioNo)
  const { kind, min } = amountRule(scheme, folio)
  if (kind !== 'first' || order.amount >= min) return null
  return (
    <MinimumInvestmentDialog
      open={open}
      onClose={() => setOpen(false)}
      minPurchase={scheme.minPurchase}
      fundDesc={scheme.fundDesc}
    />
  )
}
