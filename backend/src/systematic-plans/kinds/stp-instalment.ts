import { instalmentMade, instalmentRejected } from '../instalments/failed-instalment'
import { StpInstalmentTerms } from '../instalments/outflow-instalment-terms'
import { reserveHolding, type OutflowFacts, outflowFacts } from '../../orders/outflows/outflow-facts'
import { instalmentColumns, tooFewFor } from '../../orders/outflows/instalment'
import { settleSwitch } from '../../orders/outflows/switch-legs'
import { switchView } from '../../orders/outflows/switch-view'
import type { OrderKind } from '../../orders/kind'

/** One due date of a transfer plan; what speaks against it was checked when the plan was registered. */
export const stpInstalment: OrderKind<StpInstalmentTerms, OutflowFacts> = {
  name: 'STP_INSTALMENT',
  family: 'switch',
  activity: 'STP',
  terms: StpInstalmentTerms,
  facts: (platform, { pan }, terms) => outflowFacts(platform, pan, terms),
  check: () => undefined,
  reserve: reserveHolding,
  rejects: tooFewFor,
  columns: (facts, terms, now) => ({
    ...instalmentColumns(facts, terms, now),
    toSchemePlanCode: terms.toSchemePlanCode,
  }),
  settle: settleSwitch,
  sold: instalmentMade,
  rejected: instalmentRejected,
  view: switchView,
}
