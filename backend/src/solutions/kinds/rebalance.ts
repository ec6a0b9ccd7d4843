import { t } from '@portal/contracts/words/macros'
import { BusinessDate, SchemePlanCode } from '@portal/contracts/wire/common'
import * as z from 'zod/mini'
import { sellCutOffAt } from '../../calendar/cut-off'
import { indiaMoment } from '../../calendar/india-time'
import { reserveHolding, type OutflowFacts, outflowFacts } from '../../orders/outflows/outflow-facts'
import { instalmentTerms } from '../../orders/outflows/outflow-terms'
import { instalmentColumns, tooFewFor } from '../../orders/outflows/instalment'
import { settleSwitch } from '../../orders/outflows/switch-legs'
import { switchView } from '../../orders/outflows/switch-view'
import { notifyInvestor } from '../../orders/order-messages'
import { planNamed } from '../../orders/scheme-plan'
import { PeriodTaken, rebalanceMessage } from '../rebalance-words'
import { takePeriod } from '../solution.repository'
import type { OrderKind } from '../../orders/kind'

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
  called: ({ planId }) => t`Rebalancing of ${{ plan: planId ?? '' }}`,
}
