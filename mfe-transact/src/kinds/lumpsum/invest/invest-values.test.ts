import { CREATE_FOLIO } from '@portal/kernel'
import { amountOf, draftFromAddress, orderFieldsOf, valuesOf } from './invest-values'
import { sampleDraft } from '../../../testing/sample-draft'
import { sampleFolio } from '../../../testing/sample-folios'

const account = { accountNumber: '12345678901', ifscCode: 'PARJ0000417', accountType: 'Savings' as const }

test('a draft comes back into the fields as it was left', () => {
  const folios = [sampleFolio()]
  expect(orderFieldsOf(valuesOf(sampleDraft(), folios))).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    amount: 2_500_000,
  })
  const fresh = sampleDraft({
    folioNo: 'new',
    newFolio: { bank: account, nomination: { kind: 'sameAs', folioNo: '1000004821' } },
  })
  expect(orderFieldsOf(valuesOf(fresh, folios)).newFolio).toEqual(fresh.newFolio)
})

test('a folio that is not there any more gives way to the likeliest one', () => {
  expect(valuesOf(sampleDraft({ folioNo: '99999999' }), [sampleFolio()]).folio).toBe('1000004821')
  expect(valuesOf(sampleDraft({ folioNo: null }), []).folio).toBe(CREATE_FOLIO)
})

test('a new folio is part of the order once it is complete, and only while a new one is chosen', () => {
  const newFolio = { bank: account, nomination: { kind: 'none' as const } }
  expect(orderFieldsOf({ folio: CREATE_FOLIO, createFolio: { newFolio: null } }).newFolio).toBeNull()
  expect(orderFieldsOf({ folio: CREATE_FOLIO }).newFolio).toBeNull()
  expect(orderFieldsOf({ folio: CREATE_FOLIO, createFolio: { newFolio } }).newFolio).toEqual(newFolio)
  expect(orderFieldsOf({ folio: '1000004821', createFolio: { newFolio } }).newFolio).toBeNull()
})

test.each([
  ['25000', 2_500_000],
  ['0', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['12345678901', undefined],
  [null, undefined],
])('%s in the address is %s paise', (text, expected) => {
  expect(amountOf(text)).toBe(expected)
})

test('the address names scheme and amount; what it does not name stays [S2.040]', () => {
  const draft = sampleDraft({ idempotencyKey: 'key-1', orderId: 'order-1' })
  const from = (query: string) => draftFromAddress(draft, new URLSearchParams(query))
  expect(from('scheme=GILT-DG&amount=5000')).toMatchObject({
    schemePlanCode: 'GILT-DG',
    amount: 500_000,
    folioNo: null,
    orderId: null,
  })
  expect(from('scheme=FLEXI-DG')).toEqual(draft)
  expect(from('amount=rubbish')).toEqual(draft)
})
