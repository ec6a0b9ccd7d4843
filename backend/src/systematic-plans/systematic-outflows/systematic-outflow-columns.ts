import type { OwnColumns } from '../../orders/kind'
import { registrationOf } from '../sip/sip-dates'
import type { SystematicOutflowFacts } from './systematic-outflow-facts'
import type { SystematicOutflowTerms } from './systematic-outflow-terms'

/** The common columns of a plan out of a holding; it moves nothing before its first due date. */
export function systematicOutflowColumns(
  { plan, folio, investor }: SystematicOutflowFacts,
  { amount, planId }: SystematicOutflowTerms & { planId: string },
  now: Date,
): OwnColumns {
  const { cancelUntil, registeredOn } = registrationOf(now)
  return {
    investorEmail: folio.email || investor.email,
    investorMobile: folio.mobile || investor.mobile,
    distributorArn: folio.distributorArn,
    schemePlanCode: plan.code,
    folioNo: folio.folioNo,
    amount,
    planId,
    cancelUntil,
    settleOn: registeredOn,
  }
}
