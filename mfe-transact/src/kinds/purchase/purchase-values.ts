import { CREATE_FOLIO, type Verdict } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { CreateFolioValue } from '@portal/kernel/contracts/slots'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import type { ComponentType } from 'react'
import { adviceIn, type AdviceValues, adviceValues, adviceVerdicts } from './advice-values'
import { preferredFolio } from './folio-field'
import type { PurchaseChoice } from './purchase-draft'
import { folioRefusal } from '../../shared/folio-rules'

/** What the fields of every purchase hold. */
export interface PurchaseValues extends AdviceValues {
  schemePlanCode?: string
  /** A folio's number, or CREATE_FOLIO. */
  folio?: string
  /** In paise. */
  amount?: number | null
  /** Bank and nomination of the folio that is to be opened. */
  createFolio?: CreateFolioValue
}

/** Out of what scheme and folio are chosen. */
export interface PurchaseFacts {
  schemes: readonly Scheme[]
  folios: readonly Folio[]
  /** The folio transacted in last (S7.074); null where there is none. */
  latestFolio?: string | null
}

/** What the page starts with: the draft, and where it says nothing the likeliest folio. */
export function purchaseValuesOf(
  draft: TransactionDraft,
  { folios, latestFolio }: Pick<PurchaseFacts, 'folios' | 'latestFolio'>,
): PurchaseValues {
  const { originalSchemeDetails, transactionDetails, newFolio } = draft
  const { selectFolio, amount } = transactionDetails
  const schemePlanCode = originalSchemeDetails?.schemePlanCode
  const known = folios.some(({ folioNo }) => folioNo === selectFolio)
  const folioNo =
    selectFolio === 'new' || known ? selectFolio : preferredFolio(folios, schemePlanCode ?? null, latestFolio)
  return {
    schemePlanCode,
    folio: folioNo === 'new' || folioNo === null ? CREATE_FOLIO : folioNo,
    amount,
    createFolio: { newFolio },
    ...adviceValues(draft.transactionDetails.distributorInfo, originalSchemeDetails?.planMode),
  }
}

export const schemeIn = ({ schemes }: PurchaseFacts, { schemePlanCode }: PurchaseValues) =>
  schemes.find((each) => each.schemePlanCode === schemePlanCode)

export const folioIn = ({ folios }: PurchaseFacts, { folio }: PurchaseValues) =>
  folios.find(({ folioNo }) => folioNo === folio)

/** What the fields have chosen; a new folio that is not complete is left out. */
export function choiceOf(values: PurchaseValues, facts: PurchaseFacts): PurchaseChoice {
  const { folio, amount, createFolio } = values
  const isNew = folio === CREATE_FOLIO
  return {
    scheme: schemeIn(facts, values),
    folioNo: isNew ? 'new' : (folio ?? null),
    folio: folioIn(facts, values),
    newFolio: isNew ? (createFolio?.newFolio ?? null) : null,
    amount: amount ?? null,
    advice: adviceIn(values),
  }
}

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

/** What the form of every purchase gets. */
export interface PurchaseFormProps {
  facts: PurchaseFacts
  /** Usual amounts, in paise: of a lump sum, and of an instalment. */
  chips: { lumpsum: readonly number[]; sip: readonly number[] }
}

export type PurchaseForm = ComponentType<PurchaseFormProps>
export type PurchaseReview = ComponentType<{ draft: TransactionDraft }>
