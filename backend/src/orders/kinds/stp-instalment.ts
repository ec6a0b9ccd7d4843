import { SchemePlanCode } from '@portal/kernel/contracts/common'
import * as z from 'zod/mini'
import { claimHolding, type ExitFacts, exitFacts } from '../exits/exit-facts'
import { instalmentTerms } from '../exits/exit-terms'
import { instalmentColumns, tooFewFor } from '../exits/instalment'
import { settleSwitch } from '../exits/switch-legs'
import { switchView } from '../exits/switch-view'
import type { OrderKind } from './kind'

export const StpInstalmentTerms = z.object({
  kind: z.literal('STP_INSTALMENT'),
  ...instalmentTerms,
  toSchemePlanCode: SchemePlanCode,
})
export type StpInstalmentTerms = z.infer<typeof StpInstalmentTerms>

/** One due date of a transfer plan; what speaks against it was checked when the plan was registered. */
export const stpInstalment: OrderKind<StpInstalmentTerms, ExitFacts> = {
  name: 'STP_INSTALMENT',
  family: 'switch',
  activity: 'STP',
  terms: StpInstalmentTerms,
  facts: (platform, { pan }, terms) => exitFacts(platform, pan, terms),
  check: () => undefined,
  claim: claimHolding,
  rejects: tooFewFor,
  columns: (facts, terms, now) => ({
    ...instalmentColumns(facts, terms, now),
    toSchemePlanCode: terms.toSchemePlanCode,
  }),
  settle: settleSwitch,
  view: switchView,
}
