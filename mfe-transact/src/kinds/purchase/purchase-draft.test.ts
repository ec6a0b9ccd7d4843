import type { NewFolio } from '@portal/contracts/folio-opening/new-folio'
import { sampleScheme } from '@portal/testing/samples'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { withChange, withChoice } from './purchase-draft'
import { purchaseTypeOf } from '../../transaction/kept-draft'

const newFolio: NewFolio = { bank: { bankId: 'bank-4417' }, nomination: { kind: 'none' } }
const folio = sampleFolio()
const choice = { scheme: sampleScheme(), folio, folioNo: folio.folioNo, newFolio: null, amount: 2_500_000 }
const placed = sampleDraft({ idempotencyKey: 'key-1', orderId: 'order-1' })

test('what was chosen lies in the draft under the names of the specification [S3.032] [S3.033] [S3.034] [S3.041]', () => {
  expect(withChoice(sampleDraft(), 'LUMPSUM', choice)).toMatchObject({
    transactionType: 'LUMPSUM',
    folioDetails: {
      folioNo: '1000004821',
      holdingMode: 'Single',
      investorNames: ['Asha Verma'],
      investorLastName: 'Verma',
    },
    originalSchemeDetails: { schemeName: 'Neem Flexi Cap Fund', schemeCode: 'FLEXI', planMode: 'Direct' },
    transactionDetails: { amount: 2_500_000, selectFolio: '1000004821', investmentType: 'LUMPSUM' },
    isnewInvestment: false,
    isInvestmentSip: false,
  })
  const fresh = withChoice(sampleDraft(), 'SIP', { ...choice, folio: sampleFolio({ holdings: [] }) })
  expect(fresh).toMatchObject({ isnewInvestment: true, isInvestmentSip: true })
})

test('an unchanged order keeps its idempotency key, a changed one loses key and order', () => {
  expect(withChoice(placed, 'LUMPSUM', choice)).toMatchObject({ idempotencyKey: 'key-1', orderId: 'order-1' })
  const fresh = { idempotencyKey: null, orderId: null }
  expect(withChoice(placed, 'LUMPSUM', { ...choice, amount: 2_600_000 })).toMatchObject(fresh)
  expect(withChange(placed, { transactionType: 'SIP' })).toMatchObject(fresh)
})

test('a changed order takes nothing along of the payment of the earlier one, nor of a plan that was being changed [S3.040, S3.041]', () => {
  const payment = {
    chequeData: {
      formImage: 'document-1',
      showFileName: 'cheque.jpg',
      fileSize: 1024,
      blobData: null,
      isTiff: false,
    },
    neftDetails: { utrNumber: 'PRJTN26237123456', transferredOn: '2026-08-25' },
    reinitiatePayment: true,
    reinitiateTransactionId: 'order-1',
  }
  const paying = { ...placed, ...payment, isRestartSip: true }
  expect(withChoice(paying, 'LUMPSUM', choice)).toMatchObject({ ...payment, isRestartSip: false })
  expect(withChoice(paying, 'LUMPSUM', { ...choice, amount: 2_600_000 })).toMatchObject({
    chequeData: null,
    neftDetails: null,
    reinitiatePayment: false,
    reinitiateTransactionId: null,
  })
})

test('the details of a new folio go when an existing one is chosen', () => {
  const draft = sampleDraft({ newFolio }, { selectFolio: 'new' })
  expect(withChoice(draft, 'LUMPSUM', { ...choice, newFolio }).newFolio).toBeNull()
  expect(withChoice(draft, 'LUMPSUM', { ...choice, folioNo: 'new', newFolio }).newFolio).toEqual(newFolio)
})

test('a draft is of a lump sum or of a SIP; a new one is a lump sum [S4.007]', () => {
  expect(purchaseTypeOf({ transactionType: null })).toBe('LUMPSUM')
  expect(purchaseTypeOf({ transactionType: 'SIP' })).toBe('SIP')
})
