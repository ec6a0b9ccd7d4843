import * as z from 'zod/mini'
import { reserveHolding, type OutflowFacts, outflowFacts } from '../outflows/outflow-facts'
import { instalmentTerms } from '../outflows/outflow-terms'
import { instalmentColumns, tooFewFor } from '../outflows/instalment'
import { redemptionView, settleRedemption } from '../outflows/redemption'
import type { OrderKind } from './kind'

export const SwpInstalmentTerms = z.object({
  kind: z.literal('SWP_INSTALMENT'),
  ...instalmentTerms,
  /** The account of the folio that is paid. */
  bankId: z.string(),
})
export type SwpInstalmentTerms = z.infer<typeof SwpInstalmentTerms>

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
  view: redemptionView,
}
