import type { NewTransactionDraft } from '@portal/kernel'

export function sampleDraft(changes: Partial<NewTransactionDraft> = {}): NewTransactionDraft {
  return {
    transactionType: 'LUMPSUM',
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    newFolio: null,
    amount: 2_500_000,
    idempotencyKey: null,
    orderId: null,
    quickInvest: false,
    isClickedBack: false,
    ...changes,
  }
}
