import type { AnyTerms } from '../place-orders'
import type { SipInstalmentTerms } from '../sip/sip-terms'
import { amountOn } from '../../systematic-plans/step-up'
import type { PlanRow, VersionRow } from '../../systematic-plans/plan.repository'

/** What is ordered on a due date of a plan, as it stands on that date. */
export function instalmentTerms(plan: PlanRow, version: VersionRow, dueOn: string): AnyTerms {
  const { id: planId, planCode: schemePlanCode, toPlanCode, folioNo, bankId } = plan
  const { umrn } = version
  const amount = amountOn(version, dueOn)
  const shared = { schemePlanCode, folioNo, amount, planId, dueOn }
  if (plan.kind === 'SIP') {
    const terms: SipInstalmentTerms = { kind: 'SIP_INSTALMENT', ...shared, umrn: umrn ?? '' }
    return terms
  }
  if (plan.kind === 'STP' && toPlanCode)
    return { kind: 'STP_INSTALMENT', ...shared, toSchemePlanCode: toPlanCode } as AnyTerms
  return { kind: 'SWP_INSTALMENT', ...shared, bankId } as AnyTerms
}
