import { nextPlanNumber } from '../../systematic-plans/plan.repository'
import { exitPlanColumns } from '../exit-plans/exit-plan-columns'
import { PlacedStpTerms } from '../exit-plans/exit-plan-terms'
import { stpView } from '../exit-plans/exit-plan-view'
import { registerExitPlan } from '../exit-plans/register-exit-plan'
import { refuseStp, type StpFacts, stpFacts } from '../exit-plans/stp-rules'
import type { ConfirmedKind } from './kind'
import { folioCalled, regularlyCalled, schemeCalled } from './words'

/** The registration of a plan that moves an amount from one scheme to another on every due date. */
export const stp: ConfirmedKind<PlacedStpTerms, StpFacts> = {
  name: 'STP',
  family: 'registration',
  activity: 'STP',
  terms: PlacedStpTerms,
  begin: async ({ db }, terms) => ({ ...terms, planId: await nextPlanNumber(db) }),
  facts: (platform, { pan }, terms) => stpFacts(platform, pan, terms),
  check: refuseStp,
  columns: exitPlanColumns,
  settle: registerExitPlan,
  view: stpView,
  async inWords(asked, at) {
    const from = await schemeCalled(at, asked.schemePlanCode)
    const to = await schemeCalled(at, asked.toSchemePlanCode)
    return `move ${regularlyCalled(asked)} from ${from} to ${to} (${folioCalled(asked.folioNo)})`
  },
}
