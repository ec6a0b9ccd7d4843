import fc from 'fast-check'
import { addDays } from '@portal/contracts/format'
import { readTypedDate, shownDate } from './typed-date'

test.each([
  ['1980-06-01', '01 Jun 1980'],
  ['2026-12-31', '31 Dec 2026'],
  ['not a day', 'not a day'],
])('%s is shown as %s [S2.136]', (date, shown) => {
  expect(shownDate(date)).toBe(shown)
})

test.each([
  ['01 Jun 1980', '1980-06-01'],
  ['1 june 1980', '1980-06-01'],
  [' 1-Jun-1980 ', '1980-06-01'],
  ['01/06/1980', '1980-06-01'],
  ['1.6.1980', '1980-06-01'],
  ['1980-06-01', '1980-06-01'],
  ['०१/०६/१९८०', '1980-06-01'],
  ['۰۱/۰۶/۱۹۸۰', '1980-06-01'],
  ['٠١-٠٦-١٩٨٠', '1980-06-01'],
  ['29 Feb 2024', '2024-02-29'],
  ['29 Feb 2026', undefined],
  ['31/04/2026', undefined],
  ['06/13/1980', undefined],
  ['1 Foo 1980', undefined],
  ['1980', undefined],
  ['', undefined],
])('typed %s is the day %s', (typed, date) => {
  expect(readTypedDate(typed)).toBe(date)
})

test('every day of two centuries is read back as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 73_000 }), (days) => {
      const date = addDays('1900-01-01', days)
      expect(readTypedDate(shownDate(date))).toBe(date)
    }),
  )
})
