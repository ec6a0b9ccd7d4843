import { t } from '@portal/contracts/words/macros'
import { Refusal } from '../../platform/refusal'
import type { PlanFile } from '../plan-file/plan-file'
import type { PlanTerms } from '../../plan-register/plan.repository'
import { type Debits, largestDebit, mandateRefusal } from '../sip/mandate-rules'

/** Why the chosen mandate cannot pay a SIP. */
export function payerRefusal(
  { mandates, folio, today }: PlanFile,
  umrn: string,
  { terms, ...when }: Omit<Debits, 'amount'> & { terms: PlanTerms },
): Refusal | undefined {
  const mandate = mandates.find((each) => each.umrn === umrn)
  if (!mandate) return new Refusal('-409', t`We do not know this mandate. Choose one of yours.`)
  const debits = { ...when, amount: largestDebit(terms, mandate.validTill) }
  return mandateRefusal({ mandate, today, bankIds: folio.banks.map(({ bankId }) => bankId) }, debits)
}
