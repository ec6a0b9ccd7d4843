import * as z from 'zod/mini'
import { claimHolding, type ExitFacts, exitFacts } from '../exits/exit-facts'
import { instalmentTerms } from '../exits/exit-terms'
import { instalmentColumns, tooFewFor } from '../exits/instalment'
import { redemptionView, settleRedemption } from '../exits/redemption'
import type { OrderKind } from './kind'

export const SwpInstalmentTerms = z.object({
  kind: z.literal('SWP_INSTALMENT'),
  ...instalmentTerms,
  /** The account of the folio that is paid. */
  bankId: z.string(),
})
export type SwpInstalmentTerms = z.infer<typeof SwpInstalmentTerms>

/** One due date of a withdrawal plan; what speaks against it was checked when the plan was registered. */
export const swpInstalment: OrderKind<SwpInstalmentTerms, ExitFacts> = {
  name: 'SWP_INSTALMENT',
  family: 'redemption',
  activity: 'SWP',
  terms: SwpInstalmentTerms,
  facts: (platform, { pan }, terms) => exitFacts(platform, pan, terms),
  check: () => undefined,
  claim: claimHolding,
  rejects: tooFewFor,
  columns: instalmentColumns,
  settle: settleRedemption,
  view: redemptionView,
}
