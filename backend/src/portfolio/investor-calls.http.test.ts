import { investorApi } from '@portal/contracts/folios/investor'
import { productApi } from '@portal/contracts/schemes/product'
import { inTransaction } from '../platform/database'
import { announceNavs, storeNavs } from '../schemes/nav-store'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people, type Person } from '../../sandbox/data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const as = async ({ pan }: Person) => ({ token: await portal.loginAs(pan) })
const names = (value: object | undefined) => Object.keys(value ?? {})

test('a holding has the fields of the folio summary: folio and scheme, units and values [S3.009, S3.010]', async () => {
  const { asha } = people
  const { folios } = (await portal.call(investorApi.folios, { panNumber: asha.pan }, await as(asha))).data
  const [folio] = folios
  expect(names(folio)).toEqual(expect.arrayContaining(['folioNo', 'holdingMode']))
  const [holding] = folio?.holdings ?? []
  expect(names(holding)).toEqual(
    expect.arrayContaining(
      'schemeName schemeCode optionDesc optionCode planCode planName schemePlanCode unitBalance holdUnits lienUnits empFreeUnits costValue totalValuation currentNAV currentNAVDate xirr'.split(
        ' ',
      ),
    ),
  )
  const { schemePlanCode, schemeCode, planCode, optionCode } = holding ?? {}
  expect(schemePlanCode).toBe(`${schemeCode}-${planCode}${optionCode}`)
})

test('a portfolio item is a holding with its investor, worth what the portfolio says [S3.013]', async () => {
  const { asha } = people
  const options = await as(asha)
  const { items } = (await portal.call(investorApi.portfolioItems, { panNumber: asha.pan }, options)).data
  const { holdings } = (await portal.call(investorApi.portfolio, { panNumber: asha.pan }, options)).data
  expect(items.map(({ currentAmt }) => currentAmt)).toEqual(
    holdings.map(({ totalValuation }) => totalValuation),
  )
  expect(items[0]).toEqual({
    schemeCode: holdings[0]?.schemeCode,
    schemePlanCode: holdings[0]?.schemePlanCode,
    schDesc: holdings[0]?.schemeName,
    planCode: 'D',
    planName: 'DIRECT',
    optionDesc: holdings[0]?.optionDesc,
    optionValue: holdings[0]?.optionCode,
    folio: holdings[0]?.folioNo,
    currentUnits: holdings[0]?.unitBalance,
    currentNAV: holdings[0]?.currentNAV,
    currentAmt: holdings[0]?.totalValuation,
    investedAmt: holdings[0]?.costValue,
    xirr: holdings[0]?.xirr,
    investorName: 'Asha Verma',
    email: 'asha.verma@example.in',
    mobile: '9810001001',
  })
})

test('the status of an investor: nominee, Aadhaar and TIN of the holders, masked [S7.040]', async () => {
  const statusOf = async (person: Person) =>
    (await portal.call(investorApi.status, { panNumber: person.pan }, await as(person))).data
  expect(await statusOf(people.asha)).toEqual({
    foliosWithoutNominee: [],
    pansWithoutAadhaar: [],
    pansWithoutTin: [],
  })
  expect(await statusOf(people.hari)).toMatchObject({ pansWithoutAadhaar: ['ZZXXXXXX8H'] })
  expect(await statusOf(people.leela)).toMatchObject({
    foliosWithoutNominee: ['91012012'],
    pansWithoutTin: ['ZZXXXXXX2M'],
  })
})

test('the investor master has the six family tags, Self first [S7.136]', async () => {
  const { familyTags } = (await portal.call(investorApi.master, {}, await as(people.asha))).data
  expect(familyTags).toHaveLength(6)
  expect(familyTags[0]).toEqual({ name: 'Self', code: 'SE' })
})

test('by PAN the schemes come in groups of what can be bought, Regular only with a distributor [S7.097]', async () => {
  const groupsOf = async (person: Person) =>
    (await portal.call(productApi.schemesByPan, { panNumber: person.pan }, await as(person))).data.groups
  const direct = await groupsOf(people.asha)
  expect(direct.map(({ categoryDisplayName }) => categoryDisplayName)).toEqual([
    'Equity Fund',
    'Debt Fund',
    'Hybrid Fund',
    'International FoF',
  ])
  const plansOf = (groups: typeof direct) => groups.flatMap(({ schemes }) => schemes)
  expect(plansOf(direct).every(({ purAllow, planMode }) => purAllow === 'Y' && planMode === 'DIRECT')).toBe(
    true,
  )
  expect(plansOf(await groupsOf(people.nisha)).some(({ planMode }) => planMode === 'REGULAR')).toBe(true)
})

