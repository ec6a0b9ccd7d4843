import type { SipInstalmentTerms } from '../sip/sip-terms'
import { amountOn } from '../../plan-register/step-up'
import type { PlanRow, VersionRow } from '../../plan-register/plan.repository'
import type { StpInstalmentTerms, SwpInstalmentTerms } from './outflow-instalment-terms'

type InstalmentTerms = SipInstalmentTerms | StpInstalmentTerms | SwpInstalmentTerms

/** What is ordered on a due date of a plan, as it stands on that date. */
export function instalmentTerms(plan: PlanRow, version: VersionRow, dueOn: string): InstalmentTerms {
  const { id: planId, planCode: schemePlanCode, toPlanCode, folioNo, bankId } = plan
  const { umrn } = version
  const amount = amountOn(version, dueOn)
  const shared = { schemePlanCode, folioNo, amount, planId, dueOn }
  if (plan.kind === 'SIP') return { kind: 'SIP_INSTALMENT', ...shared, umrn: umrn ?? '' }
  if (plan.kind === 'STP' && toPlanCode)
    return { kind: 'STP_INSTALMENT', ...shared, toSchemePlanCode: toPlanCode }
  if (bankId === null) throw new Error(`Plan ${planId} pays no account`)
  return { kind: 'SWP_INSTALMENT', ...shared, bankId }
}
