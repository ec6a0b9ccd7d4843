import { BusinessDate, SchemePlanCode } from '@portal/contracts/wire/common'
import * as z from 'zod/mini'
import { sellCutOffAt } from '../../calendar/cut-off'
import { indiaMoment } from '../../calendar/india-time'
import { reserveHolding, type OutflowFacts, outflowFacts } from '../outflows/outflow-facts'
import { instalmentTerms } from '../outflows/outflow-terms'
import { instalmentColumns, tooFewFor } from '../outflows/instalment'
import { settleSwitch } from '../outflows/switch-legs'
import { switchView } from '../outflows/switch-view'
import { notifyInvestor } from '../order-messages'
import { planNamed } from '../scheme-plan'
import { PeriodTaken, rebalanceMessage } from '../solutions/rebalance-words'
import { takePeriod } from '../solutions/solution.repository'
import type { OrderKind } from '../kind'

const RebalanceTerms = z.object({
  kind: z.literal('REBALANCE'),
  ...instalmentTerms,
  toSchemePlanCode: SchemePlanCode,
  /** The period of the solution that it is the one order of, and the next one. */
  period: z.object({ from: BusinessDate, to: BusinessDate }),
})
export type RebalanceTerms = z.infer<typeof RebalanceTerms>

/** Brings a solution back to its shares, under the code of its purchase; told a day before, and can be cancelled. */
export const rebalance: OrderKind<RebalanceTerms, OutflowFacts> = {
  name: 'REBALANCE',
  family: 'switch',
  activity: 'SWITCH',
  terms: RebalanceTerms,
  facts: (platform, { pan }, terms) => outflowFacts(platform, pan, terms),
  check: () => undefined,
  async reserve(tx, platform, facts, { planId, period }) {
    if (!(await takePeriod(tx, planId, period))) throw new PeriodTaken()
    await reserveHolding(tx, platform, facts)
  },
  rejects: tooFewFor,
  columns: (facts, terms, now) => ({
    ...instalmentColumns(facts, terms, now),
    toSchemePlanCode: terms.toSchemePlanCode,
    cancelUntil: sellCutOffAt(indiaMoment(terms.dueOn, '00:00'), facts.plan.scheme.kind),
  }),
  async placed(tx, platform, order, facts, terms) {
    if (tooFewFor(facts, terms)) return
    const into = await planNamed(tx, terms.toSchemePlanCode, platform.clock.today())
    await notifyInvestor(
      tx,
      platform,
      order,
      rebalanceMessage(order, facts.plan.scheme.name, into.scheme.name),
    )
  },
  settle: settleSwitch,
  view: switchView,
  called: ({ planId }) => `Rebalancing of ${planId}`,
}
