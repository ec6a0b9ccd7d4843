import type { PaymentState } from '@portal/contracts/payments/payment-attempt'
import fc from 'fast-check'
import {
  isLegalPaymentChange,
  isOpen,
  nextPaymentState,
  paymentEdges,
  type PaymentNews,
} from './payment-state'

const states = Object.keys(paymentEdges) as PaymentState[]
const news: PaymentNews[] = ['pending', 'captured', 'failed', 'abandoned']

test.each<[PaymentState, PaymentNews, PaymentState]>([
  ['started', 'pending', 'pending'],
  ['started', 'captured', 'succeeded'],
  ['started', 'failed', 'failed'],
  ['started', 'abandoned', 'abandoned'],
  ['pending', 'captured', 'succeeded'],
  ['pending', 'failed', 'failed'],
  ['pending', 'abandoned', 'abandoned'],
])('an attempt that is %s becomes, on the word %s, %s', (from, word, to) => {
  expect(nextPaymentState(from, word)).toBe(to)
  expect(isLegalPaymentChange(from, to)).toBe(true)
})

test('the three ends of an attempt are final, and only attempts that have not ended may take money', () => {
  const ends: PaymentState[] = ['succeeded', 'failed', 'abandoned']
  for (const end of ends)
    expect(news.map((word) => nextPaymentState(end, word))).toEqual(news.map(() => undefined))
  expect(states.filter(isOpen)).toEqual(['started', 'pending'])
})

test('the first final word stands, in whatever order and number the words come', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...news), { maxLength: 20 }), (words) => {
      const end = words.reduce<PaymentState>(
        (state, word) => nextPaymentState(state, word) ?? state,
        'started',
      )
      const first = words.find((word) => word !== 'pending')
      const expected = first === 'captured' ? 'succeeded' : (first ?? (words.length ? 'pending' : 'started'))
      expect(end).toBe(expected)
    }),
  )
})
