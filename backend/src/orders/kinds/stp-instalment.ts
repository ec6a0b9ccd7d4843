import { SchemePlanCode } from '@portal/contracts/wire/common'
import * as z from 'zod/mini'
import { reserveHolding, type OutflowFacts, outflowFacts } from '../outflows/outflow-facts'
import { instalmentTerms } from '../outflows/outflow-terms'
import { instalmentColumns, tooFewFor } from '../outflows/instalment'
import { settleSwitch } from '../outflows/switch-legs'
import { switchView } from '../outflows/switch-view'
import type { OrderKind } from './kind'

export const StpInstalmentTerms = z.object({
  kind: z.literal('STP_INSTALMENT'),
  ...instalmentTerms,
  toSchemePlanCode: SchemePlanCode,
})
export type StpInstalmentTerms = z.infer<typeof StpInstalmentTerms>

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
  view: switchView,
}
