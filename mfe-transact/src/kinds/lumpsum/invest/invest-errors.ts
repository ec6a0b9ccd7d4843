import { CREATE_FOLIO, validateAmount, type Verdict } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { amountRule } from '../../../shared/amount-rule'
import { folioRefusal } from '../../../shared/folio-refusal'
import type { InvestValues } from './invest-values'

export interface InvestFacts {
  schemes: readonly Scheme[]
  folios: readonly Folio[]
}

/** What is wrong, by field. */
export type InvestErrors = { [Field in keyof InvestValues]?: string }

/** Everything that keeps the order from its review, but for the new folio, which knows its own rules. */
export function investErrors(values: InvestValues, facts: InvestFacts): InvestErrors {
  const scheme = facts.schemes.find(({ schemePlanCode }) => schemePlanCode === values.schemePlanCode)
  const folio = facts.folios.find(({ folioNo }) => folioNo === values.folio)
  return present({
    schemePlanCode: schemeVerdict(scheme),
    folio: folioVerdict(values, folio),
    amount: validateAmount(values.amount ?? undefined, scheme ? amountRule(scheme, folio) : { min: 100 }),
  })
}

function present(verdicts: { [Field in keyof InvestValues]?: Verdict }): InvestErrors {
  return Object.fromEntries(Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined))
}

function schemeVerdict(scheme: Scheme | undefined): Verdict {
  if (!scheme) return 'Choose a scheme'
  return scheme.purAllow === 'Y' ? undefined : 'This scheme is closed to new investments. Choose another.'
}

function folioVerdict({ folio: chosen }: InvestValues, folio: Folio | undefined): Verdict {
  if (chosen === CREATE_FOLIO) return undefined
  return folio ? folioRefusal(folio) : 'Choose a folio'
}
