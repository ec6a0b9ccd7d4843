import { emptyTransactionDraft, type TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { flexiCap } from '../testing/samples'
import { newFolioDraft } from './new-folio-draft'

test('a new folio makes another order of what was on its way', () => {
  const before: TransactionDraft = { ...emptyTransactionDraft, orderId: 'order-1', idempotencyKey: 'key-1' }
  const newFolio = { bank: { bankId: 'bank-1' }, nomination: { kind: 'none' as const } }
  expect(newFolioDraft(before, { scheme: flexiCap, amount: 250_000, newFolio })).toMatchObject({
    transactionType: 'LUMPSUM',
    originalSchemeDetails: { schemePlanCode: 'FLEXI-DG', schemeName: 'Neem Flexi Cap Fund' },
    transactionDetails: { amount: 250_000, selectFolio: 'new' },
    newFolio,
    idempotencyKey: null,
    orderId: null,
  })
})
