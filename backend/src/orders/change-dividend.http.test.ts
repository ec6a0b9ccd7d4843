import { changeDividendApi } from '@portal/contracts/orders/change-dividend'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { eq } from 'drizzle-orm'
import { lots } from '../folios/schema'
import { people, type Person } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outflowJourney, type OutflowJourney } from '../../test-kit/orders/outflow-journey'

type DraftTerms = RequestOf<typeof changeDividendApi.validate>

const folioNo = '91016022'
const toReinvestment: DraftTerms = { schemePlanCode: 'AGGHYB-DD', toSchemePlanCode: 'AGGHYB-DR', folioNo }
const toGrowth: DraftTerms = { schemePlanCode: 'AGGHYB-DR', toSchemePlanCode: 'AGGHYB-DG', folioNo }

let portal: TestPortal
let own: OutflowJourney

const journeyOf = async ({ pan }: Person) => outflowJourney(portal, pan, await portal.loginAs(pan))
const quote = (draftTerms: DraftTerms, by = own) => by.call(changeDividendApi.validate, draftTerms)
const endOfDay = async (day: string) => {
  await portal.advanceTo(new Date(`${day}T23:00:00+05:30`))
  own = await journeyOf(people.priya)
}
const heldIn = async (planCode: string) =>
  (await portal.platform.db.select().from(lots).where(eq(lots.folioNo, folioNo)))
    .filter((lot) => lot.planCode === planCode && lot.unitsLeft !== '0.000')
    .map(({ boughtOn, unitsLeft, costLeftPaise }) => ({ boughtOn, unitsLeft, costLeftPaise }))

beforeAll(async () => {
  portal = await startTestPortal()
  own = await journeyOf(people.priya)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

async function change(draftTerms: DraftTerms) {
  const code = await own.codeFor('CHANGE_DIVIDEND', { orders: [{ kind: 'CHANGE_DIVIDEND', ...draftTerms }] })
  return own.call(changeDividendApi.changeDividend, { ...draftTerms, ...own.confirmed(code) })
}

test('a scheme without such an option, another scheme or plan, and the same option are refused [S8.023]', async () => {
  const refused = async (draftTerms: Partial<DraftTerms>, by = own) =>
    (await quote({ ...toReinvestment, ...draftTerms }, by)).resultInfo
  expect(await refused({ toSchemePlanCode: 'LARGE-DR' })).toMatchObject({
    resultCodeId: '-421',
    resultMsg: expect.stringContaining('no IDCW reinvestment or payout option'),
  })
  expect(await refused({ toSchemePlanCode: 'AGGHYB-RD' })).toMatchObject({ resultCodeId: '-421' })
  expect(await refused({ toSchemePlanCode: 'AGGHYB-DD' })).toMatchObject({ resultCodeId: '-377' })
  expect((await quote(toReinvestment, await journeyOf(people.asha))).status).toBe(404)
})

test('between payout and reinvestment nothing is sold: no load, no tax, no duty, and as many units', async () => {
  const { data } = await quote(toReinvestment)
  expect(data).toMatchObject({
    keepsPurchases: true,
    exitLoad: 0,
    stt: 0,
    stampDuty: 0,
    lots: [],
    unitsLeft: '0.000',
    toScheme: { optDesc: 'IDCW Reinvestment' },
    navDate: '2026-08-25',
    unitsOn: '2026-08-26',
  })
  expect(data.estimatedUnits).toBe(data.units)
})

test('a code for one option does not confirm another, and the message names the option', async () => {
  const code = await own.codeFor('CHANGE_DIVIDEND', {
    orders: [{ kind: 'CHANGE_DIVIDEND', ...toReinvestment }],
  })
  const [message] = await portal.inbox(people.priya.pan)
  expect(message?.body).toContain('change all free units of Neem')
  expect(message?.body).toContain('to IDCW Reinvestment (folio ••6022)')
  const other = { ...toReinvestment, toSchemePlanCode: 'AGGHYB-DG' }
  const refused = await own.call(changeDividendApi.changeDividend, { ...other, ...own.confirmed(code) })
  expect(refused.resultInfo.resultCodeId).toBe('-113')
})

test('it holds all free units until it is taken back', async () => {
  const [order] = (await change(toReinvestment)).data.orders
  expect(order).toMatchObject({ kind: 'CHANGE_DIVIDEND', family: 'switch', state: 'accepted' })
  expect((await quote(toReinvestment)).resultInfo.resultCodeId).toBe('-372')
  expect((await own.cancel('switch', order!.transactionId)).data.order.state).toBe('cancelled')
  expect((await quote(toReinvestment)).resultInfo.resultCode).toBe('SUCCESS')
})

test('from payout to reinvestment every purchase keeps its date and its cost; from there to Growth all is sold and bought at the NAVs of one day, without load [S1.021] [S7.064]', async () => {
  const before = await heldIn('AGGHYB-DD')
  const [carried] = (await change(toReinvestment)).data.orders
  await endOfDay('2026-08-25')
  expect(await own.showSwitch(carried!.transactionId)).toMatchObject({
    state: 'allotted',
    toNavDate: '2026-08-25',
    stt: 0,
    stampDuty: 0,
  })
  expect(await heldIn('AGGHYB-DD')).toEqual([])
  expect(await heldIn('AGGHYB-DR')).toEqual(before)
  expect(await checkInvariants(portal.platform.db)).toEqual([])

  const told = (await quote(toGrowth)).data
  expect(told).toMatchObject({ keepsPurchases: false, exitLoad: 0, toNavDate: told.navDate })
  const [sold] = (await change(toGrowth)).data.orders
  await endOfDay('2026-08-27')
  const done = await own.showSwitch(sold!.transactionId)
  expect(done).toMatchObject({ state: 'allotted', exitLoad: 0, toNavDate: done.navDate })
  expect(done.stt).toBeGreaterThan(0)
  expect(done.stampDuty).toBeGreaterThan(0)
  expect(await heldIn('AGGHYB-DG')).toMatchObject([{ boughtOn: done.navDate, unitsLeft: done.toUnits }])
}, 300_000)
