import { words } from '@portal/contracts/words'
import {
  formatClockTime,
  formatCountdown,
  formatDate,
  formatDueDate,
  formatLongDate,
  formatShortDate,
  formatTime,
} from './public'

afterEach(() => words.speak('en'))

test('writes a day short, long and without its year', () => {
  expect(formatDate('2026-08-25')).toBe('25 Aug 2026')
  expect(formatLongDate('2026-08-25')).toBe('Tuesday, 25 August 2026')
  expect(formatShortDate('2026-08-04')).toBe('4 Aug')
  expect(formatDate('2026-02-30')).toBe('2026-02-30')
})

test('in Hindi days are written as Intl has them, with Latin digits, and in the pseudo-language as in English', () => {
  words.speak('hi')
  expect(formatDate('2026-08-25')).toBe('25 अग॰ 2026')
  expect(formatLongDate('2026-08-25')).toBe('मंगलवार, 25 अगस्त 2026')
  expect(formatShortDate('2026-08-04')).toBe('4 अग॰')
  expect(formatDate('2026-02-30')).toBe('2026-02-30')
  words.speak('en-XA')
  expect(formatDate('2026-08-25')).toBe('25 Aug 2026')
})

test('a due date names the business day on which it is carried out, where that is another one', () => {
  expect(formatDueDate('2026-09-21', '2026-09-21')).toBe('Monday, 21 September 2026')
  expect(formatDueDate('2026-09-20', '2026-09-21')).toBe(
    'Sunday, 20 September 2026, carried out on Monday, 21 September 2026',
  )
})

test('tells the time of a moment on the clock of India [S9.058]', () => {
  expect(formatTime('2026-08-25T07:54:00Z')).toBe('1:24 pm')
  expect(formatTime('2026-08-24T18:30:00Z')).toBe('12:00 am')
  expect(formatTime('2026-08-25T06:30:00Z')).toBe('12:00 pm')
  expect(formatTime('yesterday')).toBe('')
})

test('writes a wall time of the contract', () => {
  expect(['15:00', '13:30', '00:05', 'noon'].map(formatClockTime)).toEqual([
    '3:00 pm',
    '1:30 pm',
    '12:05 am',
    'noon',
  ])
})

test.each([
  [102 * 60_000, '1 h 42 min left'],
  [60 * 60_000, '1 h 0 min left'],
  [42 * 60_000 + 30_000, '42 min left'],
  [10 * 60_000 + 1, '10 min left'],
  [10 * 60_000, '10:00'],
  [42_000, '0:42'],
  [41_001, '0:42'],
  [0, '0:00'],
  [-5, '0:00'],
])('counts %d ms down as %s', (ms, text) => {
  expect(formatCountdown(ms)).toBe(text)
})
