import { PlanAction, type SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { folioRefusal } from '../../folios/folio-permissions'
import { planChanges } from '../plan-changes/plan-changes'
import type { AnyPlanChange } from '../plan-changes/plan-change'
import type { PlanFile } from '../plan-file/plan-file'

/** What can be done with a plan, and why the rest cannot; in the order in which a card offers it. */
export function planActions(file: PlanFile): SystematicPlan['actions'] {
  const its = Object.values(planChanges).filter(({ planKind }) => planKind === file.plan.kind)
  return PlanAction.options.flatMap((action) => {
    const change = its.find((each) => each.action === action)
    return change ? [{ action, refusal: refusalOf(file, change) }] : []
  })
}

const refusalOf = (file: PlanFile, change: AnyPlanChange): string | null =>
  (folioRefusal(file.folio, 'plan') ?? change.refusal(file))?.message ?? null
