import { nextPlanNumber } from '../../systematic-plans/plan.repository'
import { exitPlanColumns } from '../exit-plans/exit-plan-columns'
import { type ExitPlanFacts, exitPlanFacts } from '../exit-plans/exit-plan-facts'
import { PlacedSwpTerms } from '../exit-plans/exit-plan-terms'
import { swpView } from '../exit-plans/exit-plan-view'
import { registerExitPlan } from '../exit-plans/register-exit-plan'
import { refuseSwp } from '../exit-plans/swp-rules'
import type { ConfirmedKind } from './kind'
import { folioCalled, regularlyCalled, schemeCalled } from './words'

/** The registration of a plan that pays an amount out of a holding on every due date. */
export const swp: ConfirmedKind<PlacedSwpTerms, ExitPlanFacts> = {
  name: 'SWP',
  family: 'registration',
  activity: 'SWP',
  terms: PlacedSwpTerms,
  begin: async ({ db }, terms) => ({ ...terms, planId: await nextPlanNumber(db) }),
  facts: (platform, { pan }, terms) => exitPlanFacts(platform, pan, terms),
  check: refuseSwp,
  columns: exitPlanColumns,
  settle: registerExitPlan,
  view: swpView,
  async inWords(asked, at) {
    const from = await schemeCalled(at, asked.schemePlanCode)
    return `withdraw ${regularlyCalled(asked)} from ${from} (${folioCalled(asked.folioNo)})`
  },
}
