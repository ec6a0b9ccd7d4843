import fc from 'fast-check'
import { type DebitEvent, isLegalDebitChange, nextDebitState } from './debit-state'

const events: DebitEvent[] = ['presented', 'paid', 'failed']

test('whatever happens to a debit, it is answered at most once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (happened) => {
      const path = ['due' as const] as Parameters<typeof nextDebitState>[0][]
      for (const event of happened) {
        const from = path.at(-1) ?? 'due'
        const to = nextDebitState(from, event)
        if (!to) continue
        expect(isLegalDebitChange(from, to)).toBe(true)
        path.push(to)
      }
      expect(path.filter((state) => state === 'paid' || state === 'failed').length).toBeLessThanOrEqual(1)
    }),
  )
})

test('a debit begins as due', () => {
  expect(isLegalDebitChange(null, 'due')).toBe(true)
  expect(isLegalDebitChange(null, 'paid')).toBe(false)
  expect(isLegalDebitChange('failed', 'paid')).toBe(false)
})
