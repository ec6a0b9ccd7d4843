import type { SipTiming } from '@portal/kernel'
import { projectionOf, withoutStepUp, yearEnds } from './projection-chart'

const sip: SipTiming = {
  amount: 5_000_00,
  sipFrequency: 'Monthly',
  sipStartDate: '2026-10-10',
  until: { sipPeriod: 'Till Canceled' },
  payFirstNow: false,
  closedDays: [],
}
const rupees = (changes: Partial<SipTiming>, years: number) => {
  const { date, paid, value } = projectionOf({ ...sip, ...changes }, years).at(-1)!
  return [date, paid / 100, Math.round(value / 100)]
}
const sipTopUp = {
  topUpAmount: 500_00,
  topUpFrequency: 'Yearly',
  topUpMaxAmount: null,
  topUpMaxYears: null,
  topUpuntil: null,
} as const

// 12 instalments at the beginning of a month come to 12.513885 instalments after a year of 8 %.
const table: [string, Partial<SipTiming>, number, (string | number)[]][] = [
  ['a year of ₹5,000 a month', {}, 1, ['2027-10-10', 60_000, 62_569]],
  ['two years, the second with ₹500 more', { sipTopUp }, 2, ['2028-10-10', 1_26_000, 1_36_401]],
  ['one instalment a year', { sipFrequency: 'Yearly' }, 2, ['2028-10-10', 10_000, 11_232]],
  ['one more today', { payFirstNow: true }, 1, ['2027-10-10', 65_000, 67_969]],
  [
    'six instalments, then only what they bring',
    { until: { sipPeriod: 'No. of Installments', installments: 6 }, sipFrequency: 'Half Yearly' },
    4,
    ['2030-10-10', 30_000, 37_151],
  ],
]

test.each(table)('%s', (_what, changes, years, expected) => {
  expect(rupees(changes, years)).toEqual(expected)
})

test('a daily SIP pays in on every day on which the funds deal, until its last one [S9.024]', () => {
  const daily = { sipFrequency: 'Daily', sipStartDate: '2026-10-12', closedDays: ['2026-10-20'] } as const
  // Until 11 November 23 weekdays less a holiday, until 11 December 22 more.
  expect(projectionOf({ ...sip, ...daily }, 1)[1]).toMatchObject({ date: '2026-11-12', paid: 44 * 5_000_00 })
  const until = { sipPeriod: 'Date', endDate: '2026-10-21' } as const
  expect(rupees({ ...daily, until }, 3)[1]).toBe(7 * 5_000)
})

test('the same SIP without step-ups has instalments that are alike', () => {
  expect(projectionOf(withoutStepUp({ ...sip, sipTopUp }), 2)).toEqual(projectionOf(sip, 2))
})

test('each year ends as a projection of so many years does', () => {
  const ends = yearEnds(projectionOf({ ...sip, sipTopUp }, 10))
  expect(ends).toHaveLength(10)
  for (const [index, { paid, value }] of ends.entries()) {
    const alone = projectionOf({ ...sip, sipTopUp }, index + 1).at(-1)!
    expect(paid).toBe(alone.paid)
    expect(value).toBeCloseTo(alone.value, 3)
  }
})
