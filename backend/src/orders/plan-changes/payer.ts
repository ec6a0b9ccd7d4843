import { Refusal } from '../../platform/refusal'
import type { PlanFile } from '../plans/plan-file'
import { type Debits, mandateRefusal } from '../sip/mandate-rules'

/** Why the chosen mandate cannot pay a SIP. */
export function payerRefusal(
  { mandates, folio, today }: PlanFile,
  umrn: string,
  debits: Debits,
): Refusal | undefined {
  const mandate = mandates.find((each) => each.umrn === umrn)
  if (!mandate) return new Refusal('-409', 'We do not know this mandate. Choose one of yours.')
  return mandateRefusal({ mandate, today, bankIds: folio.banks.map(({ bankId }) => bankId) }, debits)
}
