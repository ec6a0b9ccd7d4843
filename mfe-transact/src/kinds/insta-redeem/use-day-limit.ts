import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { instantRedemptionApi } from '@portal/kernel/contracts/instant-redemption'
import type { HeldUnits } from '../outflow/held-units'

/** How much of a holding can be had at once today, or why nothing can. */
export function useDayLimit({ folio, holding }: HeldUnits) {
  const { pan } = useInvestor()
  const asked = { panNumber: pan, folioNumber: folio.folioNo, schemePlanCode: holding.schemePlanCode }
  return useQuery(queryFor(instantRedemptionApi.eligible, asked))
}
