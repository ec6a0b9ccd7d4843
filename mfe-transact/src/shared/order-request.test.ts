import { orderRequest, withOrder, type NewFolio } from './order-request'
import { sampleDraft } from '../testing/sample-draft'

const newFolio: NewFolio = { bank: { bankId: 'bank-4417' }, nomination: { kind: 'none' } }

test('a draft is an order once scheme, folio and amount are there', () => {
  expect(orderRequest(sampleDraft())).toEqual({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    amount: 2_500_000,
  })
  expect(orderRequest(sampleDraft({ schemePlanCode: null }))).toBeUndefined()
  expect(orderRequest(sampleDraft({ folioNo: null }))).toBeUndefined()
  expect(orderRequest(sampleDraft({ amount: null }))).toBeUndefined()
})

test('a new folio needs its bank and nomination', () => {
  expect(orderRequest(sampleDraft({ folioNo: 'new' }))).toBeUndefined()
  expect(orderRequest(sampleDraft({ folioNo: 'new', newFolio }))).toMatchObject({ folioNo: null, newFolio })
})

test('an unchanged order keeps its idempotency key, a changed one loses key and order', () => {
  const placed = sampleDraft({ idempotencyKey: 'key-1', orderId: 'order-1' })
  expect(withOrder(placed, placed)).toEqual(placed)
  expect(withOrder(placed, { ...placed, amount: 2_600_000 })).toMatchObject({
    amount: 2_600_000,
    idempotencyKey: null,
    orderId: null,
  })
})

test('the details of a new folio go when an existing one is chosen', () => {
  const draft = sampleDraft({ folioNo: 'new', newFolio })
  expect(withOrder(draft, { ...draft, folioNo: '1000004821' }).newFolio).toBeNull()
})
