import type { AnyTerms } from '../place-orders'
import type { SipInstalmentTerms } from '../sip/sip-terms'
import type { PlanRow } from '../../systematic-plans/plan.repository'

/** What is ordered on a due date of a plan. */
export function instalmentTerms(plan: PlanRow, dueOn: string): AnyTerms {
  const { id: planId, planCode: schemePlanCode, toPlanCode, folioNo, amountPaise: amount, bankId } = plan
  const shared = { schemePlanCode, folioNo, amount, planId, dueOn }
  if (plan.kind === 'SIP') {
    const terms: SipInstalmentTerms = { kind: 'SIP_INSTALMENT', ...shared, umrn: plan.umrn ?? '' }
    return terms
  }
  if (plan.kind === 'STP' && toPlanCode)
    return { kind: 'STP_INSTALMENT', ...shared, toSchemePlanCode: toPlanCode } as AnyTerms
  return { kind: 'SWP_INSTALMENT', ...shared, bankId } as AnyTerms
}
