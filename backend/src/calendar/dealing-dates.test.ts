import type { FundCategory } from '@portal/contracts/wire/common'
import type { SchemeKind } from '../regulation/regulated-rules'
import { indiaMoment } from './india-time'
import { instalmentBuy, instalmentSale, payoutOn, sellDealingDay, switchInNavDate } from './dealing-dates'

test.each<[string, SchemeKind, string, string, string]>([
  ['2026-08-28', 'liquid', '2026-08-28', '2026-08-27', 'a Friday'],
  ['2026-08-29', 'liquid', '2026-08-31', '2026-08-30', 'a Saturday: debited on Monday, at the NAV of Sunday'],
  ['2026-08-30', 'overnight', '2026-08-31', '2026-08-30', 'a Sunday'],
  ['2026-08-29', 'other', '2026-08-31', '2026-08-31', 'a Saturday'],
  ['2026-10-02', 'liquid', '2026-10-05', '2026-10-04', "Gandhi's birthday, a Friday"],
])(
  'an instalment due on %s into a fund (%s) is debited on %s and buys at the NAV of %s: %s',
  (due, kind, debitOn, navDate) => {
    expect(instalmentBuy(due, kind)).toEqual({ debitOn, navDate })
  },
)

test.each<[string, SchemeKind, string, string, string]>([
  ['2026-08-27', 'liquid', '2026-08-27', '2026-08-27', 'a Thursday'],
  [
    '2026-08-28',
    'liquid',
    '2026-08-28',
    '2026-08-30',
    'a Friday: the day before the next business day is Sunday',
  ],
  ['2026-08-29', 'liquid', '2026-08-31', '2026-08-31', 'a Saturday'],
  ['2026-10-01', 'overnight', '2026-10-01', '2026-10-04', 'the eve of a long weekend'],
  ['2026-08-28', 'other', '2026-08-28', '2026-08-28', 'a Friday'],
  ['2026-08-29', 'other', '2026-08-31', '2026-08-31', 'a Saturday'],
])(
  'an instalment due on %s out of a fund (%s) is dealt on %s at the NAV of %s: %s',
  (due, kind, dealtOn, navDate) => {
    expect(instalmentSale(due, kind)).toEqual({ dealtOn, navDate })
  },
)

test.each<[string, SchemeKind, string]>([
  ['2026-08-28 14:59', 'liquid', '2026-08-28'],
  ['2026-08-28 15:00', 'liquid', '2026-08-31'],
  ['2026-08-28 18:59', 'overnight', '2026-08-28'],
  ['2026-08-29 10:00', 'other', '2026-08-31'],
])('units asked back at %s from a fund (%s) are dealt on %s', (at, kind, day) => {
  const [date = '', time = ''] = at.split(' ')
  expect(sellDealingDay(indiaMoment(date, time), kind)).toBe(day)
})

test.each<[string, SchemeKind, FundCategory, string, string]>([
  ['2026-08-28', 'liquid', 'DEBT', '2026-08-31', 'T+1 over a weekend'],
  ['2026-08-25', 'overnight', 'DEBT', '2026-08-26', 'T+1'],
  ['2026-08-28', 'other', 'EQUITY', '2026-09-01', 'T+2 over a weekend'],
  ['2026-09-30', 'other', 'EQUITY', '2026-10-05', 'T+2 over a holiday and a weekend'],
  ['2026-08-28', 'other', 'DEBT', '2026-09-01', 'T+2, the later of what is usual'],
  ['2026-08-28', 'other', 'INTERNATIONAL', '2026-09-04', 'T+5'],
  ['2023-01-30', 'other', 'EQUITY', '2023-02-02', 'T+3 before February 2023'],
])('what is dealt on %s (%s, %s) is paid out on %s: %s', (dealtOn, kind, category, on) => {
  expect(payoutOn(dealtOn, { kind, category })).toBe(on)
})

test.each<[string, SchemeKind, string]>([
  ['2026-08-31', 'other', '2026-08-31'],
  ['2026-09-01', 'liquid', '2026-08-31'],
  ['2026-08-31', 'liquid', '2026-08-30'],
])('money of a switch paid out on %s buys into a fund (%s) at the NAV of %s', (on, kind, navDate) => {
  expect(switchInNavDate(on, kind)).toBe(navDate)
})
