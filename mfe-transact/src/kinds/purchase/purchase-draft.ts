import { planLabels } from '@portal/kernel'
import type { Advice } from '@portal/contracts/schemes/investment'
import type { Folio } from '@portal/contracts/folios/investor'
import type { NewFolio } from '@portal/contracts/folio-opening/new-folio'
import type { Scheme } from '@portal/contracts/schemes/product'
import {
  type DraftAutoSwitch,
  type DraftPayment,
  noPlanChange,
  notPlaced,
  originalScheme,
  type TransactionDetails,
  type TransactionDraft,
} from '@portal/contracts/orders/transaction-draft'
import { termsOf } from './order-request'
import type { PurchaseType } from '../../transaction/kept-draft'

/** What every purchase says: what is bought for how much, and which folio gets it. */
export interface PurchaseChoice {
  scheme: Scheme | undefined
  /** `new` for one that the order opens; null: not chosen yet. */
  folioNo: string | null
  /** The chosen one; undefined while it is none of the investor's. */
  folio: Folio | undefined
  newFolio: NewFolio | null
  /** In integer paise. */
  amount: number | null
  /** Who advised on it; null: nobody, or the distributor of the folio. */
  advice?: Advice | null
}

/** What only some kinds say besides. */
export interface KindDetails {
  details?: Partial<TransactionDetails>
  payment?: DraftPayment | null
}

const draftFolio = ({ folioNo, holdingMode, holders }: Folio): TransactionDraft['folioDetails'] => ({
  folioNo,
  holdingMode,
  investorNames: holders.map(({ firstName, middleName, lastName }) =>
    [firstName, middleName, lastName].filter(Boolean).join(' '),
  ),
  investorLastName: holders[0]?.lastName ?? '',
})

const holds = (folio: Folio | undefined, scheme: Scheme | undefined): boolean =>
  folio?.holdings.some((each) => each.schemePlanCode === scheme?.schemePlanCode) ?? false

/** A draft with what was chosen, under the names of the specification. */
export function withChoice(
  draft: TransactionDraft,
  type: PurchaseType,
  choice: PurchaseChoice,
  { details, payment = null }: KindDetails = {},
): TransactionDraft {
  const {
    scheme,
    folio,
    folioNo,
    newFolio,
    amount,
    advice = draft.transactionDetails.distributorInfo,
  } = choice
  return withChange(draft, {
    transactionType: type,
    folioDetails: folio ? draftFolio(folio) : null,
    originalSchemeDetails: scheme ? originalScheme(scheme) : null,
    transactionDetails: {
      ...draft.transactionDetails,
      investmentType: type,
      // eslint-disable-next-line lingui/no-unlocalized-strings -- codes of the API
      investmentMode: scheme?.planMode === 'REGULAR' ? 'Regular' : 'Direct',
      fundOption: scheme?.optionCode ?? null,
      nfoEndDate: scheme?.nfoEndDate ?? null,
      amount,
      selectFolio: folioNo,
      distributorInfo: advice,
      ...details,
    },
    paymentDetails: payment,
    newFolio: folioNo === 'new' ? newFolio : null,
    isnewInvestment: !holds(folio, scheme),
    isInvestmentSip: type === 'SIP' || type === 'LUMPSUM_SIP',
    ...noPlanChange,
    autoSwitchNfo:
      scheme?.schemePlanCode === draft.originalSchemeDetails?.schemePlanCode
        ? draft.autoSwitchNfo
        : undefined,
  })
}

/**
 * A changed draft. A changed order is another order: the key and the id of the earlier one go, with what was kept of its
 * payment, so that it is neither taken for the same nor paid in its place.
 */
export function withChange(draft: TransactionDraft, change: Partial<TransactionDraft>): TransactionDraft {
  const next = { ...draft, ...change }
  const same = JSON.stringify(termsOf(draft)) === JSON.stringify(termsOf(next))
  return same ? next : { ...next, ...notPlaced }
}

/** The new fund that bought units are switched into, under the names of the specification (S3.053). */
export function autoSwitchInto(
  code: string | null | undefined,
  schemes: readonly Scheme[],
): DraftAutoSwitch | undefined {
  const into = schemes.find(({ schemePlanCode }) => schemePlanCode === code)
  if (!into?.autoSwitchEnabledTillDate) return undefined
  return {
    switchToNfo: true,
    switchToSchemeCode: into.schemeCode,
    switchToOptionCode: into.optionCode,
    switchToPlanCode: into.planCode,
    switchToDescription: into.fundDesc,
    switchToSchemeName: into.schemeDesc,
    switchToPlanName: planLabels[into.planMode],
    switchToOptionName: into.optDesc,
    switchToSchemePlanCode: into.schemePlanCode,
  }
}
