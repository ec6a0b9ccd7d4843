import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { Figures } from '@portal/contracts/support/figures'
import { oddConf, sampleFigures } from '@portal/testing/samples'
import { lastAttempt } from './attempts'
import { paymentView } from './payment-view'
import { sampleAttempt, sampleOrder } from '../testing/sample-order'

const unpaid = (...payments: PurchaseOrder['payments']): PurchaseOrder =>
  sampleOrder({ state: 'created', payments })

test.each(['paid', 'allotted'] as const)('an order that is %s goes on to the receipt', (state) => {
  expect(paymentView(sampleOrder({ state }))).toEqual({ kind: 'paid' })
})

test('an order without an attempt lets choose, with nothing to tell', () => {
  expect(paymentView(unpaid())).toEqual({ kind: 'choose' })
})

test('a failed attempt says that nothing was debited, why, and what to do', () => {
  const failed = sampleAttempt({ state: 'failed', reason: 'Insufficient balance' })
  expect(paymentView(unpaid(failed))).toMatchObject({
    kind: 'choose',
    note: {
      tone: 'negative',
      title: 'The payment did not go through.',
      text: 'Nothing was debited. The bank says: Insufficient balance. Try again, or choose another way to pay.',
    },
  })
})

const came = (changes: object) => ({
  amount: 20_000_00,
  reason: 'You paid a different amount from that of the order.',
  at: '2026-08-25T07:54:00Z',
  sentAt: null,
  ...changes,
})

test('money that came and could not be used is named with where it is, never told not to be debited', () => {
  const failed = sampleAttempt({
    state: 'failed',
    reason: 'You paid a different amount from that of the order.',
    returned: [came({}), came({ amount: 5_000_00, reason: 'Your money came after this payment had ended.' })],
  })
  expect(paymentView(unpaid(failed), sampleFigures)).toEqual({
    kind: 'choose',
    note: {
      tone: 'negative',
      title: 'We could not use the ₹20,000.00 and ₹5,000.00 that came.',
      text: 'You paid a different amount from that of the order. We send it back to the account that it came from within 5 business days. To invest, pay ₹25,000.00 in one payment, or choose another way to pay.',
    },
  })
  const sent = sampleAttempt({ state: 'failed', returned: [came({ sentAt: '2026-08-26T05:00:00Z' })] })
  const view = paymentView(unpaid(sent))
  expect(view.kind === 'choose' && view.note?.text).toContain(
    'We sent it back to the account that it came from on 26 Aug 2026.',
  )
})

test('an order whose time is over refunds what came, not what it asked for', () => {
  const late = sampleAttempt({
    state: 'failed',
    returned: [came({ reason: 'Your money came after the time to pay.' })],
  })
  expect(paymentView(sampleOrder({ state: 'refund_due', payments: [late] }))).toMatchObject({
    title: 'We are refunding your ₹20,000.00',
    text: expect.stringContaining('Your money came after the time to pay. You get'),
  })
})

test('an abandoned attempt can be tried again', () => {
  const view = paymentView(unpaid(sampleAttempt({ state: 'abandoned' })))
  expect(view).toMatchObject({ kind: 'choose', note: { tone: 'warning' } })
})

test('an open attempt is waited for; one that the bank keeps pending warns against paying twice', () => {
  expect(paymentView(unpaid(sampleAttempt({ state: 'started' })))).toMatchObject({
    kind: 'waiting',
    note: { tone: 'info' },
  })
  const pending = paymentView(unpaid(sampleAttempt({ state: 'pending' })))
  expect(pending).toMatchObject({ kind: 'waiting', note: { tone: 'warning' } })
  expect(pending.kind === 'waiting' && pending.note.text).toMatch(/do not pay again/)
})

test('an order that had days to be paid names the day on which they ended', () => {
  const payBefore = '2026-08-27T12:30:00Z'
  const expired = { state: 'expired' as const, payments: [], createdAt: '2026-08-25T07:50:00Z' }
  expect(paymentView(sampleOrder({ ...expired, payBefore }))).toMatchObject({
    text: expect.stringContaining('had to be paid by 6:00 pm on Thursday, 27 August.'),
  })
  expect(paymentView(sampleOrder({ ...expired, payBefore: '2026-08-25T08:20:00Z' }))).toMatchObject({
    text: expect.stringContaining('had to be paid by 1:50 pm.'),
  })
})

test('an expired order offers to place it again with the same scheme and amount', () => {
  expect(paymentView(sampleOrder({ state: 'expired', payments: [] }))).toMatchObject({
    kind: 'over',
    title: 'Too late to pay',
    again: '/home/transaction/invest?scheme=FLEXI-DG&amount=25000',
  })
})

test('when money comes back is what the server says, and is not promised before it did', () => {
  const returned = sampleAttempt({ state: 'failed', returned: [came({})] })
  const late = sampleOrder({ state: 'refund_due' })
  const texts = (figures?: Figures) =>
    [unpaid(returned), late].map((order) => JSON.stringify(paymentView(order, figures)))
  for (const text of texts(oddConf.figures)) {
    expect(text).toContain('within 9 business days.')
    expect(text).not.toMatch(/[35] (business|working) days/)
  }
  for (const text of texts()) expect(text).not.toMatch(/within|days/)
})

test('late money is told to be on its way back, then to be back', () => {
  expect(paymentView(sampleOrder({ state: 'refund_due' }))).toMatchObject({
    title: 'We are refunding your ₹25,000',
  })
  expect(paymentView(sampleOrder({ state: 'refunded' }))).toMatchObject({
    title: 'We refunded your ₹25,000',
  })
})

test('the last attempt counts, whatever the order of the list', () => {
  const early = sampleAttempt({ paymentId: 'early', startedAt: '2026-08-25T07:00:00Z', state: 'failed' })
  const late = sampleAttempt({ paymentId: 'late', startedAt: '2026-08-25T07:10:00Z', state: 'started' })
  expect(lastAttempt({ payments: [late, early] })?.paymentId).toBe('late')
  expect(lastAttempt({ payments: [] })).toBeUndefined()
})
