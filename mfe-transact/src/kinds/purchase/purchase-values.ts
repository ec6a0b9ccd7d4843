import { CREATE_FOLIO, limits, type Verdict } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { type Advice, Arn, defaultRiaCode, Euin, RiaCode } from '@portal/contracts/schemes/investment'
import type { Folio } from '@portal/contracts/folios/investor'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { CreateFolioValue } from '@portal/contracts/wire/slots'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import type { ComponentType } from 'react'
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
  if (!scheme) return t`Choose a scheme`
  return scheme.purAllow === 'Y' ? undefined : t`This scheme is closed to new investments. Choose another.`
}

function folioVerdict({ folio: chosen }: PurchaseValues, folio: Folio | undefined): Verdict {
  if (chosen === CREATE_FOLIO) return undefined
  return folio ? folioRefusal(folio) : t`Choose a folio`
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

/** Nobody; a distributor, whose plans are Regular; or an adviser, who is paid by the investor and not by the fund. */
type AdvisedBy = 'NOBODY' | 'DISTRIBUTOR' | 'ADVISER'

/** What the fields say of who advises. */
export interface AdviceValues {
  by?: AdvisedBy
  /** A distributor's ARN, its employee's EUIN, and a sub-broker's code. */
  arn?: string
  euin?: string
  subBrokerCode?: string
  /** That nobody of the distributor advised. */
  executionOnly?: boolean
  /** An adviser's code. */
  ria?: string
}

/** What the fields start with: the draft, else nobody; a Regular plan comes through a distributor. */
export function adviceValues(advice: Advice | null, planMode?: 'Direct' | 'Regular'): AdviceValues {
  const by =
    advice?.distributorARN || planMode === 'Regular' ? 'DISTRIBUTOR' : advice?.ria ? 'ADVISER' : 'NOBODY'
  return {
    by,
    arn: advice?.distributorARN ?? '',
    euin: advice?.euin ?? '',
    subBrokerCode: advice?.subBrokerCode ?? '',
    executionOnly: advice?.executionOnly ?? false,
    ria: advice?.ria === defaultRiaCode ? '' : (advice?.ria ?? ''),
  }
}

/** Who advises, out of the fields; null while nobody does, or the distributor is not complete. */
export function adviceIn({ by, arn, euin, subBrokerCode, executionOnly, ria }: AdviceValues): Advice | null {
  const nothing = { distributorARN: null, euin: null, subBrokerCode: null, ria: null, executionOnly: false }
  if (by === 'ADVISER') {
    const code = RiaCode.safeParse(ria?.trim() || defaultRiaCode).data
    return code ? { ...nothing, ria: code } : null
  }
  const distributorARN = Arn.safeParse(arn).data
  if (by !== 'DISTRIBUTOR' || !distributorARN) return null
  const known = executionOnly ? null : (Euin.safeParse(euin).data ?? null)
  return {
    ...nothing,
    distributorARN,
    subBrokerCode: subBrokerCode?.trim() || null,
    euin: known,
    executionOnly: executionOnly ?? false,
  }
}

/** Of what was typed beyond what is taken. */
export const tooLong = (most: number): string =>
  plural(most, { one: 'Enter up to # character', other: 'Enter up to # characters' })

/** What is wrong with who advises; the distributor of the folio needs no more to be said. */
export function adviceVerdicts(
  values: AdviceValues,
  folio: Folio | undefined,
): Partial<Record<string, Verdict>> {
  const { by, arn, euin, subBrokerCode, executionOnly, ria } = values
  if (by === 'ADVISER')
    return {
      ria:
        ria?.trim() && !RiaCode.safeParse(ria.trim()).success
          ? t`Enter the code as INA and nine digits, or leave it empty`
          : undefined,
    }
  if (by !== 'DISTRIBUTOR') return {}
  if (!arn) return { arn: folio?.distributorARN ? undefined : t`Choose your distributor` }
  return {
    euin: euin || executionOnly ? undefined : t`Choose who advised you, or tick the box below`,
    subBrokerCode:
      (subBrokerCode?.trim().length ?? 0) > limits.text.subBroker
        ? tooLong(limits.text.subBroker)
        : undefined,
  }
}
