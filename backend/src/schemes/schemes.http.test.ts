import { Readable } from 'node:stream'
import { productApi, type Scheme } from '@portal/contracts/schemes/product'
import { Decimal } from 'decimal.js'
import { and, asc, eq } from 'drizzle-orm'
import { isBusinessDay } from '../calendar/business-day'
import { inTransaction } from '../platform/database'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { usedNavDays } from '../folios/used-nav-days'
import { importNavs } from './nav-import'
import { announceNavs } from './nav-store'
import { benchmarkLevels, navs, schemePlans, schemes } from './schema'

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(people.asha.pan)
})

afterAll(() => portal.close())

async function allSchemes(): Promise<Scheme[]> {
  const { data } = await portal.call(productApi.schemes, {}, { token })
  return data.categories.flatMap(({ schemes }) => schemes)
}

async function schemePlan(code: string): Promise<Scheme> {
  const found = (await allSchemes()).find(({ schemePlanCode }) => schemePlanCode === code)
  if (!found) throw new Error(`${code} is not listed`)
  return found
}

const navsOf = (code: string) =>
  portal.platform.db.select().from(navs).where(eq(navs.planCode, code)).orderBy(asc(navs.date))

test('lists over 40 scheme plans in the four groups, Direct and Regular, Growth and IDCW [S1.007, S3.019, S3.020, S9.030]', async () => {
  const { data } = await portal.call(productApi.schemes, {}, { token })
  expect(data.navDate).toBe('2026-08-24')
  expect(
    data.categories.map(({ categoryName, categoryDisplayName }) => [categoryName, categoryDisplayName]),
  ).toEqual([
    ['EQUITY', 'Equity Fund'],
    ['DEBT', 'Debt Fund'],
    ['HYBRID', 'Hybrid Fund'],
    ['INTERNATIONAL', 'International FoF'],
  ])
  const schemes = data.categories.flatMap((category) => category.schemes)
  expect(schemes.length).toBeGreaterThan(40)
  expect(new Set(schemes.map(({ planMode, optionCode }) => `${planMode} ${optionCode}`)).size).toBe(6)
  expect(new Set(schemes.map(({ schemePlanCode }) => schemePlanCode)).size).toBe(schemes.length)
  for (const { categoryName, schemes: members } of data.categories) {
    expect(members.every(({ fundType }) => fundType === categoryName)).toBe(true)
  }
})

test('tells of a scheme what an investor chooses by, with its limits [S3.014, S3.016]', async () => {
  expect(await schemePlan('FLEXI-RR')).toMatchObject({
    schemeCode: 'FLEXI',
    schemeSubCode: 'RR',
    planCode: 'R',
    optionCode: 'R',
    schemeDesc: 'Neem Flexi Cap Fund',
    optDesc: 'IDCW Reinvestment',
    planMode: 'REGULAR',
    fundType: 'EQUITY',
    riskMeter: 'Very High',
    navDate: '2026-08-24',
    nfoscheme: false,
    investmentHorizon: 'For 5 years or more',
    objective: expect.stringContaining('mid-size'),
    minPurchase: 1_000_00,
    minPurchaseMultiples: 1_00,
    minAddPurchase: 1_000_00,
    minAddPurchaseMultipleAmt: 1_00,
    minSip: 500_00,
    minSipMultiples: 1_00,
  })
  expect((await schemePlan('FLEXI-DG')).nav).toBe('98.4215')
  expect((await schemePlan('LIQUID-DG')).nav).toBe('4126.5518')
})

