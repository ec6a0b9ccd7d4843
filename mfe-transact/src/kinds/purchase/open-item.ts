import { portalStore } from '@portal/kernel'
import type { CartTerms } from '@portal/contracts/cart/cart'
import type { Folio } from '@portal/contracts/folios/investor'
import type { SipTerms, SipUntil } from '@portal/contracts/orders/order-terms'
import type { Scheme } from '@portal/contracts/schemes/product'
import {
  emptyTransactionDraft,
  type TransactionDetails,
  type TransactionDraft,
} from '@portal/contracts/orders/transaction-draft'
import { draftAtom } from '../../transaction/draft'
import { autoSwitchInto, withChoice } from './purchase-draft'

interface Offered {
  schemes: readonly Scheme[]
  folios: readonly Folio[]
}

/** Makes an order of the cart the draft that its form changes (S2.041). */
export const openItem = (itemId: string, terms: CartTerms, offered: Offered): void =>
  portalStore.set(draftAtom, draftOfItem(itemId, terms, offered))

function draftOfItem(itemId: string, terms: CartTerms, { schemes, folios }: Offered): TransactionDraft {
  const choice = {
    scheme: schemes.find(({ schemePlanCode }) => schemePlanCode === terms.schemePlanCode),
    folioNo: terms.folioNo ?? 'new',
    folio: folios.find(({ folioNo }) => folioNo === terms.folioNo),
    newFolio: terms.newFolio ?? null,
    amount: terms.amount,
    advice: terms.advice ?? null,
  }
  const empty = { ...emptyTransactionDraft, cartItemId: itemId }
  if (terms.kind === 'LUMPSUM') {
    const autoSwitchNfo = autoSwitchInto(terms.autoSwitchTo, schemes)
    return { ...withChoice(empty, 'LUMPSUM', choice), autoSwitchNfo }
  }
  return withChoice(empty, 'SIP', choice, { details: detailsOf(terms), payment: paymentBy(terms.umrn) })
}

function detailsOf(terms: SipTerms): Partial<TransactionDetails> {
  const {
    sipFrequency,
    sipDate = null,
    sipStartDate,
    payFirstNow,
    until,
    sipGoal = null,
    smart: smartSip = null,
  } = terms
  const sipTopUp = terms.sipTopUp ? { topUpAvailable: true, ...terms.sipTopUp } : null
  return { sipFrequency, sipDate, sipStartDate, payFirstNow, sipGoal, smartSip, sipTopUp, ...endOf(until) }
}

function endOf(until: SipUntil): Partial<TransactionDetails> {
  const { sipPeriod } = until
  switch (until.sipPeriod) {
    case 'Date':
      return { sipPeriod, sipEndDate: until.endDate }
    case 'No. of Months':
      return { sipPeriod, sipMonth: until.months }
    case 'No. of Installments':
      return { sipPeriod, installmentNo: until.installments }
    case 'SIP amount reaches':
      return { sipPeriod, sipAmountReaches: until.amount }
    case 'Till Canceled':
      return { sipPeriod }
  }
}

/** The form looks the rest of the mandate up by its reference. */
const paymentBy = (omUMRN: string) => ({
  omUMRN,
  bankId: null,
  bankCode: null,
  bankName: '',
  ifscCode: '',
  accountType: null,
  accountNo: '',
  paymentMode: null,
  bankAddress: '',
  bankCity: '',
})
