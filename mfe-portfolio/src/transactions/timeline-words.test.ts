import type { PurchaseOrder, RedemptionOrder } from '@portal/contracts/orders/order'
import { stepsOf } from './timeline-words'

const scheme = {
  schemePlanCode: 'FLEXI-DG',
  schemeName: 'Neem Flexi Cap Fund',
  planMode: 'DIRECT',
  optionCode: 'G',
  optDesc: 'Growth',
  fundType: 'EQUITY',
} as const

const order: PurchaseOrder = {
  family: 'purchase',
  kind: 'LUMPSUM',
  state: 'created',
  transactionId: 't1',
  checkoutId: 'c1',
  orderNumber: 'NM2608250041',
  createdAt: '2026-08-25T07:48:00.000Z',
  folioNo: '1002934821',
  isNewFolio: false,
  investorName: 'Asha Verma',
  investorPan: 'ZZZPV1001A',
  investorEmail: 'asha@example.in',
  investorMobile: '9810001001',
  distributorARN: null,
  scheme,
  cancelUntil: null,
  failureReason: null,
  planId: null,
  dueOn: null,
  payBefore: '2026-08-26T07:48:00.000Z',
  amount: 25_000_00,
  stampDuty: 1_25,
  netAmount: 24_998_75,
  navDate: '2026-08-25',
  unitsOn: '2026-08-26',
  nav: null,
  units: null,
  allottedAt: null,
  mandate: null,
  payments: [],
}
const placed = { state: 'created', at: order.createdAt } as const
const soon = Date.parse('2026-08-25T08:00:00.000Z')
const titlesOf = (timeline: Parameters<typeof stepsOf>[0], now = soon) =>
  stepsOf(timeline, now).map(({ state, title }) => [state, title])

test('a payment that failed stands where it happened, with its reason, and until when the order can be paid', () => {
  const attempt = {
    paymentId: 'p1',
    paymentMode: 'UPI',
    state: 'failed',
    bankName: null,
    accountLast4: null,
    bankReference: null,
    startedAt: '2026-08-25T07:49:00.000Z',
    settledAt: '2026-08-25T07:50:00.000Z',
    reason: 'Declined by your bank.',
  } as const
  const timeline = { order: { ...order, payments: [attempt] }, changes: [placed], record: null, entries: [] }
  const steps = stepsOf(timeline, soon)
  expect(steps.map(({ state, title }) => [state, title])).toEqual([
    ['done', 'Order placed'],
    ['done', 'Payment did not go through'],
    ['now', 'To be paid by 26 Aug 2026, 1:18 pm'],
  ])
  expect(steps[1]?.text).toBe('25 Aug 2026, 1:20 pm. Declined by your bank.')
})

test('money that could not be used stands where it came and where it left, in place of a payment that did not go through', () => {
  const attempt = {
    paymentId: 'p1',
    paymentMode: 'RTGS',
    state: 'failed',
    bankName: null,
    accountLast4: null,
    bankReference: 'U1',
    startedAt: '2026-08-25T07:49:00.000Z',
    settledAt: '2026-08-25T07:50:00.000Z',
    reason: 'You paid a different amount from that of the order.',
    returned: [
      {
        amount: 20_000_00,
        reason: 'You paid a different amount from that of the order.',
        at: '2026-08-25T07:50:00.000Z',
        sentAt: '2026-08-25T07:51:00.000Z',
      },
    ],
  } as const
  const payments = [{ ...attempt, returned: [...attempt.returned] }]
  const steps = stepsOf({ order: { ...order, payments }, changes: [placed], record: null, entries: [] }, soon)
  expect(steps.slice(0, 3).map(({ title, text }) => [title, text])).toEqual([
    ['Order placed', '25 Aug 2026, 1:18 pm'],
    [
      '₹20,000.00 came and goes back to you',
      '25 Aug 2026, 1:20 pm. You paid a different amount from that of the order.',
    ],
    ['Refund of ₹20,000.00 paid', '25 Aug 2026, 1:21 pm. To the account that it came from.'],
  ])
})

test('an unpaid order tells what really is awaited: its debit, a transfer on its way, or nothing in time any more', () => {
  const nextOfUnpaid = (changes: Partial<PurchaseOrder>, now = soon) =>
    titlesOf({ order: { ...order, ...changes }, changes: [placed], record: null, entries: [] }, now).at(-1)
  const mandate = { umrn: 'U1', bankName: 'Parijat Bank', accountLast4: '4417' }
  expect(nextOfUnpaid({ mandate })).toEqual(['now', 'Debit on its way'])
  const transfer = {
    paymentId: 'p2',
    paymentMode: 'RTGS',
    state: 'pending',
    bankName: null,
    accountLast4: null,
    bankReference: null,
    startedAt: '2026-08-25T07:49:00.000Z',
    settledAt: null,
    reason: null,
  } as const
  expect(nextOfUnpaid({ payments: [transfer] })).toEqual(['now', 'We wait for your payment'])
  const debit = { debitOn: '2026-08-25', moneyBy: '2026-08-26', isWithBank: true }
  const byMandate = { ...transfer, paymentMode: 'KOTM', debit } as const
  expect(nextOfUnpaid({ payments: [byMandate] })).toEqual(['now', 'Debit on its way'])
  expect(nextOfUnpaid({}, Date.parse('2026-08-26T07:48:00.000Z'))).toEqual(['now', 'The time to pay is over'])
})