test('the eight returns follow from the NAVs: absolute under a year, a year each from then on [S3.015]', async () => {
  const { cagr, nav } = await schemePlan('FLEXI-DG')
  const history = await navsOf('FLEXI-DG')
  const on = (date: string) => history.findLast((row) => row.date <= date)?.nav ?? '0'
  const growth = (from: string) => new Decimal(nav).div(from)
  const yearly = (from: string, years: number | Decimal) =>
    growth(from).pow(new Decimal(1).div(years)).minus(1).toNumber()
  expect(cagr.oneWeek).toBeCloseTo(growth(on('2026-08-17')).minus(1).toNumber(), 6)
  expect(cagr.oneMonth).toBeCloseTo(growth(on('2026-07-24')).minus(1).toNumber(), 6)
  expect(cagr.threeMonths).toBeCloseTo(growth(on('2026-05-24')).minus(1).toNumber(), 6)
  expect(cagr.sixMonths).toBeCloseTo(growth(on('2026-02-24')).minus(1).toNumber(), 6)
  expect(cagr.oneYear).toBeCloseTo(yearly(on('2025-08-24'), 1), 6)
  expect(cagr.threeYears).toBeCloseTo(yearly(on('2023-08-24'), 3), 6)
  expect(cagr.fiveYears).toBeCloseTo(yearly(on('2021-08-24'), 5), 6)
  const years = new Decimal(Date.parse('2026-08-24') - Date.parse('2013-03-14')).div(86_400_000).div(365)
  expect(cagr.sinceInception).toBeCloseTo(yearly('10', years), 6)
  expect([cagr.oneYear, cagr.threeYears, cagr.fiveYears].map((rate) => rate?.toFixed(4))).toEqual([
    '0.1482',
    '0.1736',
    '0.1690',
  ])
})

test('a fund that began with an offer has its return, and its benchmark’s, since its units were allotted', async () => {
  const { db } = portal.platform
  const code = 'MULTIASSET'
  const [was] = await db.select().from(schemes).where(eq(schemes.code, code))
  // Friday, 5 January 2024: allotted on Wednesday.
  const allotted = '2024-01-10'
  await db.update(schemes).set({ nfoStart: '2023-12-22', nfoEnd: '2024-01-05' }).where(eq(schemes.code, code))
  await inTransaction(db, (tx) => announceNavs(tx, '2026-08-24', 'test', portal.platform.clock.now()))
  const years = new Decimal(Date.parse('2026-08-24') - Date.parse(allotted)).div(86_400_000).div(365)
  const yearly = (from: string, to: string) =>
    new Decimal(to).div(from).pow(new Decimal(1).div(years)).minus(1).toNumber()
  const requested = { schemeCode: code, schemePlanCode: `${code}-DG` }
  const [told] = (await portal.call(productApi.schemeDetails, requested, { token })).data.schemes
  expect(told?.cagr.sinceInception).toBeCloseTo(yearly('10', told!.nav), 6)
  const levels = await db
    .select()
    .from(benchmarkLevels)
    .where(eq(benchmarkLevels.benchmark, told!.benchmarkName))
    .orderBy(asc(benchmarkLevels.date))
  const levelOn = (date: string) => levels.findLast((row) => row.date <= date)!.level
  expect(told?.benchmarkCagr.sinceInception).toBeCloseTo(yearly(levelOn(allotted), levelOn('2026-08-24')), 6)
  await db.update(schemes).set({ nfoStart: was!.nfoStart, nfoEnd: was!.nfoEnd }).where(eq(schemes.code, code))
  await inTransaction(db, (tx) => announceNavs(tx, '2026-08-24', 'test', portal.platform.clock.now()))
})

test('a young fund has no five-year return, Regular earns less than Direct', async () => {
  expect((await schemePlan('MULTIASSET-DG')).cagr.fiveYears).toBeNull()
  const direct = (await schemePlan('FLEXI-DG')).cagr.threeYears ?? 0
  const regular = (await schemePlan('FLEXI-RG')).cagr.threeYears ?? 0
  expect((1 + direct) / (1 + regular)).toBeCloseTo(1.009, 3)
})

test('says what can be bought, what takes SIPs and what is suggested [S3.017]', async () => {
  const schemes = await allSchemes()
  const codes = (matches: (scheme: Scheme) => boolean) => [
    ...new Set(schemes.filter(matches).map(({ schemeCode }) => schemeCode)),
  ]
  expect(codes(({ purAllow }) => purAllow === 'N')).toEqual(['SMALL'])
  expect(codes(({ sipAllow, purAllow }) => sipAllow === 'N' && purAllow === 'Y')).toEqual([
    'VALUE',
    'DIVYLD',
    'OVERNIGHT',
  ])
  expect(
    schemes.filter(({ defaultScheme }) => defaultScheme).map(({ schemePlanCode }) => schemePlanCode),
  ).toEqual(['FLEXI-DG', 'LARGE-DG', 'LIQUID-DG', 'BALADV-DG'])
})

