import { MinimumInvestmentDialog } from '@portal/kernel'
import { type ComponentProps, useState } from 'react'
import { amountRule } from '../shared/folio-rules'
import { useFolios, useSchemes } from '../shared/lists'

interface MinimumDialogProps extends Pick<ComponentProps<typeof MinimumInvestmentDialog>, 'switchPlan'> {
  /** Of the fund that is bought. */
  schemePlanCode: string | null
  folioNo: string | null
  /** In paise; left out where the server has said that it is too little. */
  amount?: number
}

/**
 * Says that an order is below the minimum of a first investment in its fund; OK leads to the amount (S2.146 to S2.148).
 * A folio that holds the fund has another minimum, of which the server's own words tell.
 */
export default function MinimumDialog({
  schemePlanCode,
  folioNo,
  amount = 0,
  ...dialog
}: MinimumDialogProps) {
  const [open, setOpen] = useState(true)
  const { data: schemes } = useSchemes()
  const folios = useFolios()
  const scheme = schemes?.find((each) => each.schemePlanCode === schemePlanCode)
  if (!scheme || !folios.data) return null
  const { kind, min } = amountRule(
    scheme,
    folios.data.folios.find((each) => each.folioNo === folioNo),
  )
  if (kind !== 'first' || amount >= min) return null
  const { minPurchase, schemeDesc: fundDesc } = scheme
  return (
    <MinimumInvestmentDialog {...{ open, minPurchase, fundDesc, ...dialog }} onClose={() => setOpen(false)} />
  )
}
