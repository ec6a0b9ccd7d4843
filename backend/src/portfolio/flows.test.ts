import { xirrOf } from './flows'

const paidIn = (date: string, paise = 1_000_00) => ({
  folio_no: '91024821',
  plan_code: 'FLEXI-DG',
  date,
  paise: -paise,
})

test.each<[string, number | null, string]>([
  ['2025-08-25', 0.1, 'exactly a year'],
  ['2025-08-26', null, 'a day short of a year'],
  ['2026-08-18', null, 'a week: a gain of 10 % would be 14,000 % a year'],
])('what was invested first on %s has a rate of %s a year on 25 August 2026: %s', (first, rate) => {
  expect(xirrOf([paidIn(first)], 1_100_00, '2026-08-25')).toBe(rate)
})

test('the first day counts, whatever came later and in whichever order the rows stand', () => {
  const flows = [paidIn('2026-08-18'), paidIn('2025-08-25')]
  expect(xirrOf(flows, 2_100_00, '2026-08-25')).toBeCloseTo(0.098, 3)
  expect(xirrOf([], 1_000_00, '2026-08-25')).toBeNull()
})

test('a year from 29 February is over on 28 February', () => {
  expect(xirrOf([paidIn('2024-02-29')], 1_100_00, '2025-02-27')).toBeNull()
  expect(xirrOf([paidIn('2024-02-29')], 1_100_00, '2025-02-28')).toBeCloseTo(0.1, 2)
})
