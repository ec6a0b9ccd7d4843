import { investorApi } from '@portal/contracts/folios/investor'
import { switchApi } from '@portal/contracts/orders/switch'
import { eq } from 'drizzle-orm'
import { schemes } from '../schemes/schema'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outflowJourney, type OutflowJourney } from '../../test-kit/orders/outflow-journey'

const folioNo = '91024821'
const flexiToBond = { schemePlanCode: 'FLEXI-DG', toSchemePlanCode: 'CORPBOND-DG', folioNo }
const amountOf = (amount: number) => ({ amountUnitType: 'AMOUNT', amount }) as const

let portal: TestPortal
let own: OutflowJourney

const journey = async () => outflowJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
const quote = (draftTerms: Parameters<OutflowJourney['switchCode']>[0]) =>
  own.call(switchApi.validate, draftTerms)
/** What the portfolio says of money that is in no fund. */
const between = async () =>
  (await own.call(investorApi.portfolio, { panNumber: people.asha.pan })).data.between
const endOfDay = async (day: string) => {
  await portal.advanceTo(new Date(`${day}T23:00:00+05:30`))
  own = await journey()
}

beforeAll(async () => {
  portal = await startTestPortal()
  own = await journey()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

test('the same scheme and plan is refused [S8.022]', async () => {
  const { resultInfo } = await quote({
    ...flexiToBond,
    toSchemePlanCode: 'FLEXI-DG',
    howMuch: amountOf(10_000_00),
  })
  expect(resultInfo).toMatchObject({
    resultCodeId: '-377',
    resultMsg: 'You cannot move units into the same scheme and plan. Choose a different one.',
  })
})

test('so is a target that takes no money, and too little for a first investment', async () => {
  const { db } = portal.platform
  const offer = await quote({ ...flexiToBond, toSchemePlanCode: 'VALUE-DG', howMuch: amountOf(10_000_00) })
  expect(offer.resultInfo).toMatchObject({
    resultCodeId: '-378',
    resultMsg: expect.stringContaining('switch into'),
  })
  const regular = await quote({
    ...flexiToBond,
    toSchemePlanCode: 'CORPBOND-RG',
    howMuch: amountOf(10_000_00),
  })
  expect(regular.resultInfo.resultCodeId).toBe('-378')
  await db.update(schemes).set({ minPurchasePaise: 1_00_000_00 }).where(eq(schemes.code, 'CORPBOND'))
  const little = await quote({ ...flexiToBond, howMuch: amountOf(90_00) })
  expect(little.resultInfo).toMatchObject({
    resultCodeId: '-379',
    resultMsg: expect.stringMatching(
      /^Min\. (new|additional) investment Rs\. [\d,]+ for Neem Corporate Bond Fund\. Please update amount\.$/,
    ),
  })
})

test('a code for one target does not confirm another', async () => {
  const draftTerms = { ...flexiToBond, howMuch: amountOf(10_000_00) }
  const code = await own.switchCode(draftTerms)
  const other = await own.move({ ...draftTerms, toSchemePlanCode: 'LIQUID-DG' }, code)
  expect(other.resultInfo.resultCodeId).toBe('-113')
  const { data } = await own.move(draftTerms, code)
  expect((await own.cancel('switch', data.orders[0]!.transactionId)).data.order.state).toBe('cancelled')
})

test('it can be taken back before its cut-off', async () => {
  const order = await own.switched({ ...flexiToBond, howMuch: amountOf(10_000_00) })
  expect((await own.cancel('switch', order.transactionId)).data.order.state).toBe('cancelled')
})

test('a switch sells at the NAV of its day and buys, two business days later, with what load, taxes and duty leave', async () => {
  const draftTerms = { ...flexiToBond, howMuch: amountOf(20_000_00) }
  const { data: told } = await quote(draftTerms)
  expect(told).toMatchObject({
    navDate: '2026-08-25',
    moneyOn: '2026-08-27',
    toNavDate: '2026-08-27',
    unitsOn: '2026-08-28',
  })
  const order = await own.switched(draftTerms)
  await endOfDay('2026-08-25')
  const sold = await own.showSwitch(order.transactionId)
  expect(sold).toMatchObject({ state: 'sold', toNavDate: '2026-08-27', toUnits: null })
  expect(await own.history()).toContainEqual(
    expect.objectContaining({
      transactionId: order.transactionId,
      statusText: 'Sold, units to come',
      amount: sold.netAmount! + sold.stampDuty!,
    }),
  )
  expect(await checkInvariants(portal.platform.db)).toEqual([])
  expect(await between()).toEqual([
    // An instalment of Asha's STP.
    expect.objectContaining({ folioNo: '91027306', fromSchemeName: 'Neem Liquid Fund', amount: 20_000_00 }),
    {
      transactionId: order.transactionId,
      orderNumber: order.orderNumber,
      folioNo,
      fromSchemeName: 'Neem Flexi Cap Fund',
      toSchemeName: 'Neem Corporate Bond Fund',
      amount: sold.netAmount! + sold.stampDuty!,
      unitsOn: '2026-08-28',
    },
  ])
  await endOfDay('2026-08-27')
  expect(await between()).toEqual([])
  const done = await own.showSwitch(order.transactionId)
  expect(done).toMatchObject({ state: 'allotted', toNav: expect.any(String), toUnits: expect.any(String) })
  expect(done.proceeds).toBe(20_000_00)
  expect(done.exitLoad! + done.stt! + done.tds! + done.stampDuty! + done.netAmount!).toBe(done.proceeds)
  const rows = (await own.history()).filter(({ transactionId }) => transactionId === order.transactionId)
  expect(rows).toMatchObject([
    {
      kind: 'SWITCH_OUT',
      instalmentOf: null,
      status: 'COMPLETED',
      statusText: 'Switched',
      orderedOn: '2026-08-25',
      amount: done.proceeds! - done.exitLoad! - done.stt! - done.tds!,
    },
  ])
}, 300_000)

test('over a holiday and a weekend the second leg waits for the business day on which its money is there', async () => {
  // Thursday, 1 October; Friday is a holiday.
  await portal.advanceTo(new Date('2026-10-01T10:00:00+05:30'))
  own = await journey()
  const draftTerms = { ...flexiToBond, howMuch: amountOf(10_000_00) }
  const order = await own.switched(draftTerms)
  expect(order).toMatchObject({ navDate: '2026-10-01', toNavDate: '2026-10-06', unitsOn: '2026-10-07' })
  await endOfDay('2026-10-05')
  expect(await own.showSwitch(order.transactionId)).toMatchObject({ state: 'sold' })
  await endOfDay('2026-10-06')
  expect(await own.showSwitch(order.transactionId)).toMatchObject({
    state: 'allotted',
    toNavDate: '2026-10-06',
  })
}, 300_000)
