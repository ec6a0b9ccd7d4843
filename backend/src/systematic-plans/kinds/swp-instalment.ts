import { instalmentMade, instalmentRejected } from '../instalments/failed-instalment'
import { SwpInstalmentTerms } from '../instalments/outflow-instalment-terms'
import { reserveHolding, type OutflowFacts, outflowFacts } from '../../orders/outflows/outflow-facts'
import { instalmentColumns, tooFewFor } from '../../orders/outflows/instalment'
import { redemptionView, settleRedemption } from '../../orders/outflows/redemption'
import type { OrderKind } from '../../orders/kind'

/** One due date of a withdrawal plan; what speaks against it was checked when the plan was registered. */
export const swpInstalment: OrderKind<SwpInstalmentTerms, OutflowFacts> = {
  name: 'SWP_INSTALMENT',
  family: 'redemption',
  activity: 'SWP',
  terms: SwpInstalmentTerms,
  facts: (platform, { pan }, terms) => outflowFacts(platform, pan, terms),
  check: () => undefined,
  reserve: reserveHolding,
  rejects: tooFewFor,
  columns: instalmentColumns,
  settle: settleRedemption,
  sold: instalmentMade,
  rejected: instalmentRejected,
  view: redemptionView,
}