test('tells the dates of offers, notes and the order of display [S3.018]', async () => {
  const offers = (await allSchemes()).filter(
    ({ nfoscheme, schemePlanCode }) => nfoscheme && schemePlanCode.endsWith('DG'),
  )
  expect(offers).toMatchObject([
    {
      schemeCode: 'VALUE',
      nfoStartDate: '2026-08-18',
      nfoEndDate: '2026-09-01',
      autoSwitchEnabledTillDate: null,
      nav: '10.0000',
    },
    {
      schemeCode: 'DIVYLD',
      nfoStartDate: '2026-08-22',
      nfoEndDate: '2026-09-05',
      autoSwitchEnabledTillDate: '2026-09-04',
    },
  ])
  const { data } = await portal.call(
    productApi.schemeDetails,
    { schemeCode: 'FLEXI', schemePlanCode: 'FLEXI-DG' },
    { token },
  )
  expect(data.schemes).toMatchObject([
    {
      schemeUrl: null,
      redemptionDurationNote: '2 business days',
      fundDesc: 'Any size of company, best value first.',
      displayOrder: 3,
      benchmarkName: 'India 500 TRI',
      expenseRatio: 0.0074,
      cutOff: '15:00',
      fundSize: { crore: 4812, asOf: '2026-07-31' },
      launchedOn: '2013-03-14',
    },
  ])
  expect(Object.values(data.schemes[0]?.benchmarkCagr ?? {}).every((rate) => typeof rate === 'number')).toBe(
    true,
  )
})

test('a scheme that does not exist, or has no such plan, is not found', async () => {
  for (const body of [{ schemeCode: 'NOTHING' }, { schemeCode: 'FLEXI', schemePlanCode: 'MIDCAP-DG' }]) {
    expect((await portal.call(productApi.schemeDetails, body, { token })).status).toBe(404)
  }
  const unknown = { schemePlanCode: 'NOTHING-DG', period: '1Y' } as const
  expect((await portal.call(productApi.navHistory, unknown, { token })).status).toBe(404)
})

test.each([
  ['1M', '2026-07-24', false, 'oneMonth'],
  ['6M', '2026-02-24', false, 'sixMonths'],
  ['1Y', '2025-08-22', true, 'oneYear'],
  ['3Y', '2023-08-24', true, 'threeYears'],
  ['5Y', '2021-08-24', true, 'fiveYears'],
  ['All', '2013-03-14', true, 'sinceInception'],
] as const)(
  'the NAV history of %s starts with the NAV of %s, has at most 400 points and changes as stated',
  async (period, from, annualised, stated) => {
    const { data } = await portal.call(
      productApi.navHistory,
      { schemePlanCode: 'FLEXI-DG', period },
      { token },
    )
    const dates = data.points.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].sort())
    expect(dates.length).toBeLessThanOrEqual(400)
    expect(dates[0]).toBe(from)
    expect(data.points.at(-1)).toEqual({ date: '2026-08-24', nav: '98.4215' })
    expect(data.annualised).toBe(annualised)
    expect(data.change).toBe((await schemePlan('FLEXI-DG')).cagr[stated])
  },
)

test('every fund has three years of NAVs on every business day, liquid funds on every day', async () => {
  const dates = (await navsOf('MIDCAP-RD')).map(({ date }) => date).filter((date) => date >= '2023-08-24')
  expect(dates).toHaveLength(new Set(dates).size)
  expect(dates.every(isBusinessDay)).toBe(true)
  expect(dates.length).toBeGreaterThan(730)
  const liquid = (await navsOf('LIQUID-DG')).filter(({ date }) => date >= '2023-08-24')
  expect(liquid).toHaveLength(1097)
})

