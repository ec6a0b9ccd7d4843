import type { NewFolio } from '@portal/kernel/contracts/new-folio'
import { sampleScheme } from '@portal/kernel/testing/samples'
import { sampleDraft } from '../testing/sample-draft'
import { sampleFolio } from '../testing/sample-folios'
import { purchaseTypeOf, withChange, withChoice } from './purchase-draft'

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

test('the details of a new folio go when an existing one is chosen', () => {
  const draft = sampleDraft({ newFolio }, { selectFolio: 'new' })
  expect(withChoice(draft, 'LUMPSUM', { ...choice, newFolio }).newFolio).toBeNull()
  expect(withChoice(draft, 'LUMPSUM', { ...choice, folioNo: 'new', newFolio }).newFolio).toEqual(newFolio)
})

test('a draft is of a lump sum or of a SIP; a new one is a lump sum [S4.007]', () => {
  expect(purchaseTypeOf({ transactionType: null })).toBe('LUMPSUM')
  expect(purchaseTypeOf({ transactionType: 'SIP' })).toBe('SIP')
})
