import { addDays } from '@portal/kernel/format'
import fc from 'fast-check'
import { dueDatesUpTo, isLastDue, nextDue } from './due-dates'

const monthly = { firstDue: '2026-01-15', everyMonths: 1, lastDue: '2026-06-15' }

test.each([
  ['2025-12-01', '2026-01-15'],
  ['2026-01-15', '2026-01-15'],
  ['2026-01-16', '2026-02-15'],
  ['2026-06-15', '2026-06-15'],
  ['2026-06-16', null],
])('seen from %s the next instalment is due on %s', (from, due) => {
  expect(nextDue(monthly, from)).toBe(due)
})

test('knows the last instalment and every date before it', () => {
  expect(isLastDue(monthly, '2026-06-15')).toBe(true)
  expect(isLastDue(monthly, '2026-05-15')).toBe(false)
  expect(isLastDue({ ...monthly, lastDue: null }, '2030-01-15')).toBe(false)
  expect(dueDatesUpTo({ ...monthly, everyMonths: 3 }, '2026-12-31')).toEqual(['2026-01-15', '2026-04-15'])
})

test('the next due date is the first one that is not in the past', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 4000 }), fc.constantFrom(1, 3, 6, 12), (days, everyMonths) => {
      const schedule = { firstDue: '2024-01-28', everyMonths, lastDue: null }
      const from = addDays(schedule.firstDue, days)
      const due = nextDue(schedule, from) ?? ''
      expect(due >= from).toBe(true)
      expect(dueDatesUpTo(schedule, due).at(-1)).toBe(due)
      expect(dueDatesUpTo(schedule, addDays(due, -1)).every((date) => date < from)).toBe(true)
    }),
  )
})
