import fc from 'fast-check'
import { decisive, reportOf } from './reports'
import type { Payment } from './wire'

const paymentId = '0a8f2f5e-5d0c-4a29-9e5b-6f7d5c6b1a20'
const payment = (change: Partial<Payment>): Payment => ({
  id: 'pay_1',
  amount: 100,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_1',
  created_at: 1_787_000_000,
  ...change,
})

const anyPayment = fc.record({
  id: fc.uuid().map((id) => `pay_${id}`),
  amount: fc.integer({ min: 1, max: 10_000_000_00 }),
  currency: fc.constant('INR' as const),
  status: fc.constantFrom('created', 'authorized', 'captured', 'refunded', 'failed'),
  order_id: fc.constant('order_1'),
  created_at: fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }),
}) as fc.Arbitrary<Payment>

test('of the payments of an attempt money decides before everything else, and to the paisa', () => {
  fc.assert(
    fc.property(fc.array(anyPayment, { minLength: 1 }), (payments) => {
      const money = payments.filter(({ status }) => status === 'captured' || status === 'refunded')
      const chosen = decisive(payments)
      const report = chosen && reportOf(paymentId, chosen)
      if (!money.length) return expect(report?.news).not.toBe('captured')
      const first = Math.min(...money.map(({ created_at }) => created_at))
      expect(report).toMatchObject({ news: 'captured', amount: chosen?.amount, bankReference: chosen?.id })
      expect(chosen?.created_at).toBe(first)
    }),
  )
})

test('what may still bring money is told before what failed', () => {
  const [failed, waiting] = [payment({ status: 'failed' }), payment({ status: 'authorized', created_at: 1 })]
  expect(decisive([failed, waiting])).toBe(waiting)
  expect(decisive([failed, payment({ status: 'created' })])?.status).toBe('created')
  expect(decisive([])).toBeUndefined()
})

test.each([
  ['insufficient_funds', 'fundsMissing'],
  ['payment_cancelled', 'paymentCancelled'],
  ['payment_timed_out', 'timeOver'],
  ['incorrect_pin', 'notProved'],
  ['bank_account_validation_failed', 'otherAccount'],
  ['bank_technical_error', 'bankUnavailable'],
  ['a reason of tomorrow', 'bankDeclined'],
  ['constructor', 'bankDeclined'],
  [null, 'bankDeclined'],
])('a payment that failed for %s has the reason %s', (error_reason, code) => {
  expect(reportOf(paymentId, payment({ status: 'failed', error_reason }))).toMatchObject({
    news: 'failed',
    reason: { code },
  })
})
