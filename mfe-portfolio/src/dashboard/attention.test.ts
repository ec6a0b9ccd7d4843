import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { needsAttention, unclaimedItems } from './attention'

const row: TransactionRow = {
  transactionId: 't1',
  kind: 'PURCHASE',
  instalmentOf: null,
  orderedOn: null,
  date: '2026-08-21',
  folioNo: null,
  schemeName: 'Neem Flexi Cap Fund',
  schemePlanCode: 'FLEXI-DG',
  toSchemeName: null,
  amount: 25_000_00,
  units: null,
  status: 'PENDING',
  statusText: 'Payment pending',
  cancelUntil: null,
}
const failed: TransactionRow = { ...row, transactionId: 't2', kind: 'PURCHASE_SIP', status: 'FAILED' }

test('money that a bank sent back waits first, with what it earned', () => {
  const waiting = {
    transactionId: 'u1',
    schemeName: 'Neem Large Cap Fund',
    amount: 1_000_00,
    income: 12_34,
    isIdcw: true,
  }
  expect(unclaimedItems([waiting])).toEqual([
    expect.objectContaining({
      title: '₹1,012.34 waits for you',
      text: 'Your bank returned IDCW of Neem Large Cap Fund. Choose an account for it.',
      action: {
        label: 'Choose an account',
        to: '/home/transact/select-scheme?plan=REDEEM&unclaimed=true',
      },
    }),
  ])
  expect(unclaimedItems([{ ...waiting, isIdcw: false }])[0]?.text).toMatch(
    /^Your bank returned a redemption of/,
  )
})

test('offers to pay an order that waits for its payment', () => {
  expect(needsAttention([row], '2026-08-25')).toEqual([
    expect.objectContaining({
      title: 'Your 21 Aug purchase is unpaid',
      action: { label: 'Pay now', to: '/home/transaction/payment?order=t1' },
    }),
  ])
})

test('offers to invest the amount of a SIP that failed within 30 days', () => {
  expect(needsAttention([failed], '2026-09-20')).toEqual([
    expect.objectContaining({
      title: 'Your 21 Aug SIP failed',
      action: { label: 'Invest now', to: '/home/transaction/invest?scheme=FLEXI-DG&amount=25000' },
    }),
  ])
  expect(needsAttention([failed], '2026-09-21')).toEqual([])
})

test('leads to an order whose payment failed lately', () => {
  const refused = { ...row, status: 'FAILED' as const, statusText: 'Payment failed' }
  expect(needsAttention([refused], '2026-08-25')).toEqual([
    expect.objectContaining({
      title: 'Your 21 Aug purchase failed',
      text: '₹25,000.00 for Neem Flexi Cap Fund. Payment failed.',
      action: { label: 'See the order', to: '/home/transaction/payment?order=t1' },
    }),
  ])
})

test.each(['COMPLETED', 'IN_PROCESS', 'EXPIRED'] as const)(
  'asks nothing for a purchase that is %s',
  (status) => {
    expect(needsAttention([{ ...row, status }], '2026-08-25')).toEqual([])
  },
)
