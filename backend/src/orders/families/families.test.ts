import type { OrderState } from '@portal/contracts/orders/order'
import fc from 'fast-check'
import type { OrderEvent, OrderFamily } from './family'
import { families, isLegalOrderChange, nextOrderState } from './index'

const events: OrderEvent[] = [
  'captured',
  'windowEnded',
  'debitFailed',
  'unitsAllotted',
  'lateMoney',
  'cannotAllot',
  'refundsSent',
  'sold',
  'paidOut',
  'returned',
  'registered',
  'cancelled',
  'rejected',
]

const legal: [OrderFamily, OrderState, OrderEvent, OrderState][] = [
  ['purchase', 'created', 'captured', 'paid'],
  ['purchase', 'created', 'windowEnded', 'expired'],
  ['purchase', 'created', 'debitFailed', 'expired'],
  ['purchase', 'paid', 'unitsAllotted', 'allotted'],
  ['purchase', 'paid', 'cannotAllot', 'refund_due'],
  ['purchase', 'expired', 'lateMoney', 'refund_due'],
  ['purchase', 'refund_due', 'refundsSent', 'refunded'],
  ['purchase', 'refunded', 'lateMoney', 'refund_due'],
  ['redemption', 'accepted', 'sold', 'priced'],
  ['redemption', 'accepted', 'paidOut', 'paid_ahead'],
  ['redemption', 'accepted', 'cancelled', 'cancelled'],
  ['redemption', 'accepted', 'rejected', 'rejected'],
  ['redemption', 'paid_ahead', 'sold', 'paid_out'],
  ['redemption', 'priced', 'paidOut', 'paid_out'],
  ['redemption', 'priced', 'returned', 'returned'],
  ['redemption', 'returned', 'paidOut', 'paid_out'],
  ['switch', 'accepted', 'sold', 'sold'],
  ['switch', 'accepted', 'cancelled', 'cancelled'],
  ['switch', 'accepted', 'rejected', 'rejected'],
  ['switch', 'sold', 'unitsAllotted', 'allotted'],
  ['registration', 'accepted', 'registered', 'registered'],
  ['registration', 'accepted', 'cancelled', 'cancelled'],
  ['registration', 'accepted', 'rejected', 'rejected'],
]
const names = Object.keys(families) as OrderFamily[]
const statesOf = (family: OrderFamily) => Object.keys(families[family].edges) as OrderState[]

test.each(legal)('a %s that is %s becomes, on %s, %s', (family, from, event, to) => {
  expect(nextOrderState(family, from, event)).toBe(to)
  expect(isLegalOrderChange(family, from, to)).toBe(true)
})

test.each(names)('nothing else changes a %s', (family) => {
  const known = new Set(legal.map(([of, from, event]) => `${of} ${from} ${event}`))
  for (const from of statesOf(family))
    for (const event of events)
      if (!known.has(`${family} ${from} ${event}`))
        expect(nextOrderState(family, from, event)).toBeUndefined()
})

test.each([
  ['purchase', 'created'],
  ['redemption', 'accepted'],
  ['switch', 'accepted'],
  ['registration', 'accepted'],
] as const)('a %s begins as %s', (family, first) => {
  expect(statesOf(family).filter((to) => isLegalOrderChange(family, null, to))).toEqual([first])
})

test.each([
  ['purchase', 'paid', 'expired'],
  ['redemption', 'paid_out', 'cancelled'],
  ['switch', 'sold', 'cancelled'],
] as const)(
  'whatever happens, a %s is %s at most once and never together with %s',
  (family, moved, without) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (happened) => {
        const path: OrderState[] = [families[family].first]
        for (const event of happened) path.push(nextOrderState(family, path.at(-1)!, event) ?? path.at(-1)!)
        const changes = path.filter((state, index) => state !== path[index - 1])
        expect(changes.filter((state) => state === moved).length).toBeLessThanOrEqual(1)
        if (changes.includes(without)) expect(changes).not.toContain(moved)
      }),
    )
  },
)
