import { CREATE_FOLIO, type Verdict } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { folioRefusal } from '../../shared/folio-refusal'
import { adviceVerdicts } from './advice-values'
import { folioIn, schemeIn, type PurchaseFacts, type PurchaseValues } from './purchase-values'

/** What is wrong with where the money goes; the new folio knows its own rules. */
export function whereVerdicts(values: PurchaseValues, facts: PurchaseFacts) {
  return {
    schemePlanCode: schemeVerdict(schemeIn(facts, values)),
    folio: folioVerdict(values, folioIn(facts, values)),
    ...adviceVerdicts(values, folioIn(facts, values)),
  }
}

function schemeVerdict(scheme: Scheme | undefined): Verdict {
  if (!scheme) return 'Choose a scheme'
  return scheme.purAllow === 'Y' ? undefined : 'This scheme is closed to new investments. Choose another.'
}

function folioVerdict({ folio: chosen }: PurchaseValues, folio: Folio | undefined): Verdict {
  if (chosen === CREATE_FOLIO) return undefined
  return folio ? folioRefusal(folio) : 'Choose a folio'
}

/** The fields of which something is wrong. */
export function present<Field extends string>(verdicts: Partial<Record<Field, Verdict>>) {
  const wrong = Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined)
  return Object.fromEntries(wrong) as Partial<Record<Field, string>>
}
