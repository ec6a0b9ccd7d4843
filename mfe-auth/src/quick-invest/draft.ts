import { portalStore, RESET, transactionDraftAtom } from '@portal/kernel'
import type { Folio } from '@portal/contracts/folios/investor'
import {
  emptyTransactionDraft,
  originalScheme,
  TransactionDraft,
} from '@portal/contracts/orders/transaction-draft'
import type { QuickInvestChoice } from './choice'

const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)

/** What was chosen, as the purchase takes it over: scheme and amount, no folio yet. */
export function beginPurchase({ scheme, investmentType, amount }: QuickInvestChoice): void {
  portalStore.set(draftAtom, RESET)
  portalStore.set(draftAtom, {
    ...emptyTransactionDraft,
    transactionType: investmentType,
    originalSchemeDetails: originalScheme(scheme),
    transactionDetails: {
      ...emptyTransactionDraft.transactionDetails,
      investmentType,
      fundOption: scheme.optionCode,
      nfoEndDate: scheme.nfoEndDate ?? null,
      amount,
    },
    isnewInvestment: true,
    isInvestmentSip: investmentType === 'SIP',
    quickInvest: true,
  })
}

/** What is being bought; null after a sign-out or a receipt. */
export const purchaseNow = (): Pick<
  TransactionDraft,
  'originalSchemeDetails' | 'transactionDetails' | 'transactionType'
> => portalStore.get(draftAtom)

/** Into which folio: one of the investor's, or one that the payment opens. */
export function chooseFolio(folio: Folio | 'new'): void {
  portalStore.set(draftAtom, (draft) => ({
    ...draft,
    folioDetails:
      folio === 'new'
        ? null
        : {
            folioNo: folio.folioNo,
            holdingMode: folio.holdingMode,
            investorNames: folio.holders.map(({ firstName, middleName, lastName }) =>
              [firstName, middleName, lastName].filter(Boolean).join(' '),
            ),
            investorLastName: folio.holders[0]?.lastName ?? '',
          },
    transactionDetails: { ...draft.transactionDetails, selectFolio: folio === 'new' ? 'new' : folio.folioNo },
    isnewInvestment:
      folio === 'new' ||
      folio.holdings.every(
        ({ schemePlanCode }) => schemePlanCode !== draft.originalSchemeDetails?.schemePlanCode,
      ),
  }))
}
