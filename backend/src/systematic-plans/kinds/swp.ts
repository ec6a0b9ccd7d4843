import { t } from '@portal/contracts/words/macros'
import { nextPlanNumber } from '../../plan-register/plan.repository'
import { systematicOutflowColumns } from '../systematic-outflows/systematic-outflow-columns'
import {
  type SystematicOutflowFacts,
  systematicOutflowFacts,
} from '../systematic-outflows/systematic-outflow-facts'
import { PlacedSwpTerms } from '../systematic-outflows/systematic-outflow-terms'
import { swpView } from '../systematic-outflows/systematic-outflow-view'
import { registerSystematicOutflow } from '../systematic-outflows/register-systematic-outflow'
import { refuseSwp } from '../systematic-outflows/swp-rules'
import type { ConfirmedKind } from '../../orders/kind'
import { folioCalled, regularlyCalled, schemeCalled } from '../../orders/words'

/** The registration of a plan that pays an amount out of a holding on every due date. */
export const swp: ConfirmedKind<PlacedSwpTerms, SystematicOutflowFacts> = {
  name: 'SWP',
  family: 'registration',
  activity: 'SWP',
  terms: PlacedSwpTerms,
  begin: async ({ db }, terms) => ({ ...terms, planId: await nextPlanNumber(db) }),
  facts: (platform, { pan }, terms) => systematicOutflowFacts(platform, pan, terms),
  check: refuseSwp,
  columns: systematicOutflowColumns,
  settle: registerSystematicOutflow,
  view: swpView,
  async inWords(requested, at) {
    const from = await schemeCalled(at, requested.schemePlanCode)
    return t`withdraw ${{ requested: regularlyCalled(requested) }} from ${from} (${{ folioNo: folioCalled(requested.folioNo) }})`
  },
}