test('the schemes an investor holds, with their folios, and by flag the held plans of one scheme [S7.099, S7.102]', async () => {
  const { asha } = people
  const options = await as(asha)
  const { schemes } = (await portal.call(productApi.investedSchemes, { panNumber: asha.pan }, options)).data
  const { holdings } = (await portal.call(investorApi.portfolio, { panNumber: asha.pan }, options)).data
  const pairs = schemes.flatMap(({ schemePlanCode, folios }) =>
    folios.map((folio) => `${schemePlanCode} ${folio}`),
  )
  expect(pairs.sort()).toEqual(
    holdings.map(({ schemePlanCode, folioNo }) => `${schemePlanCode} ${folioNo}`).sort(),
  )
  const planned = async (flag: 'Y' | 'N') =>
    (
      await portal.call(
        productApi.schemeDetailsByPan,
        { schemeCode: schemes[0]?.schemeCode ?? '', flag, panNumber: asha.pan },
        options,
      )
    ).data.schemes.map(({ schemePlanCode }) => schemePlanCode)
  const held = await planned('Y')
  expect(held).toEqual(
    schemes
      .filter(({ schemeCode }) => schemeCode === schemes[0]?.schemeCode)
      .map(({ schemePlanCode }) => schemePlanCode),
  )
  expect((await planned('N')).length).toBeGreaterThan(held.length)
})

test('the investment solutions name schemes that can be bought [S7.101]', async () => {
  const answer = await portal.app.inject('/api/v1/product/investmentsolutions')
  const { solutions } = productApi.investmentSolutions.response.parse(answer.json().data)
  expect(solutions.length).toBeGreaterThanOrEqual(3)
  const options = await as(people.asha)
  for (const code of new Set(
    solutions.flatMap(({ equityScheme, debtScheme }) => [equityScheme, debtScheme]),
  )) {
    const body = { schemeCode: code.split('-')[0] ?? '', schemePlanCode: code }
    const { schemes } = (await portal.call(productApi.schemeDetails, body, options)).data
    expect(schemes[0]?.purAllow).toBe('Y')
  }
})

test('calls by PAN, and a folio of it, find nothing of another investor [S6.001]', async () => {
  const options = await as(people.asha)
  const body = { panNumber: people.bharat.pan }
  const calls = [
    productApi.schemesByPan,
    productApi.investedSchemes,
    investorApi.portfolioItems,
    investorApi.folios,
    investorApi.portfolio,
    investorApi.assetSummary,
    investorApi.status,
  ] as const
  for (const endpoint of calls) expect((await portal.call(endpoint, body, options)).status).toBe(404)
  const { folios } = (await portal.call(investorApi.folios, body, await as(people.bharat))).data
  const folioOf = (panNumber: string, folioNumber = folios[0]?.folioNo ?? '') =>
    portal.call(investorApi.folio, { panNumber, folioNumber }, options)
  const absent = await folioOf(people.bharat.pan, '99999999')
  for (const foreign of [await folioOf(people.bharat.pan), await folioOf(people.asha.pan)])
    expect([foreign.status, foreign.resultInfo]).toEqual([404, absent.resultInfo])
})

test('no value of a holding is too large to be told', async () => {
  const { platform } = portal
  const { asha } = people
  const options = await as(asha)
  const { holdings } = (await portal.call(investorApi.portfolio, { panNumber: asha.pan }, options)).data
  const date = holdings[0]?.currentNAVDate ?? ''
  const most = holdings.map(({ schemePlanCode }) => ({
    planCode: schemePlanCode,
    date,
    nav: '9999999999.0000',
  }))
  await storeNavs(platform.db, most)
  await inTransaction(platform.db, (tx) => announceNavs(tx, date, 'test', platform.clock.now()))
  const panNumber = asha.pan
  const calls = [
    portal.call(investorApi.portfolioItems, { panNumber }, options),
    portal.call(investorApi.portfolio, { panNumber }, options),
    portal.call(investorApi.folios, { panNumber }, options),
    portal.call(investorApi.assetSummary, { panNumber }, options),
    portal.call(investorApi.valueHistory, { panNumber, period: '1Y' }, options),
  ]
  expect((await Promise.all<{ status: number }>(calls)).map(({ status }) => status)).toEqual(
    calls.map(() => 200),
  )
})
