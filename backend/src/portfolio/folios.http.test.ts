import { investorApi, type Folio } from '@portal/contracts/folios/investor'
import { Decimal } from 'decimal.js'
import { eq } from 'drizzle-orm'
import { unitBlocks } from '../folios/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people, type Person } from '../../sandbox/data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})

afterAll(() => portal.close())

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
