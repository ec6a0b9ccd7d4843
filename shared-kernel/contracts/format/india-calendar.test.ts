import fc from 'fast-check'
import { addDays, addMonths, addYears, ageOn, daysBetween, indiaDate, indiaToday } from './public'
import { parseDate } from './india-calendar'

test('the day turns at midnight in India, to the millisecond [S9.058]', () => {
  expect(indiaDate('2026-08-24T18:29:59.999Z')).toBe('2026-08-24')
  expect(indiaDate('2026-08-24T18:30:00.000Z')).toBe('2026-08-25')
  expect(indiaToday(Date.parse('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
})

test('months end on the last day that there is', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
  expect(addMonths('2026-11-15', 3)).toBe('2027-02-15')
})

test('an age is full on the birthday [S5.055]', () => {
  expect(ageOn('2008-08-25', '2026-08-24')).toBe(17)
  expect(ageOn('2008-08-25', '2026-08-25')).toBe(18)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})

test('no day is lost between adding and counting', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
      const from = date.toISOString().slice(0, 10)
      expect(daysBetween(from, addDays(from, days))).toBe(days)
    }),
  )
})

test('only real days are days', () => {
  expect(
    ['2026-02-29', '2026-13-01', '2026-1-1', '', '26-01-01', '2026-01-01T00:00:00Z'].map(parseDate),
  ).toEqual(Array(6).fill(undefined))
  expect(() => addDays('2026-02-29', 1)).toThrow(RangeError)
})
