import { investorApi } from '@portal/contracts/folios/investor'
import { Decimal } from 'decimal.js'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { auditLedger } from '../folios/audit-ledger'
import { folios, ledgerEntries } from '../folios/schema'
import { navs } from '../schemes/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people, type Person } from '../../sandbox/data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})

afterAll(async () => {
  expect(await auditLedger(portal.platform.db)).toEqual([])
  await portal.close()
})

const as = async ({ pan }: Person) => ({
  body: { panNumber: pan },
  options: { token: await portal.loginAs(pan) },
})

async function portfolioOf(person: Person) {
  const { body, options } = await as(person)
  return (await portal.call(investorApi.portfolio, body, options)).data
}

async function ledgerOf({ pan }: Person) {
  const { db } = portal.platform
  const own = await db.select({ folioNo: folios.folioNo }).from(folios).where(eq(folios.pan, pan))
  const numbers = own.map(({ folioNo }) => folioNo)
  return db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.folioNo, numbers))
    .orderBy(ledgerEntries.id)
}

async function navUpTo(planCode: string, date: string): Promise<Decimal> {
  const [row] = await portal.platform.db
    .select()
    .from(navs)
    .where(and(eq(navs.planCode, planCode), lte(navs.date, date)))
    .orderBy(desc(navs.date))
    .limit(1)
  return new Decimal(row?.nav ?? 0)
}

/** What the ledger says is held, computed apart from the lots. */
async function balancesOf(person: Person, upTo = '9999-12-31') {
  const balances = new Map<string, { folioNo: string; planCode: string; units: Decimal }>()
  for (const { folioNo, planCode, units, date } of await ledgerOf(person)) {
    if (date > upTo) continue
    const key = `${folioNo} ${planCode}`
    const before = balances.get(key)?.units ?? new Decimal(0)
    balances.set(key, { folioNo, planCode, units: before.plus(units) })
  }
  return [...balances.values()].filter(({ units }) => units.gt(0))
}

/** Money that a row brought the investor, or cost. */
function flowOf({ kind, amountPaise, withheldPaise }: typeof ledgerEntries.$inferSelect): number {
  if (kind === 'IDCW_REINVEST') return 0
  const paidIn = kind === 'PURCHASE' || kind === 'PURCHASE_SIP' || kind === 'SWITCH_IN'
  return paidIn ? -amountPaise : amountPaise - withheldPaise
}

