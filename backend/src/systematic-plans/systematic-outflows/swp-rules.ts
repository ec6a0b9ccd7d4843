import { indiaDate } from '@portal/contracts/format'
import { refuseBank } from '../../orders/outflows/paid-bank'
import type { SystematicOutflowFacts } from './systematic-outflow-facts'
import { checkSystematicOutflow } from './systematic-outflow-rules'
import type { SystematicOutflowTerms } from './systematic-outflow-terms'

/** Paise that one withdrawal has at least. */
const least = 500_00

/** Throws the refusal of an SWP. */
export function refuseSwp(
  facts: SystematicOutflowFacts,
  terms: SystematicOutflowTerms & { bankId: string },
): void {
  checkSystematicOutflow(facts, terms, { kind: 'SWP', least })
  refuseBank(facts.folio, terms.bankId, indiaDate(facts.now))
}
