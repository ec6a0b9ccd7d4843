import { indiaMoment } from '../../calendar/india-time'
import { dearestMonth } from '../../systematic-plans/dearest-month'
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
  expect(dearestMonth([], '2026-08-25')).toBe(0)
  expect(dearestMonth([plan, yearly], '2026-08-25')).toBe(10_000_00)
  expect(dearestMonth([{ ...plan, lastDue: '2026-08-10' }], '2026-08-25')).toBe(0)
})