test('a paid purchase waits for its NAV, then for its units', () => {
  const paid = { state: 'paid', at: '2026-08-25T07:52:00.000Z' } as const
  expect(
    titlesOf({ order: { ...order, state: 'paid' }, changes: [placed, paid], record: null, entries: [] }),
  ).toEqual([
    ['done', 'Order placed'],
    ['done', 'Payment received'],
    ['now', 'NAV of 25 Aug 2026'],
    ['next', 'Units in your folio on 26 Aug 2026'],
  ])
})

test('a purchase whose NAV is late waits for that, and names no day that is over', () => {
  const paid = { state: 'paid', at: '2026-08-25T07:52:00.000Z' } as const
  const late: PurchaseOrder = { ...order, state: 'paid', navLate: '2026-08-25' }
  const steps = stepsOf({ order: late, changes: [placed, paid], record: null, entries: [] }, soon)
  expect(steps.slice(2)).toEqual([
    { state: 'now', title: 'NAV of 25 Aug 2026', text: expect.stringContaining('not published yet') },
  ])
})

test('what failed says why at its last step, and nothing comes after it', () => {
  const due = { state: 'refund_due', at: '2026-08-26T17:30:00.000Z' } as const
  const failed: PurchaseOrder = {
    ...order,
    state: 'refund_due',
    failureReason: 'The scheme closed that day.',
  }
  const steps = stepsOf({ order: failed, changes: [placed, due], record: null, entries: [] }, soon)
  expect(steps.at(-1)).toEqual({
    state: 'done',
    title: 'Refund due',
    text: '26 Aug 2026, 11:00 pm. The scheme closed that day.',
  })
})

const returned = {
  payoutId: 'o1',
  state: 'returned',
  amount: 9_990_00,
  bankName: 'Parijat Bank',
  accountLast4: '7777',
  dueOn: '2026-08-27',
  utr: null,
  settledAt: '2026-08-27T10:00:00.000Z',
  reason: 'The account is closed.',
} as const
const { payments: _payments, payBefore: _payBefore, ...common } = order
const redemption = {
  ...common,
  family: 'redemption',
  kind: 'REDEEM',
  state: 'returned',
  payoutOn: '2026-08-27',
  bankName: 'Parijat Bank',
  accountLast4: '7777',
  payouts: [returned],
} as unknown as RedemptionOrder
const nextOf = (payouts: RedemptionOrder['payouts']) =>
  titlesOf({ order: { ...redemption, payouts }, changes: [], record: null, entries: [] }).at(-1)

test('money that came back waits for an account, or is on its way to another one already', () => {
  expect(nextOf([returned])).toEqual(['now', 'Choose the account that gets the money'])
  const again = { ...returned, payoutId: 'o2', bankName: 'Palash Bank', accountLast4: '6666' }
  expect(
    nextOf([returned, { ...again, state: 'sent', dueOn: '2026-08-31', settledAt: null, reason: null }]),
  ).toEqual(['now', 'Money in Palash Bank ••6666 by 31 Aug 2026'])
})

test('what was paid at once tells of its money first, and of its units when both NAVs are out', () => {
  const paidAt = '2026-08-25T08:05:00.000Z'
  const paid = { ...returned, state: 'paid', utr: 'IMPS1', settledAt: paidAt, reason: null } as const
  const ahead: RedemptionOrder = {
    ...redemption,
    kind: 'INSTA_REDEEM',
    state: 'paid_ahead',
    payouts: [paid],
  }
  const changes = [
    { state: 'accepted', at: order.createdAt },
    { state: 'paid_ahead', at: paidAt },
  ] as const
  const timeline = { changes: [...changes], record: null, entries: [] }
  expect(titlesOf({ ...timeline, order: ahead })).toEqual([
    ['done', 'Accepted'],
    ['done', 'Paid out'],
    ['now', 'Units sold at the lower NAV of 24 Aug 2026 and 25 Aug 2026'],
  ])
  const sold = { state: 'paid_out', at: '2026-08-25T17:00:00.000Z' } as const
  const done: RedemptionOrder = { ...ahead, state: 'paid_out', nav: '98.4215', navDate: '2026-08-24' }
  expect(titlesOf({ ...timeline, order: done, changes: [...changes, sold] })).toEqual([
    ['done', 'Accepted'],
    ['done', 'Paid out'],
    ['done', 'Units sold'],
  ])
})
