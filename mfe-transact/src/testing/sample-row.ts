import type { TransactionRow } from '@portal/contracts/orders/transaction-row'

/** A redemption that waits for its NAV, as the history lists it. */
export const sampleRow = (changes: Partial<TransactionRow> = {}): TransactionRow => ({
  transactionId: 'order-1',
  kind: 'REDEMPTION',
  instalmentOf: null,
  orderedOn: null,
  date: '2026-08-25',
  folioNo: '1000004821',
  schemePlanCode: 'FLEXI-DG',
  schemeName: 'Neem Flexi Cap Fund',
  toSchemeName: null,
  amount: 59_052_90,
  units: '600.000',
  status: 'IN_PROCESS',
  statusText: 'Waits for its NAV',
  cancelUntil: '2026-08-25T09:30:00.000Z',
  ...changes,
})
