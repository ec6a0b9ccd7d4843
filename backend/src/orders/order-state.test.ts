import type { OrderState } from '@portal/kernel/contracts/transaction'
import fc from 'fast-check'
import { isLegalOrderChange, nextOrderState, orderEdges, type OrderEvent } from './order-state'

const states = Object.keys(orderEdges) as OrderState[]
const events: OrderEvent[] = ['captured', 'windowEnded', 'unitsAllotted', 'lateMoney', 'refundsSent']

const legal: [OrderState, OrderEvent, OrderState][] = [
  ['created', 'captured', 'paid'],
  ['created', 'windowEnded', 'expired'],
  ['paid', 'unitsAllotted', 'allotted'],
  ['expired', 'lateMoney', 'refund_due'],
  ['refund_due', 'refundsSent', 'refunded'],
  ['refunded', 'lateMoney', 'refund_due'],
]

test.each(legal)('an order that is %s becomes, on %s, %s', (from, event, to) => {
  expect(nextOrderState(from, event)).toBe(to)
  expect(isLegalOrderChange(from, to)).toBe(true)
})

test('nothing else changes an order', () => {
  const known = new Set(legal.map(([from, event]) => `${from} ${event}`))
  for (const from of states)
    for (const event of events)
      if (!known.has(`${from} ${event}`)) expect(nextOrderState(from, event)).toBeUndefined()
})

test('an order begins as created and an order with units never changes again', () => {
  expect(states.filter((to) => isLegalOrderChange(null, to))).toEqual(['created'])
  expect(events.map((event) => nextOrderState('allotted', event))).toEqual(events.map(() => undefined))
})

test('whatever happens, an order is paid at most once and never after it was ended', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (happened) => {
      const path: OrderState[] = ['created']
      for (const event of happened)
        path.push(nextOrderState(path.at(-1) ?? 'created', event) ?? path.at(-1) ?? 'created')
      const changes = path.filter((state, index) => state !== path[index - 1])
      expect(changes.filter((state) => state === 'paid').length).toBeLessThanOrEqual(1)
      if (changes.includes('expired')) expect(changes).not.toContain('paid')
    }),
  )
})
