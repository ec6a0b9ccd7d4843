import { t } from '@portal/contracts/words/macros'
import { nextPlanNumber } from '../../plan-register/plan.repository'
import { systematicOutflowColumns } from '../systematic-outflows/systematic-outflow-columns'
import { PlacedStpTerms } from '../systematic-outflows/systematic-outflow-terms'
import { stpView } from '../systematic-outflows/systematic-outflow-view'
import { registerSystematicOutflow } from '../systematic-outflows/register-systematic-outflow'
import { refuseStp, type StpFacts, stpFacts } from '../systematic-outflows/stp-rules'
import type { ConfirmedKind } from '../../orders/kind'
import { folioCalled, regularlyCalled, schemeCalled } from '../../orders/words'

/** The registration of a plan that moves an amount from one scheme to another on every due date. */
export const stp: ConfirmedKind<PlacedStpTerms, StpFacts> = {
  name: 'STP',
  family: 'registration',
  activity: 'STP',
  terms: PlacedStpTerms,
  begin: async ({ db }, terms) => ({ ...terms, planId: await nextPlanNumber(db) }),
  facts: (platform, { pan }, terms) => stpFacts(platform, pan, terms),
  check: refuseStp,
  columns: systematicOutflowColumns,
  settle: registerSystematicOutflow,
  view: stpView,
  async inWords(requested, at) {
    const from = await schemeCalled(at, requested.schemePlanCode)
    const to = await schemeCalled(at, requested.toSchemePlanCode)
    return t`move ${{ requested: regularlyCalled(requested) }} from ${from} to ${to} (${{ folioNo: folioCalled(requested.folioNo) }})`
  },
}
