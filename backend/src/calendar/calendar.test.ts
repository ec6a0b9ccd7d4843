import { addDays } from '@portal/contracts/format'
import fc from 'fast-check'
import { sharedLines } from '@portal/testing/node'
import {
  addBusinessDays,
  businessDays,
  isBusinessDay,
  nextBusinessDay,
  onOrAfter,
  onOrBefore,
  previousBusinessDay,
} from './business-day'

const anyDay = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days))

test.each([
  ['2026-08-25', true, 'a Tuesday'],
  ['2026-08-23', false, 'a Sunday'],
  ['2026-01-15', false, 'the special holiday of January 2026'],
  ['2026-10-02', false, "Gandhi's birthday"],
  ['2031-01-27', true, 'a Monday of a year without a list'],
  ['2031-01-26', false, 'a Sunday of a year without a list'],
  ['2029-01-26', false, 'Republic Day, a Friday of a year without a list'],
  ['2028-08-15', false, 'Independence Day, a Tuesday of a year without a list'],
  ['2029-10-02', false, "Gandhi's birthday, a Tuesday of a year without a list"],
])('%s is a business day: %s, %s', (date, expected) => {
  expect(isBusinessDay(date)).toBe(expected)
})

test('steps over a weekend and a holiday in one go', () => {
  expect(nextBusinessDay('2026-08-14')).toBe('2026-08-17')
  expect(nextBusinessDay('2026-10-01')).toBe('2026-10-05')
  expect(previousBusinessDay('2026-01-27')).toBe('2026-01-23')
  expect(addBusinessDays('2026-08-22', 2)).toBe('2026-08-26')
  expect(businessDays('2026-08-20', '2026-08-25')).toEqual([
    '2026-08-20',
    '2026-08-21',
    '2026-08-24',
    '2026-08-25',
  ])
})

test('next and previous are inverse, and nothing dealt lies between', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const next = nextBusinessDay(day)
      expect(isBusinessDay(next)).toBe(true)
      expect(previousBusinessDay(next)).toBe(onOrBefore(day))
      expect(onOrAfter(addDays(day, 1))).toBe(next)
    }),
  )
})

test('agrees with every session the exchange held from 2013 to 2026, weekend sessions apart', () => {
  const weekday = (date: string) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  const sessions = sharedLines('calendar/xbom-sessions-1997-2026.csv')
    .map((line) => line.slice(0, 10))
    .filter((date) => date >= '2013' && date < '2027' && weekday(date))
  expect(businessDays('2013-01-01', '2026-12-31')).toEqual(sessions)
})