describe('the evening of a day', () => {
  const newest = async (code: string) => (await navsOf(code)).at(-1)?.date

  test('brings that day’s NAVs at 21:30; on a weekend those of liquid funds only', async () => {
    await portal.advanceTo(new Date('2026-08-25T21:29:59+05:30'))
    expect(await newest('FLEXI-DG')).toBe('2026-08-24')
    await portal.advanceTo(new Date('2026-08-25T21:31:00+05:30'))
    expect(await newest('FLEXI-DG')).toBe('2026-08-25')
    expect((await schemePlan('FLEXI-DG')).navDate).toBe('2026-08-25')
    await portal.advanceTo(new Date('2026-08-30T23:00:00+05:30'))
    expect(await newest('FLEXI-DG')).toBe('2026-08-28')
    expect(await newest('LIQUID-DG')).toBe('2026-08-30')
    // Returns beside a NAV are of that NAV's day, whichever day other funds have reached.
    for (const [code, day, weekBefore] of [
      ['FLEXI-DG', '2026-08-28', '2026-08-21'],
      ['LIQUID-DG', '2026-08-30', '2026-08-23'],
    ] as const) {
      const { nav, navDate, cagr } = await schemePlan(code)
      const before = (await navsOf(code)).find(({ date }) => date === weekBefore)?.nav
      expect(navDate).toBe(day)
      expect(cagr.oneWeek).toBeCloseTo(new Decimal(nav).div(before!).minus(1).toNumber(), 6)
    }
  }, 120_000)

  test('allots an offer at its face value three business days after it closed', async () => {
    await portal.advanceTo(new Date('2026-09-04T23:00:00+05:30'))
    const [first] = await navsOf('VALUE-DG')
    expect(first).toMatchObject({ date: '2026-09-04', nav: '10.0000' })
    expect(await schemePlan('VALUE-DG')).toMatchObject({ purAllow: 'N', nfoscheme: true })
    expect((await schemePlan('VALUE-DG')).cagr.sinceInception).toBeNull()
    await portal.advanceTo(new Date('2026-09-07T23:00:00+05:30'))
    expect(await schemePlan('VALUE-DG')).toMatchObject({ purAllow: 'Y', nfoscheme: false, nfoEndDate: null })
    const { nav, cagr } = await schemePlan('VALUE-DG')
    expect(cagr.sinceInception).toBeCloseTo(Number(nav) / 10 - 1, 6)
  }, 120_000)
})

describe('a NAV file', () => {
  const header =
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\n'
  const load = (lines: string) =>
    importNavs(portal.platform, Readable.from([Buffer.from(header + lines)]), { usedOf: usedNavDays })
  const navAt = async (planCode: string, date: string) =>
    (
      await portal.platform.db
        .select()
        .from(navs)
        .where(and(eq(navs.planCode, planCode), eq(navs.date, date)))
    )[0]?.nav

  test('updates mapped plans by ISIN or code and counts the rest', async () => {
    const [growth] = await portal.platform.db
      .select()
      .from(schemePlans)
      .where(eq(schemePlans.code, 'MIDCAP-DG'))
    const [payout] = await portal.platform.db
      .select()
      .from(schemePlans)
      .where(eq(schemePlans.code, 'MIDCAP-DD'))
    const idcw = (Number(await navAt('MIDCAP-DD', '2026-08-28')) + 0.1).toFixed(4)
    const report = await load(
      `1;${growth?.isin};-;Mid Cap;150.12345;28-Aug-2026\n${payout?.amfiCode};-;-;Mid Cap IDCW;${idcw};28-Aug-2026\n119551;INF209KA12Z1;-;Other;10;28-Aug-2026\n2;-;-;Bad;N.A.;28-Aug-2026\n3;${growth?.isin};-;Late;9;28-Aug-2030\n`,
    )
    expect(report).toMatchObject({ lines: 4, unmapped: 1, navs: 3, changed: 3 })
    expect(Object.fromEntries(report.bad)).toEqual({ 'no NAV': 1, 'date in the future': 1 })
    expect(await navAt('MIDCAP-DG', '2026-08-28')).toBe('150.1235')
    expect(await navAt('MIDCAP-DD', '2026-08-28')).toBe(idcw)
    expect(await navAt('MIDCAP-DR', '2026-08-28')).toBe(idcw)
  })

  test('loaded again changes nothing', async () => {
    expect((await load(`990020;-;-;Flexi;99.5;27-Aug-2026\n`)).changed).toBe(1)
    expect((await load(`990020;-;-;Flexi;99.5;27-Aug-2026\n`)).changed).toBe(0)
  })
})
