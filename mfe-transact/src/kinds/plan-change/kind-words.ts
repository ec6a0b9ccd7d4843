import { href, routes } from '@portal/kernel'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'

/** Where the receipt of a change is: that of a modified SIP has an address of its own (S2.050, S2.051). */
export const changedAddress = (kind: PlanChangeTerms['kind'], order: string): string =>
  href(kind === 'SIP_MODIFY' ? routes.sipModified : routes.planChanged, { order })

/** "pause" of a `SIP_PAUSE` */
const actionOf = (kind: PlanChangeTerms['kind']): string => kind.slice(4).toLowerCase()

/** "Pause the SIP": the button that orders a change. */
export function confirmLabel(kind: PlanChangeTerms['kind']): string {
  const action = actionOf(kind)
  return `${action.charAt(0).toUpperCase()}${action.slice(1)} the ${kind.slice(0, 3)}`
}

/** Where the fields of a change are. */
export function changeFieldsAddress({ kind, planId }: Pick<PlanChangeTerms, 'kind' | 'planId'>): string {
  if (kind === 'SIP_MODIFY') return href(routes.modifySip, { plan: planId })
  return kind === 'SIP_RENEW'
    ? href(routes.renewSip, { plan: planId })
    : href(routes.changePlan, { plan: planId, change: actionOf(kind) })
}
