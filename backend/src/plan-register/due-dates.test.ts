import { addDays } from '@portal/contracts/format'
import fc from 'fast-check'
import { dueDatesBetween, dueDatesUpTo, isLastDue, nextDue } from './due-dates'

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

test.each([
  // Due on the 31st, and on the last day of shorter months.
  ['2026-01-31', 1, '2026-03-31', '2026-02-28', false],
  ['2026-01-31', 1, '2026-03-30', '2026-02-28', true],
  ['2026-01-31', 1, '2026-03-31', '2026-03-31', true],
  ['2026-01-30', 1, '2026-03-29', '2026-02-28', true],
  ['2026-01-29', 1, '2026-03-28', '2026-02-28', true],
  ['2024-02-29', 12, '2028-02-28', '2027-02-28', true],
  ['2024-02-29', 12, '2028-02-29', '2027-02-28', false],
])(
  'a plan due first on %s every %i months, at the latest on %s: is the instalment of %s the last one? %s',
  (firstDue, everyMonths, lastDue, due, isLast) => {
    expect(isLastDue({ firstDue, everyMonths, lastDue }, due)).toBe(isLast)
  },
)

test('the last due date is the last one, and no other, whatever the day of the month', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2024-01-01', days))
  fc.assert(
    fc.property(day, fc.constantFrom(1, 3, 6, 12), fc.nat(1500), (firstDue, everyMonths, days) => {
      const schedule = { firstDue, everyMonths, lastDue: addDays(firstDue, days) }
      const dates = dueDatesUpTo(schedule, '2035-12-31')
      expect(dates.filter((due) => isLastDue(schedule, due))).toEqual(dates.slice(-1))
    }),
  )
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

describe('every business day', () => {
  // Thursday, 1 October 2026: Friday is Gandhi Jayanti, then comes the weekend; the 20th is Dussehra.
  const daily = { firstDue: '2026-10-01', everyMonths: null, lastDue: '2026-10-21' }

  test('is due on no weekend and on no holiday of the exchange', () => {
    expect(dueDatesUpTo(daily, '2026-12-31').map((date) => date.slice(8))).toEqual(
      '01 05 06 07 08 09 12 13 14 15 16 19 21'.split(' '),
    )
    expect(dueDatesUpTo(daily, '2026-10-04')).toEqual(['2026-10-01'])
  })

  test.each([
    ['2026-09-15', '2026-10-01'],
    ['2026-10-02', '2026-10-05'],
    ['2026-10-20', '2026-10-21'],
    ['2026-10-22', null],
  ])('seen from %s the next instalment is due on %s', (from, due) => {
    expect(nextDue(daily, from)).toBe(due)
  })

  test('an end on a holiday leaves the business day before it the last one', () => {
    const ends = { ...daily, lastDue: '2026-10-04' }
    expect(isLastDue(ends, '2026-10-01')).toBe(true)
    expect(isLastDue(daily, '2026-10-19')).toBe(false)
  })
})

test('the due dates between two days are those of all that lie there, whatever the day of the month', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days))
  const everyMonths = fc.constantFrom(1, 3, 12, null)
  fc.assert(
    fc.property(day, day, day, everyMonths, (firstDue, from, to, every) => {
      const schedule = { firstDue, everyMonths: every, lastDue: null }
      const all = dueDatesUpTo(schedule, to)
      expect(dueDatesBetween(schedule, from, to)).toEqual(all.filter((due) => due >= from))
    }),
  )
})
