import { newTransactionDraftAtom, portalStore } from '@portal/kernel'
import { newFolioDraft } from './new-folio-draft'

test('a purchase into a new folio is never taken for the order that was on its way', () => {
  const before = { ...portalStore.get(newTransactionDraftAtom), orderId: 'order-1', idempotencyKey: 'key-1' }
  const newFolio = { bank: { bankId: 'bank-4417' }, nomination: { kind: 'none' as const } }
  const order = { schemePlanCode: 'FLEXI-DG', schemeDesc: 'Neem Flexi Cap Fund', amount: 250_000, newFolio }
  expect(newFolioDraft(before, order)).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    folioNo: 'new',
    newFolio,
    amount: 250_000,
    orderId: null,
    idempotencyKey: null,
  })
})
