import { addDays, daysBetween } from '@portal/contracts/format'
import fc from 'fast-check'
import { isBusinessDay } from '../../src/calendar/business-day'
import { demoBanks, demoFolios } from './demo-folios'
import { demoPlans, instalmentsOf, scheduleOf, stepsOfPlan } from './demo-plans'
import { demoSteps } from './demo-steps'
import { funds } from './funds'
import { isinOf } from './isin'
import { longHistory } from './long-history'
import { nextNav } from './next-nav'
import { directGrowth, navDates, regularGrowth, withDistributions, withWeeks } from './nav-series'
import { people } from './people'
import { replay, type Prices } from './replay'
import { lastNavDates } from '../seeds/seed-schemes'

const anyStart = fc
  .integer({ min: 0, max: 5 * 365 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-01-01T00:00:00+05:30') + minutes * 60_000))
const todayAt = (moment: Date) => new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
const flat: Prices = { nav: () => '10.0000', payouts: () => [] }

test('twenty-one investors, each with a PAN, a mobile and an e-mail of their own [S1.002]', () => {
  const everyone = Object.values(people)
  expect(everyone).toHaveLength(21)
  expect(everyone.every(({ pan }) => /^ZZZP[A-Z]\d{4}[A-Z]$/.test(pan))).toBe(true)
  for (const key of ['pan', 'email', 'mobile'] as const)
    expect(new Set(everyone.map((each) => each[key])).size).toBe(21)
})

test('every folio has an owner, banks of that owner, and nominees whose shares sum to 100', () => {
  expect(new Set(demoFolios.map(({ folioNo }) => folioNo)).size).toBe(demoFolios.length)
  for (const { owner, bankIds, nominees } of demoFolios) {
    expect(bankIds.every((id) => demoBanks.find(({ bankId }) => bankId === id)?.owner === owner)).toBe(true)
    if (nominees.length) expect(nominees.reduce((sum, { sharePercent }) => sum + sharePercent, 0)).toBe(100)
  }
})

test('whenever the data set begins, its history is possible and ends before that day', () => {
  fc.assert(
    fc.property(anyStart, (now) => {
      const today = todayAt(now)
      const { business: last } = lastNavDates(now)
      const steps = [
        ...demoSteps(today, last),
        ...demoPlans.flatMap((plan) => stepsOfPlan(plan, today, last)),
        ...longHistory,
      ]
      const { entries } = replay(steps, flat)
      expect(entries.every(({ date }) => isBusinessDay(date) && date <= last)).toBe(true)
      expect(new Set(entries.map(({ orderId, kind }) => `${orderId} ${kind}`)).size).toBe(entries.length)
    }),
  )
})

test('whenever the data set begins, one SIP ends within 30 days or so and the latest debit of one has failed', () => {
  fc.assert(
    fc.property(anyStart, (now) => {
      const today = todayAt(now)
      const { business: last } = lastNavDates(now)
      const ending = demoPlans.filter(({ ends }) => ends).map((plan) => scheduleOf(plan, today).lastDue ?? '')
      expect(ending).toHaveLength(1)
      expect(ending.every((date) => date > today && date <= addDays(today, 31))).toBe(true)
      const failing = demoPlans.filter(({ latestFailed }) => latestFailed)
      expect(failing.map((plan) => instalmentsOf(plan, today, last).at(-1)?.state)).toEqual(['failed'])
    }),
  )
})

test('what was bought is what was sold and what is left, with payouts and reinvestments between', () => {
  const prices: Prices = {
    nav: (_plan, date) => (10 + Number(date.slice(-2)) / 7).toFixed(4),
    payouts: () => [{ recordDate: '2026-03-31', rupeesPerUnit: '0.5000' }],
  }
  const shared = { folioNo: '1', date: '2026-03-02' }
  const { entries, lots } = replay(
    [
      { ...shared, plan: 'A-DD', ref: 'a', act: 'buy', kind: 'PURCHASE', amount: 10_000_00 },
      { ...shared, plan: 'A-DR', ref: 'b', act: 'buy', kind: 'PURCHASE', amount: 10_000_00 },
      { ...shared, date: '2026-04-01', plan: 'A-DD', ref: 'c', act: 'switch', to: 'B-DG', amount: 'all' },
    ],
    prices,
  )
  expect(entries.map(({ kind }) => kind)).toEqual([
    'PURCHASE',
    'PURCHASE',
    'IDCW_PAYOUT',
    'IDCW_REINVEST',
    'SWITCH_OUT',
    'SWITCH_IN',
  ])
  const thousandths = (text: string) => Math.round(Number(text) * 1000)
  expect(entries.reduce((sum, { units }) => sum + thousandths(units), 0)).toBe(
    lots.reduce((sum, { unitsLeft }) => sum + thousandths(unitsLeft), 0),
  )
  expect(entries.reduce((sum, { costPaise }) => sum + costPaise, 0)).toBe(
    lots.reduce((sum, { costLeftPaise }) => sum + costLeftPaise, 0),
  )
})

test('prices are the same every time, end where they should, and Regular stays below Direct', () => {
  for (const fund of funds.filter(({ nfo }) => !nfo)) {
    const direct = directGrowth(fund, '2026-08-24')
    expect(directGrowth(fund, '2026-08-24')).toEqual(direct)
    expect(direct.at(-1)?.value).toBeCloseTo(fund.nav, 6)
    const regular = regularGrowth(direct)
    expect(regular.every(({ value }, index) => index === 0 || value < (direct[index]?.value ?? 0))).toBe(true)
  }
})

test('four funds have a price a week since January 2013, and what they had before stays', () => {
  const reaching = funds
    .filter(({ nfo }) => !nfo)
    .filter((fund) => {
      const points = directGrowth(fund, '2026-08-24')
      const whole = withWeeks(fund, points)
      const at = new Map(whole.map(({ date, value }) => [date, value]))
      expect(points.every(({ date, value }) => at.get(date) === value)).toBe(true)
      const dates = whole.map(({ date }) => date).filter((date) => date >= '2013-01-01')
      expect(dates).toEqual([...new Set(dates)].sort())
      return (
        (dates[0] ?? '') <= '2013-01-11' &&
        dates.every((date, index) => {
          const before = dates[index - 1]
          return before === undefined || daysBetween(before, date) <= 11
        })
      )
    })
  expect(reaching.length).toBeGreaterThanOrEqual(4)
})

test('Ravi owns since 2016, from before both changes of the tax, and redeemed in four financial years', () => {
  const years = longHistory.flatMap(({ act, date }) =>
    act === 'sell' ? [Number(date.slice(0, 4)) - (date.slice(5) < '04' ? 1 : 0)] : [],
  )
  expect(new Set(years).size).toBeGreaterThanOrEqual(4)
  const bought = (plan: string) => longHistory.filter((step) => step.act === 'buy' && step.plan === plan)
  expect(bought('FLEXI-DG').some(({ date }) => date < '2018-01-31')).toBe(true)
  expect(bought('CORPBOND-DG').some(({ date }) => date < '2023-04-01')).toBe(true)
  expect(bought('ELSS-DG').length).toBeGreaterThan(0)
  expect(longHistory.filter(({ act }) => act === 'merge')).toHaveLength(1)
})

test('on each of its days his schemes had a price, whenever the data set begins', () => {
  for (const last of ['2026-08-24', '2030-12-30'])
    for (const { plan, date } of longHistory) {
      const fund = funds.find(({ code, nfo }) => !nfo && plan.startsWith(`${code}-`))
      if (!fund) throw new Error(`${plan} is not offered yet`)
      expect(navDates(fund, last)).toContain(date)
    }
})

test('an IDCW price falls by what was paid out', () => {
  const fund = funds.find(({ code }) => code === 'FLEXI')
  if (!fund) throw new Error('there is no FLEXI')
  const growth = directGrowth(fund, '2026-08-24')
  const { points, distributions } = withDistributions(growth, fund.idcw)
  const { recordDate, rupeesPerUnit } = distributions.at(-1) ?? { recordDate: '', rupeesPerUnit: 0 }
  const at = growth.findIndex(({ date }) => date === recordDate)
  const moved = (points[at - 1]?.value ?? 0) * ((growth[at]?.value ?? 0) / (growth[at - 1]?.value ?? 1))
  expect(points[at]?.value).toBeCloseTo(moved - rupeesPerUnit, 6)
})

test('the next price is the same for every run and moves like the fund', () => {
  const [fund] = funds
  if (!fund) throw new Error('there is no fund')
  const before = { date: '2026-08-24', nav: '87.5064' }
  expect(nextNav(fund, 'D', before, '2026-08-25')).toBe(nextNav(fund, 'D', before, '2026-08-25'))
  expect(Math.abs(Number(nextNav(fund, 'D', before, '2026-08-25')) / 87.5064 - 1)).toBeLessThan(0.06)
})

test('security numbers carry a valid check digit', () => {
  expect(isinOf('INF209KA12Z')).toBe('INF209KA12Z1')
  expect(isinOf('INF846K01NF')).toBe('INF846K01NF8')
})
