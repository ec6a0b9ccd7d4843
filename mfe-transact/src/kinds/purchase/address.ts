import { FolioNumber } from '@portal/contracts/wire/common'
import { SolutionType, TransactionType } from '@portal/contracts/schemes/investment'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { adviceIn } from './purchase-values'
import { autoSwitchInto, withChange, withChoice } from './purchase-draft'
import { purchaseTypeOf, type PurchaseType } from '../../transaction/kept-draft'
import { schemePlanOf } from './scheme-options'

/** Rupees in an address as paise; undefined for anything else. */
export function amountOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) * 100 : undefined
}

const typeIn = (query: URLSearchParams): PurchaseType =>
  purchaseTypeOf({ transactionType: TransactionType.safeParse(query.get('type')).data ?? null })

/** The folio that more is invested in; undefined where the address names none. */
const folioIn = (query: URLSearchParams): string | undefined => FolioNumber.safeParse(query.get('folio')).data

/** The distributor that a link names; undefined where it names none. */
const adviceFrom = (query: URLSearchParams) =>
  adviceIn({ by: 'DISTRIBUTOR', arn: query.get('arn') ?? '' }) ?? undefined

/** Whether an address asks for a purchase with nothing chosen yet, whatever draft there is. */
export const startsAnew = (query: URLSearchParams): boolean => query.get('scheme') === 'none'

/** A draft with the kind, the scheme and the amount that an address names; another scheme may want another folio. */
export function draftFromAddress(
  draft: TransactionDraft,
  query: URLSearchParams,
  schemes: readonly Scheme[],
): TransactionDraft {
  const { originalSchemeDetails, transactionDetails, newFolio, paymentDetails } = draft
  const known = originalSchemeDetails?.schemePlanCode
  const code = schemePlanOf(query.get('scheme')) ?? known
  const type = typeIn(query)
  // An amount belongs to its kind: a lump sum that was left unfinished is no instalment, and no mix.
  const sameKind = type === purchaseTypeOf(draft)
  const kept = sameKind ? transactionDetails.amount : null
  const choice = {
    scheme: schemes.find(({ schemePlanCode }) => schemePlanCode === code),
    amount: amountOf(query.get('amount')) ?? kept,
    folioNo: folioIn(query) ?? (code === known ? transactionDetails.selectFolio : null),
    folio: undefined,
    newFolio,
    advice: adviceFrom(query),
  }
  const named = withChoice(draft, type, choice, {
    payment: paymentDetails,
    ...(!sameKind && { details: { lumpsumAmount: null, sipAmountReaches: null } }),
  })
  const autoSwitchNfo = query.has('scheme')
    ? autoSwitchInto(query.get('switchTo'), schemes)
    : draft.autoSwitchNfo
  // Whatever order of the cart was being changed: this is another one.
  const { data: solution } = SolutionType.safeParse(query.get('solution'))
  const mix = solution ? { investmentSolutions: { type: solution, name: '' } } : {}
  return withChange(named, { cartItemId: null, isClickedBack: false, autoSwitchNfo, ...mix })
}
