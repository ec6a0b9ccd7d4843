import { indiaDate } from '@portal/kernel/format'
import { refuseBank } from '../exits/paid-bank'
import type { ExitPlanFacts } from './exit-plan-facts'
import { checkExitPlan } from './exit-plan-rules'
import type { ExitPlanTerms } from './exit-plan-terms'

/** Paise that one withdrawal has at least. */
const least = 500_00

/** Throws the refusal of an SWP. */
export function refuseSwp(facts: ExitPlanFacts, terms: ExitPlanTerms & { bankId: string }): void {
  checkExitPlan(facts, terms, { kind: 'SWP', least })
  refuseBank(facts.folio, terms.bankId, indiaDate(facts.now))
}
