import { indiaMoment } from '../../calendar/india-time'
import { peakMonthlyDebit } from '../../plan-register/peak-monthly-debit'
import { dueDateOf, earliestStart, firstDues, registrationOf } from './sip-dates'

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

test('after an instalment paid now the next one is due 30 days later at the earliest', () => {
  const now = indiaMoment('2026-08-25', '13:00')
  expect(earliestStart(now, true)).toBe('2026-09-24')
  expect(earliestStart(indiaMoment('2026-08-26', '00:30'), true)).toBe('2026-09-25')
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

test('the next debits begin on a day, are twelve at most, and end with the SIP', () => {
  const fund = { kind: 'other', nfoStart: null, nfoEnd: null } as const
  const schedule = { firstDue: '2026-09-10', everyMonths: 1, lastDue: null }
  const amount = () => 1_000_00
  expect(firstDues(schedule, fund, amount)).toHaveLength(12)
  expect(firstDues(schedule, fund, amount, '2026-10-11')[0]).toMatchObject({
    dueOn: '2026-11-10',
    debitOn: '2026-11-11',
  })
  expect(firstDues({ ...schedule, lastDue: '2026-10-10' }, fund, amount, '2026-10-01')).toHaveLength(1)
  expect(firstDues({ ...schedule, lastDue: '2026-10-10' }, fund, amount, '2026-10-11')).toEqual([])
})

test('what plans take in their dearest month counts every plan of the twelve months to come', () => {
  const plan = { firstDue: '2026-01-10', everyMonths: 1, lastDue: null, amountPaise: 1_000_00, stepUp: null }
  const yearly = { ...plan, firstDue: '2026-12-05', everyMonths: 12, amountPaise: 9_000_00 }
  expect(peakMonthlyDebit([], '2026-08-25')).toBe(0)
  expect(peakMonthlyDebit([plan, yearly], '2026-08-25')).toBe(10_000_00)
  expect(peakMonthlyDebit([{ ...plan, lastDue: '2026-08-10' }], '2026-08-25')).toBe(0)
})

/** First due date, months apart, fund; of three debits the day and the NAV, by the calendar of 2026 on paper. */
const calendars: [string, 1 | 3 | 6 | 12, 'other' | 'liquid' | 'overnight', string][] = [
  ['2026-09-01', 1, 'other', '09-01>09-02 10-01>10-05 11-02>11-03'],
  ['2026-09-05', 1, 'other', '09-07>09-08 10-05>10-06 11-05>11-06'],
  ['2026-09-07', 1, 'other', '09-07>09-08 10-07>10-08 11-09>11-11'],
  ['2026-09-10', 1, 'other', '09-10>09-11 10-12>10-13 11-11>11-12'],
  ['2026-09-15', 1, 'other', '09-15>09-16 10-15>10-16 11-16>11-17'],
  ['2026-09-20', 1, 'other', '09-21>09-22 10-21>10-22 11-20>11-23'],
  ['2026-09-25', 1, 'other', '09-25>09-28 10-26>10-27 11-25>11-26'],
  ['2026-12-25', 1, 'other', '12-28>12-29 01-25>01-27 02-25>02-26'],
  ['2026-09-10', 3, 'other', '09-10>09-11 12-10>12-11 03-10>03-11'],
  ['2026-09-15', 6, 'other', '09-15>09-16 03-15>03-16 09-15>09-16'],
  ['2026-09-01', 12, 'other', '09-01>09-02 09-01>09-02 09-01>09-04'],
  ['2026-09-10', 1, 'liquid', '09-10>09-10 10-12>10-12 11-11>11-11'],
  ['2026-10-01', 1, 'liquid', '10-01>10-04 11-02>11-02 12-01>12-01'],
  ['2026-09-25', 1, 'overnight', '09-25>09-27 10-26>10-26 11-25>11-25'],
  ['2026-11-05', 1, 'liquid', '11-05>11-05 12-07>12-07 01-05>01-05'],
]
test.each(calendars)(
  'due first on %s, every %i months, into a fund (%s): %s',
  (firstDue, everyMonths, kind, days) => {
    const fund = { kind, nfoStart: null, nfoEnd: null }
    const dues = firstDues({ firstDue, everyMonths, lastDue: null }, fund, () => 1_000_00).slice(0, 3)
    expect(dues.map(({ debitOn, navDate }) => `${debitOn.slice(5)}>${navDate.slice(5)}`).join(' ')).toBe(days)
  },
)
