import { sampleOrder, sampleQuote } from '../testing/sample-order'
import { payDeadline } from './pay-deadline'

const now = Date.parse('2026-08-25T07:48:00Z')
const order = sampleOrder({ payBefore: '2026-08-25T08:20:00Z' })

test('the order’s time leads, and the NAV follows from it', () => {
  expect(payDeadline(order, sampleQuote(), now, 'UPI')).toEqual({
    countdown: '32 min left',
    headline: '32 min left to pay',
    text: 'Pay by 1:50 pm. You get today’s NAV.',
    isOver: false,
  })
})

test('a cut-off before the order’s end is told after it', () => {
  const late = sampleOrder({ payBefore: '2026-08-25T09:40:00Z' })
  expect(payDeadline(late, sampleQuote(), Date.parse('2026-08-25T09:12:00Z'), 'UPI').text).toBe(
    'Pay by 3:10 pm. If you pay after 3:00 pm, you get the NAV of Wednesday, 26 August.',
  )
})

test('an order that ends at the very cut-off can be paid for the NAV of today alone', () => {
  const exact = sampleOrder({ payBefore: sampleQuote().cutOffAt })
  expect(payDeadline(exact, sampleQuote(), now, 'UPI').text).toBe('Pay by 3:00 pm. You get today’s NAV.')
})

test('without a quote only the order’s time is told; when it is over, what happens next', () => {
  expect(payDeadline(order, undefined, now, 'UPI').text).toBe('Pay by 1:50 pm.')
  expect(payDeadline(order, undefined, Date.parse(order.payBefore) - 1, 'UPI').headline).toBe(
    '0:01 left to pay',
  )
  expect(payDeadline(order, sampleQuote(), Date.parse(order.payBefore), 'UPI')).toEqual({
    countdown: 'Time is up',
    headline: 'The time to pay is over',
    text: 'We check whether your money came in time. This page shows what we find.',
    isOver: true,
  })
})

test.each(['RTGS', 'CHEQUE', 'KOTM', 'NACH'] as const)(
  '%s promises no NAV of today: its money comes later',
  (mode) => {
    expect(payDeadline(order, sampleQuote(), now, mode).text).toBe(
      'Pay by 1:50 pm. You get the NAV of the day on which your money arrives.',
    )
  },
)

test('money of an offer gets its price however it comes', () => {
  const day = sampleQuote().navDateIfPaidNow
  const offer = { ...sampleQuote(), navDateIfPaidLater: day }
  expect(payDeadline(order, offer, now, 'CHEQUE').text).toBe(payDeadline(order, offer, now, 'UPI').text)
})
