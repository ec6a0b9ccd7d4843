import { peakMonthlyDebit } from './peak-monthly-debit'

test('a plan of every business day takes its amount as often as the month has business days', () => {
  const monthly = {
    firstDue: '2026-10-10',
    everyMonths: 1,
    lastDue: null,
    amountPaise: 1_000_00,
    stepUp: null,
  }
  const daily = {
    ...monthly,
    firstDue: '2026-10-01',
    everyMonths: null,
    lastDue: '2026-10-31',
    amountPaise: 500_00,
  }
  // October 2026 has 22 weekdays, less the 2nd and the 20th.
  expect(peakMonthlyDebit([daily], '2026-09-28')).toBe(20 * 500_00)
  expect(peakMonthlyDebit([daily, monthly], '2026-09-28')).toBe(20 * 500_00 + 1_000_00)
})
