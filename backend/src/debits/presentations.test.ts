import { indiaMoment } from '../calendar/india-time'
import { nextPresentation, presentedOn } from './presentations'

// Tuesday 25 August 2026; the Saturday and Sunday after it are no business days.
const at = (day: string, time: string) => indiaMoment(day, time)

test('a bank that debits what it gets has a debit on the same day until the last presentation', () => {
  expect(nextPresentation(at('2026-08-25', '13:44'))).toBe('2026-08-25')
  expect(nextPresentation(at('2026-08-25', '13:45'))).toBe('2026-08-26')
  expect(nextPresentation(at('2026-08-28', '14:00'))).toBe('2026-08-31')
  expect(['2026-08-25', '2026-08-29', '2026-08-30'].map((day) => presentedOn(day))).toEqual([
    '2026-08-25',
    undefined,
    undefined,
  ])
})

test('a bank that wants it a day ahead debits on the next business day, for which it gets it the day before', () => {
  expect(nextPresentation(at('2026-08-25', '13:44'), 1)).toBe('2026-08-26')
  expect(nextPresentation(at('2026-08-25', '13:45'), 1)).toBe('2026-08-27')
  // On Sunday it still gets what it debits on Monday.
  expect(nextPresentation(at('2026-08-28', '14:00'), 1)).toBe('2026-08-31')
  expect(nextPresentation(at('2026-08-30', '14:00'), 1)).toBe('2026-09-01')
  expect(presentedOn('2026-08-25', 1)).toBe('2026-08-26')
  // On Friday only what is late, on Saturday nothing, on Sunday what Monday debits.
  expect(['2026-08-28', '2026-08-29', '2026-08-30'].map((day) => presentedOn(day, 1))).toEqual([
    '2026-08-28',
    undefined,
    '2026-08-31',
  ])
})
