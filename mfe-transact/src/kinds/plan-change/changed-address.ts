import { href, routes } from '@portal/kernel'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'

/** Where the receipt of a change is: that of a modified SIP has an address of its own (S2.050, S2.051). */
export const changedAddress = (kind: PlanChangeTerms['kind'], order: string): string =>
  href(kind === 'SIP_MODIFY' ? routes.sipModified : routes.planChanged, { order })

const actions = {
  PAUSE: 'pause',
  MODIFY: 'modify',
  CANCEL: 'cancel',
  RENEW: 'renew',
  RESTART: 'restart',
} as const

/** Where the fields of a change are. */
export function changeFieldsAddress({ kind, planId }: Pick<PlanChangeTerms, 'kind' | 'planId'>): string {
  const change = actions[kind.slice(4) as keyof typeof actions]
  if (kind === 'SIP_MODIFY') return href(routes.modifySip, { plan: planId })
  return kind === 'SIP_RENEW'
    ? href(routes.renewSip, { plan: planId })
    : href(routes.changePlan, { plan: planId, change })
}
