import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { lastAttempt, paymentView } from './payment-view'
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

test('an expired order offers to place it again with the same scheme and amount', () => {
  expect(paymentView(sampleOrder({ state: 'expired', payments: [] }))).toMatchObject({
    kind: 'over',
    title: 'Too late to pay',
    again: '/home/transaction/invest?scheme=FLEXI-DG&amount=25000',
  })
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
