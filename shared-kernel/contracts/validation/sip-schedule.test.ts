import fc from 'fast-check'
import { addDays } from '../format/public'
import { dealingDay, dealingDaysIn } from './dealing-days'
import { inPeakMonth, instalmentOn, nextSipDay, sipSchedule, sipTotal } from './public'

const monthly = {
  amount: 1_000_00,
  sipFrequency: 'Monthly',
  sipStartDate: '2026-09-10',
  until: { sipPeriod: 'Till Canceled' },
  payFirstNow: false,
  closedDays: [],
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

/** Ganesh Chaturthi is a Monday, Gandhi's birthday a Friday, Republic Day of 2027 a Tuesday; the last one a Sunday. */
const closedDays = ['2026-09-14', '10-02', '01-26', '2026-09-20']
const daily = { ...monthly, sipFrequency: 'Daily', closedDays } as const

test.each([
  [{ until: { sipPeriod: 'Till Canceled' } }, null, null, null],
  // September has no 14th, October no 2nd.
  [{ until: { sipPeriod: 'No. of Installments', installments: 17 } }, 17, '2026-10-06', '2026-10-07'],
  [{ until: { sipPeriod: 'Date', endDate: '2026-09-13' } }, 2, '2026-09-11', '2026-09-13'],
  [{ until: { sipPeriod: 'Date', endDate: '2026-09-01' } }, 1, '2026-09-10', '2026-09-01'],
  // Until 9 October.
  [{ until: { sipPeriod: 'No. of Months', months: 1 } }, 20, '2026-10-09', '2026-10-10'],
  [{ until: { sipPeriod: 'SIP amount reaches', amount: 3_500_00 } }, 4, '2026-09-16', '2026-09-17'],
  [
    { until: { sipPeriod: 'SIP amount reaches', amount: 3_500_00 }, payFirstNow: true },
    3,
    '2026-09-15',
    '2026-09-16',
  ],
] as const)(
  'on every business day, %j has %s instalments, the last one due on %s [S9.024] [S9.025]',
  (terms, installments, lastDue, runsTo) => {
    expect(sipSchedule({ ...daily, ...terms })).toMatchObject({
      everyMonths: null,
      installments,
      lastDue,
      runsTo,
    })
  },
)

test('the dearest month of a SIP has the most due dates of its first year [S5.073] [S9.024]', () => {
  // December 2026 and March 2027 have 23 weekdays, no month more.
  expect(inPeakMonth(daily)).toBe(23 * 1_000_00)
  expect(inPeakMonth(monthly)).toBe(1_000_00)
  expect(inPeakMonth({ ...monthly, sipFrequency: 'Quarterly' })).toBe(1_000_00)
})

test('a step-up grows the instalments of a daily SIP from the day on which it is due [S3.037] [S9.024]', () => {
  const sipTopUp = {
    topUpAmount: 500_00,
    topUpFrequency: 'Half Yearly',
    topUpMaxAmount: null,
    topUpMaxYears: null,
    topUpuntil: null,
  } as const
  // To 9 March 2027 there are 126 business days, from the 10th on one more at ₹1,500.
  const until = { sipPeriod: 'No. of Installments', installments: 127 } as const
  expect(dealingDaysIn('2026-09-10', '2027-03-09', closedDays)).toBe(126)
  expect(sipTotal({ ...daily, until, sipTopUp })).toBe(1_27_500_00)
  const reached = { sipPeriod: 'SIP amount reaches', amount: 1_27_500_00 } as const
  expect(sipSchedule({ ...daily, until: reached, sipTopUp }).installments).toBe(127)
})

/** As the server closes a year whose list is not out. */
const national = ['01-26', '08-15', '10-02']
const growing = {
  topUpAmount: 500_00,
  topUpFrequency: 'Half Yearly',
  topUpMaxAmount: null,
  topUpMaxYears: null,
  topUpuntil: null,
} as const

test('a daily SIP from the last day of a month steps up once half a year is over: what it comes to is what is debited [S3.037] [S9.024]', () => {
  // 130 debits of ₹1,000 to 30 June 2028, 128 of ₹1,500 in the second half year, 2 of ₹2,000 in January 2029.
  const sip = { ...daily, sipStartDate: '2027-12-31', closedDays: national, sipTopUp: growing } as const
  const until = { sipPeriod: 'No. of Installments', installments: 260 } as const
  expect(sipTotal({ ...sip, until })).toBe(3_26_000_00)
  // 244 debits bring ₹3,01,000, one fewer ₹2,99,500; with a first one of ₹1,000 now, 243 debits are enough.
  const reached = { sipPeriod: 'SIP amount reaches', amount: 3_00_000_00 } as const
  expect(sipSchedule({ ...sip, until: reached }).installments).toBe(244)
  expect(sipSchedule({ ...sip, until: reached, payFirstNow: true }).installments).toBe(243)
})

test('what a daily SIP comes to, and how many debits bring an amount, is what adding them up one by one finds [S3.037] [S9.024]', () => {
  const frequency = fc.constantFrom('Half Yearly' as const, 'Yearly' as const)
  const start = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-08-25', days))
  const monthEnds = fc.constantFrom('2026-08-31', '2027-12-29', '2027-12-30', '2027-12-31', '2028-02-29')
  const grow = fc.record({
    topUpAmount: fc.integer({ min: 1, max: 20 }).map((hundreds) => hundreds * 100_00),
    topUpFrequency: frequency,
    topUpMaxAmount: fc.constantFrom(null, 2_500_00),
    topUpMaxYears: fc.constantFrom(null, 1),
    topUpuntil: fc.constantFrom(null, '2028-06-30', '2028-07-01'),
  })
  fc.assert(
    fc.property(
      fc.oneof(start, monthEnds),
      fc.integer({ min: 1, max: 400 }),
      grow,
      fc.boolean(),
      (sipStartDate, installments, sipTopUp, payFirstNow) => {
        const sip = { ...daily, sipStartDate, closedDays: national, sipTopUp, payFirstNow } as const
        const until = { sipPeriod: 'No. of Installments', installments } as const
        const debits = Array.from({ length: installments }, (_, index) =>
          instalmentOn(sip, dealingDay(sipStartDate, index + 1, national)),
        )
        const total = debits.reduce((sum, each) => sum + each, payFirstNow ? sip.amount : 0)
        expect(sipTotal({ ...sip, until })).toBe(total)
        const reached = { sipPeriod: 'SIP amount reaches', amount: total } as const
        expect(sipSchedule({ ...sip, until: reached }).installments).toBe(installments)
      },
    ),
    { numRuns: 25 },
  )
})

test('the days on which the funds deal are those that a look at each day finds [S9.024]', () => {
  const isOpen = (date: string) => {
    const weekday = new Date(date).getUTCDay()
    const closed = closedDays.some((day) => date.endsWith(day))
    return weekday !== 0 && weekday !== 6 && !closed
  }
  const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-08-25', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), (from, count) => {
      let last = from
      let found = isOpen(from) ? 1 : 0
      while (found < count) {
        last = addDays(last, 1)
        if (isOpen(last)) found++
      }
      expect(dealingDay(from, count, closedDays)).toBe(last)
      expect(dealingDaysIn(from, last, closedDays)).toBe(count)
    }),
  )
})