const paiseOf = (units: Decimal, nav: Decimal) =>
  units.mul(nav).mul(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()

test('units of a tax saver are on hold for three years, units on their way out as well', async () => {
  const { holdings } = await portfolioOf(people.asha)
  const entries = await ledgerOf(people.asha)
  const locked = entries
    .filter(({ planCode, date }) => planCode === 'ELSS-DG' && date > '2023-08-25')
    .reduce((sum, { units }) => sum.plus(units), new Decimal(0))
  expect(holdings.find(({ schemeCode }) => schemeCode === 'ELSS')?.holdUnits).toBe(locked.toFixed(3))
  expect(Number(holdings.find(({ schemeCode }) => schemeCode === 'LIQUID')?.holdUnits)).toBeGreaterThan(8)
})

test('the portfolio is what the ledger and the NAVs make of it, to the paisa [S1.005]', async () => {
  const portfolio = await portfolioOf(people.asha)
  const balances = await balancesOf(people.asha)
  const entries = await ledgerOf(people.asha)
  expect(portfolio.holdings).toHaveLength(balances.length)
  let worth = 0
  for (const { folioNo, planCode, units } of balances) {
    const holding = portfolio.holdings.find(
      (each) => each.folioNo === folioNo && each.schemePlanCode === planCode,
    )
    const nav = await navUpTo(planCode, '2026-08-25')
    const value = paiseOf(units, nav)
    const dayBefore = paiseOf(units, await navUpTo(planCode, '2026-08-23'))
    worth += value
    expect(holding).toMatchObject({
      unitBalance: units.toFixed(3),
      currentNAV: nav.toFixed(4),
      totalValuation: value,
    })
    const moved = entries.filter((entry) => entry.folioNo === folioNo && entry.planCode === planCode)
    expect(holding?.gain).toBe(moved.reduce((sum, entry) => sum + flowOf(entry), value))
    expect(holding?.dayChange).toBe(value - dayBefore)
  }
  const cost = entries.reduce((sum, { costPaise }) => sum + costPaise, 0)
  const gain = entries.reduce((sum, entry) => sum + flowOf(entry), worth)
  const fresh = entries.filter(({ kind }) => kind === 'PURCHASE' || kind === 'PURCHASE_SIP')
  const paidIn = fresh.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  expect(portfolio).toMatchObject({
    navDate: '2026-08-24',
    currentValue: worth,
    invested: cost,
    paidIn,
    gain,
    folioCount: 3,
    schemeCount: 7,
  })
  expect(portfolio.gainRate).toBeCloseTo(gain / paidIn, 6)
  expect(portfolio.dayChange).toBe(portfolio.holdings.reduce((sum, { dayChange }) => sum + dayChange, 0))
})

test('at the stated XIRR everything paid in and out is worth nothing in sum', async () => {
  const { xirr, currentValue } = await portfolioOf(people.asha)
  const today = Date.parse('2026-08-25')
  const years = (date: string) => (today - Date.parse(date)) / 86_400_000 / 365
  const grown = (await ledgerOf(people.asha))
    .filter(({ kind }) => kind !== 'IDCW_REINVEST')
    .reduce((sum, { kind, amountPaise, date }) => {
      const paidIn = ['PURCHASE', 'PURCHASE_SIP', 'SWITCH_IN'].includes(kind)
      return sum + (paidIn ? amountPaise : -amountPaise) * (1 + (xirr ?? 0)) ** years(date)
    }, 0)
  expect(Math.abs(grown - currentValue) / currentValue).toBeLessThan(1e-5)
})

test('the categories make up the whole, largest first', async () => {
  const { body, options } = await as(people.asha)
  const { allocation } = (await portal.call(investorApi.assetSummary, body, options)).data
  expect(new Set(allocation.map(({ category }) => category))).toEqual(
    new Set(['EQUITY', 'DEBT', 'HYBRID', 'INTERNATIONAL']),
  )
  expect(allocation.map(({ value }) => value)).toEqual(
    allocation.map(({ value }) => value).sort((a, b) => b - a),
  )
  expect(allocation.reduce((sum, { value }) => sum + value, 0)).toBe(
    (await portfolioOf(people.asha)).currentValue,
  )
  expect(allocation.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5)
})

test.each(['6M', '1Y', '3Y', 'All'] as const)(
  'the value over %s is units held × NAV on each day',
  async (period) => {
    const { body, options } = await as(people.asha)
    const { points } = (await portal.call(investorApi.valueHistory, { ...body, period }, options)).data
    const { currentValue, invested } = await portfolioOf(people.asha)
    expect(points.length).toBeLessThanOrEqual(200)
    expect(points.length).toBeGreaterThan(20)
    expect(points.at(-1)).toEqual({ date: '2026-08-25', value: currentValue, invested })
    const entries = await ledgerOf(people.asha)
    for (const { date, value, invested: cost } of [points[0], points[Math.floor(points.length / 2)]].filter(
      (point) => point !== undefined,
    )) {
      let worth = 0
      for (const { planCode, units } of await balancesOf(people.asha, date))
        worth += paiseOf(units, await navUpTo(planCode, date))
      expect(value).toBe(worth)
      expect(cost).toBe(
        entries.filter((entry) => entry.date <= date).reduce((sum, { costPaise }) => sum + costPaise, 0),
      )
    }
  },
)

test('a new investor owns nothing and is told so', async () => {
  expect(await portfolioOf(people.om)).toEqual({
    serverNow: expect.stringMatching(/^2026-08-25T/),
    navDate: null,
    currentValue: 0,
    invested: 0,
    paidIn: 0,
    gain: 0,
    gainRate: null,
    xirr: null,
    dayChange: 0,
    dayChangeRate: null,
    folioCount: 0,
    schemeCount: 0,
    holdings: [],
    exited: [],
    between: [],
  })
  const { body, options } = await as(people.om)
  expect(
    (await portal.call(investorApi.valueHistory, { ...body, period: 'All' }, options)).data.points,
  ).toEqual([])
  expect((await portal.call(investorApi.assetSummary, body, options)).data.allocation).toEqual([])
})
