import {
  emptyTransactionDraft,
  originalScheme,
  type TransactionDraft,
} from '@portal/contracts/orders/transaction-draft'
import { sampleScheme } from '@portal/testing/samples'

type Details = TransactionDraft['transactionDetails']

/** A lump sum of Rs 25,000 in a folio that there is. */
export function sampleDraft(
  changes: Partial<TransactionDraft> = {},
  details: Partial<Details> = {},
): TransactionDraft {
  return {
    ...emptyTransactionDraft,
    transactionType: 'LUMPSUM',
    originalSchemeDetails: originalScheme(sampleScheme()),
    transactionDetails: {
      ...emptyTransactionDraft.transactionDetails,
      amount: 2_500_000,
      selectFolio: '1000004821',
      ...details,
    },
    ...changes,
  }
}

/** A monthly SIP of Rs 5,000 on the tenth, until it is cancelled. */
export const sampleSipDraft = (
  changes: Partial<TransactionDraft> = {},
  details: Partial<Details> = {},
): TransactionDraft =>
  sampleDraft(
    {
      transactionType: 'SIP',
      paymentDetails: {
        bankId: 'bank-4417',
        bankCode: null,
        bankName: 'Parijat Bank',
        accountNo: '4417',
        accountType: null,
        ifscCode: '',
        paymentMode: 'KOTM',
        omUMRN: 'PRJT7000000000001001',
        bankAddress: '',
        bankCity: '',
      },
      ...changes,
    },
    {
      amount: 5_000_00,
      sipFrequency: 'Monthly',
      sipDate: 10,
      sipStartDate: '2026-10-10',
      sipPeriod: 'Till Canceled',
      ...details,
    },
  )
