import { nextSipDay, sipSchedule } from './public'

const monthly = {
  amount: 1_000_00,
  sipFrequency: 'Monthly',
  sipStartDate: '2026-09-10',
  until: { sipPeriod: 'Till Canceled' },
  payFirstNow: false,
} as const

test.each([
  [{ until: { sipPeriod: 'Till Canceled' } }, null, null],
  [{ until: { sipPeriod: 'No. of Installments', installments: 6 } }, 6, '2027-02-10'],
  [{ until: { sipPeriod: 'No. of Months', months: 12 } }, 12, '2027-08-10'],
  [{ sipFrequency: 'Quarterly', until: { sipPeriod: 'No. of Months', months: 13 } }, 5, '2027-09-10'],
  [{ until: { sipPeriod: 'Date', endDate: '2027-03-09' } }, 6, '2027-02-10'],
  [{ until: { sipPeriod: 'Date', endDate: '2027-03-10' } }, 7, '2027-03-10'],
  [{ until: { sipPeriod: 'SIP amount reaches', amount: 10_500_00 } }, 11, '2027-07-10'],
  [{ until: { sipPeriod: 'SIP amount reaches', amount: 10_500_00 }, payFirstNow: true }, 10, '2027-06-10'],
] as const)('%j has %s instalments, the last one due on %s [S9.025]', (terms, installments, lastDue) => {
  expect(sipSchedule({ ...monthly, ...terms })).toMatchObject({ installments, lastDue })
})

test('the day of a SIP is taken in the month of the date, or in the next one [S9.018]', () => {
  expect(nextSipDay(25, '2026-09-24')).toBe('2026-09-25')
  expect(nextSipDay(10, '2026-09-24')).toBe('2026-10-10')
  expect(nextSipDay(5, '2026-12-06')).toBe('2027-01-05')
})
