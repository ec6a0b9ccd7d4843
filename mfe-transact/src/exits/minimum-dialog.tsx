import { MinimumInvestmentDialog } from '@portal/kernel'
import { useState } from 'react'
import type { ExitKind } from '../kinds/exit-kind'
import { useSchemes } from '../shared/use-schemes'

/** Says that a switch is below the minimum of the fund that it goes into; OK leads to the amount (S2.146, S2.147). */
export function MinimumDialog({ kind, schemePlanCode }: { kind: ExitKind; schemePlanCode: string }) {
  const [open, setOpen] = useState(true)
  const { schemes } = useSchemes()
  const scheme = schemes?.find((each) => each.schemePlanCode === schemePlanCode)
  if (!scheme) return null
  return (
    <MinimumInvestmentDialog
      open={open}
      onClose={() => setOpen(false)}
      minPurchase={scheme.minPurchase}
      fundDesc={scheme.fundDesc}
      switchPlan={kind.plan}
    />
  )
}
