import type { PayoutState } from '@portal/contracts/folios/payout'
import fc from 'fast-check'
import { isLegalPayoutChange, nextPayoutState, type PayoutEvent } from './payout-state'

const events: PayoutEvent[] = ['sent', 'credited', 'returned']

test('whatever happens to a payout, it ends at most once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (happened) => {
      const path: PayoutState[] = ['due']
      for (const event of happened) {
        const from = path.at(-1) ?? 'due'
        const to = nextPayoutState(from, event)
        if (!to) continue
        expect(isLegalPayoutChange(from, to)).toBe(true)
        path.push(to)
      }
      expect(path.filter((state) => state === 'paid' || state === 'returned').length).toBeLessThanOrEqual(1)
    }),
  )
})

test('a payout begins as due, and one that ended goes nowhere', () => {
  expect(isLegalPayoutChange(null, 'due')).toBe(true)
  expect(isLegalPayoutChange(null, 'sent')).toBe(false)
  expect(isLegalPayoutChange('returned', 'paid')).toBe(false)
})
