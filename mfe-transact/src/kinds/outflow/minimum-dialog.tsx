import { MinimumInvestmentDialog, useAtomValue } from '@portal/kernel'
import { useState } from 'react'
import { amountRule } from '../../shared/amount-rule'
import { useFolios } from '../../shared/use-folios'
import { useSchemes } from '../../shared/use-schemes'
import { outflowDraftAtom } from './outflow-draft'

/** The refusal of a switch that brings less than its fund takes. */
export const belowMinimum = '-379'

/**
 * Says that a switch is below the minimum of a first investment in its fund; OK leads to the amount (S2.146, S2.147).
 * A folio that holds the fund has another minimum, of which the server's own words tell.
 */
export function MinimumDialog() {
  const { plan, folioNo, toSchemePlanCode } = useAtomValue(outflowDraftAtom)
  const [open, setOpen] = useState(true)
  const { schemes } = useSchemes()
  const folios = useFolios()
  const scheme = schemes?.find(({ schemePlanCode }) => schemePlanCode === toSchemePlanCode)
  const folio = folios.data?.folios.find((each) => each.folioNo === folioNo)
  if (!plan || !scheme || !folio || amountRule(scheme, folio).kind !== 'first') return null
  return (
    <MinimumInvestmentDialog
      open={open}
      onClose={() => setOpen(false)}
      minPurchase={scheme.minPurchase}
      fundDesc={scheme.fundDesc}
      switchPlan={plan}
    />
  )
}
