import { indiaMoment } from '../../calendar/india-time'
import { dueDatesUpTo } from '../../systematic-plans/due-dates'
import { dearestMonth } from '../../systematic-plans/dearest-month'
import { dueDateOf, earliestStart, nextOfDay, registrationOf, scheduleOf } from './sip-dates'

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
  const schedule = scheduleOf({ ...monthly, ...terms })
  expect(schedule).toMatchObject({ installments, lastDue })
  if (installments !== null) expect(dueDatesUpTo(schedule, '2040-01-01')).toHaveLength(installments)
})

test.each([
  ['2026-08-25 14:59', '2026-08-25', '2026-08-27'],
  ['2026-08-25 15:00', '2026-08-26', '2026-08-28'],
  ['2026-08-28 15:01', '2026-08-31', '2026-09-02'],
])('ordered at %s a SIP is registered on %s and first due from %s on', (at, registeredOn, first) => {
  const [date = '', time = ''] = at.split(' ')
  const now = indiaMoment(date, time)
  expect(registrationOf(now)).toEqual({ cancelUntil: indiaMoment(registeredOn, '15:00'), registeredOn })
  expect(earliestStart(now, false)).toBe(first)
})

test('after an instalment paid now the next one is due 30 days later at the earliest, on the day of the SIP', () => {
  const now = indiaMoment('2026-08-25', '13:00')
  expect(earliestStart(now, true)).toBe('2026-09-24')
  expect(nextOfDay(25, '2026-09-24')).toBe('2026-09-25')
  expect(nextOfDay(10, '2026-09-24')).toBe('2026-10-10')
  expect(nextOfDay(5, '2026-12-06')).toBe('2027-01-05')
})

test.each([
  ['2026-09-10', 'other', { debitOn: '2026-09-10', navDate: '2026-09-11' }],
  ['2026-10-10', 'other', { debitOn: '2026-10-12', navDate: '2026-10-13' }],
  ['2026-10-02', 'liquid', { debitOn: '2026-10-05', navDate: '2026-10-05' }],
] as const)(
  'due on %s into a fund (%s): debited, and bought at the NAV, when the bank has answered',
  (due, kind, dates) => {
    expect(dueDateOf(due, { kind, nfoStart: null, nfoEnd: null }, due)).toMatchObject({
      dueOn: due,
      ...dates,
    })
  },
)

test('what plans take in their dearest month counts every plan of the twelve months to come', () => {
  const plan = { firstDue: '2026-01-10', everyMonths: 1, lastDue: null, amountPaise: 1_000_00 }
  const yearly = { ...plan, firstDue: '2026-12-05', everyMonths: 12, amountPaise: 9_000_00 }
  expect(dearestMonth([], '2026-08-25')).toBe(0)
  expect(dearestMonth([plan, yearly], '2026-08-25')).toBe(10_000_00)
  expect(dearestMonth([{ ...plan, lastDue: '2026-08-10' }], '2026-08-25')).toBe(0)
})
