import { investorApi, type Folio } from '@portal/contracts/folios/investor'
import { Decimal } from 'decimal.js'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { auditLedger } from '../folios/audit-ledger'
import { folios, ledgerEntries, unitBlocks } from '../folios/schema'
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

async function foliosSeenBy(person: Person): Promise<Folio[]> {
  const { body, options } = await as(person)
  return (await portal.call(investorApi.folios, body, options)).data.folios
}

async function folioSeenBy(person: Person, folioNumber: string) {
  const { body, options } = await as(person)
  return portal.call(investorApi.folio, { ...body, folioNumber }, options)
}

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

test('shows an investor their folios, with holders, contact, nominees and banks [S1.006, S3.011]', async () => {
  const own = await foliosSeenBy(people.asha)
  expect(own.map(({ folioNo }) => folioNo)).toEqual(['91024821', '91027306', '91021954'])
  expect(own[0]).toMatchObject({
    holdingMode: 'Single',
    isDemat: false,
    holders: [{ firstName: 'Asha', middleName: '', lastName: 'Verma' }],
    investorEmail: people.asha.email,
    investorMobile: people.asha.mobile,
    nominees: [
      { name: 'Rohan Verma', relation: 'Spouse', sharePercent: 60 },
      { name: 'Mira Verma', relation: 'Dependent Children', sharePercent: 40 },
    ],
  })
  const joint = await foliosSeenBy(people.kiran)
  expect(
    joint.map(({ holdingMode, holders }) => [holdingMode, holders.map(({ firstName }) => firstName)]),
  ).toEqual([
    ['Anyone or Survivor', ['Kiran', 'Asha']],
    ['Joint', ['Kiran', 'Asha']],
    ['Joint', ['Kiran', 'Asha']],
  ])
})

test('a new bank account can be used ten days after it was added; account numbers show their last four digits', async () => {
  const [folio] = await foliosSeenBy(people.asha)
  expect(
    folio?.banks.map(({ bankName, accountLast4, usableFrom, isDefault }) => [
      bankName,
      accountLast4,
      usableFrom,
      isDefault,
    ]),
  ).toEqual([
    ['Parijat Bank', '4417', null, true],
    ['Meghdoot Bank', '9052', null, false],
    ['Palash Bank', '3364', '2026-08-31', false],
  ])
})

test('holds a folio of five banks and twelve folios of one investor', async () => {
  const own = await foliosSeenBy(people.priya)
  expect(own).toHaveLength(12)
  expect(Math.max(...own.map(({ banks }) => banks.length))).toBe(5)
})

test('an investor can come through a distributor, directly, or live abroad [S1.047, S1.048, S1.051]', async () => {
  expect((await foliosSeenBy(people.nisha))[0]).toMatchObject({ distributorARN: 'ARN-0001', euin: 'E000001' })
  expect((await foliosSeenBy(people.asha)).every(({ distributorARN }) => distributorARN === null)).toBe(true)
  const [abroad] = await foliosSeenBy(people.gita)
  expect(abroad?.investorMobile).toHaveLength(9)
  expect(abroad?.banks.map(({ accountType, paymentModes }) => [accountType, paymentModes])).toEqual([
    ['NRE', ['DCB', 'UPI']],
    ['NRO', ['DCB', 'UPI']],
  ])
})

test('folios are asked for by PAN, one of them by its number too, and neither without [S7.037, S7.038]', async () => {
  const { body, options } = await as(people.asha)
  expect(investorApi.folios.path).toBe('investor/get/folio')
  expect(investorApi.folio.path).toBe('investor/userFolioData')
  const { folios: own } = (await portal.call(investorApi.folios, body, options)).data
  expect(own.length).toBeGreaterThan(1)
  for (const { folioNo, banks, holdings } of own) {
    const { data } = await portal.call(investorApi.folio, { ...body, folioNumber: folioNo }, options)
    expect(data.folio).toMatchObject({ folioNo, banks, holdings })
  }
  const incomplete = [
    portal.call(investorApi.folios, {} as never, options),
    portal.call(investorApi.folio, body as never, options),
    portal.call(investorApi.folio, { folioNumber: own[0]!.folioNo } as never, options),
  ]
  for (const { status } of await Promise.all<{ status: number }>(incomplete)) expect(status).toBe(400)
})

test("another investor's folio answers exactly like one that does not exist [S1.002]", async () => {
  const others = await folioSeenBy(people.asha, '91016011')
  const nowhere = await folioSeenBy(people.asha, '98989898')
  expect(others.status).toBe(404)
  expect(others).toMatchObject({ status: nowhere.status, resultInfo: nowhere.resultInfo })
  expect(others.data).toBeUndefined()
  expect((await folioSeenBy(people.asha, '91011011')).status).toBe(404)
  expect((await folioSeenBy(people.asha, '91024821')).data.folio.folioNo).toBe('91024821')
})

test("asking with another investor's PAN finds nothing, whatever is asked [S1.002]", async () => {
  const { options } = await as(people.asha)
  const body = { panNumber: people.priya.pan }
  const answers = [
    await portal.call(investorApi.folios, body, options),
    await portal.call(investorApi.portfolio, body, options),
    await portal.call(investorApi.assetSummary, body, options),
    await portal.call(investorApi.valueHistory, { ...body, period: 'All' }, options),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('without a session nothing is shown', async () => {
  const { body } = await as(people.asha)
  expect((await portal.call(investorApi.portfolio, body)).status).toBe(401)
})

test('free units are the balance less hold and lien, unless employees have units of their own [S3.012]', async () => {
  const block = { folioNo: '91016011', planCode: 'FLEXI-DG', holdUnits: '10.500', lienUnits: '20.250' }
  await portal.platform.db.insert(unitBlocks).values({ ...block, employeeFreeUnits: '0.000' })
  const flexi = async () =>
    (await folioSeenBy(people.priya, '91016011')).data.folio.holdings.find(
      ({ schemeCode }) => schemeCode === 'FLEXI',
    )
  const before = await flexi()
  expect(before).toMatchObject({ holdUnits: '10.500', lienUnits: '20.250' })
  expect(before?.freeUnits).toBe(new Decimal(before?.unitBalance ?? 0).minus('30.750').toFixed(3))
  await portal.platform.db
    .update(unitBlocks)
    .set({ employeeFreeUnits: '7.125' })
    .where(eq(unitBlocks.folioNo, '91016011'))
  expect((await flexi())?.freeUnits).toBe('7.125')
})

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
