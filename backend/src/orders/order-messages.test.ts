import { bringLanguages, inLanguage } from '../platform/language'
import { instalmentRejectedMessage } from '../systematic-plans/plan-messages'
import { refundMessage, rejectedMessage } from './order-messages'
import type { OrderRow } from './order.repository'

beforeAll(bringLanguages)

const order = { orderNumber: 'NM1', dueOn: '2026-08-25', family: 'redemption' } as OrderRow
const failed: OrderRow = { ...order, failureReason: { code: 'tooFewUnits' } }

test.each([
  ['an order', rejectedMessage(failed, 'NEEM'), 'Too few units: nothing happened in NEEM.'],
  [
    'an instalment',
    instalmentRejectedMessage(failed, 'NEEM', 2),
    'Order NM1 of 25 Aug 2026: Too few units. If',
  ],
  [
    'a refund',
    refundMessage(order, 100_00, { code: 'paidLate' }),
    'Your money came after the time to pay. You get',
  ],
])('why %s failed is said in the language of whom the message is for', (_what, message, english) => {
  expect(message().body).toContain(english)
  expect(inLanguage('hi', message).body).toMatch(/[\u0900-\u097F]/)
  expect(inLanguage('hi', message).body).not.toMatch(/[a-z]/)
})

test('a reason of the bank is a sentence with one full stop', () => {
  for (const text of ['The scheme is closed', 'The scheme is closed.'])
    expect(refundMessage(order, 100_00, { text })().body).toMatch(/^The scheme is closed\. You get it back/)
})
