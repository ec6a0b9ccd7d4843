import { randomUUID } from 'node:crypto'
import { redemptionApi } from '@portal/contracts/orders/redemption'
import { switchApi } from '@portal/contracts/orders/switch'
import { unitsFor } from '../folios/allotment-math'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outflowJourney, type OutflowJourney } from '../../test-kit/orders/outflow-journey'

const folioNo = '91024821'
const bankId = 'BA-1001-1'
const flexi = { schemePlanCode: 'FLEXI-DG', folioNo, bankId }
const amountOf = (amount: number) => ({ amountUnitType: 'AMOUNT', amount }) as const
const unitsOf = (units: string) => ({ amountUnitType: 'UNITS', units }) as const
const all = { amountUnitType: 'ALL_UNITS' } as const

let portal: TestPortal
let own: OutflowJourney

const journeyOf = async (pan: string) => outflowJourney(portal, pan, await portal.loginAs(pan))
const quote = (draftTerms: Parameters<OutflowJourney['redeemCode']>[0], by = own) =>
  by.call(redemptionApi.validate, draftTerms)
const freeOf = async (draftTerms = flexi) =>
  (await quote({ ...draftTerms, howMuch: unitsOf('0.001') })).data?.freeUnits

beforeAll(async () => {
  portal = await startTestPortal()
  own = await journeyOf(people.asha.pan)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

test('a quote says what the units bring lot by lot, what stays, when the money comes and until when it can be undone', async () => {
  const { data } = await quote({ ...flexi, howMuch: amountOf(20_000_00) })
  expect(data).toMatchObject({
    navDate: '2026-08-25',
    navDateIfLater: '2026-08-26',
    cutOffAt: '2026-08-25T09:30:00.000Z',
    payoutOn: '2026-08-27',
    payoutOnIfLater: '2026-08-28',
    bank: { bankId, bankName: 'Parijat Bank', accountLast4: '4417' },
  })
  const { gross, exitLoad, stt, tds, net, lots } = data
  expect(gross).toBe(20_000_00)
  expect(exitLoad + stt + tds + net).toBe(gross)
  expect(lots.reduce((sum, lot) => sum + lot.value, 0)).toBe(gross)
  expect(stt).toBeGreaterThan(0)
  expect(tds).toBe(0)
})

test.each([
  ['an account of another folio', { ...flexi, bankId: 'BA-1016-1' }, '-375'],
  ['an account in its cooling period', { ...flexi, bankId: 'BA-1001-3' }, '-376'],
  ['a fund whose offer runs', { ...flexi, schemePlanCode: 'VALUE-DG' }, '-371'],
  ['nothing', { ...flexi, howMuch: amountOf(0) }, '-374'],
  ['an amount with paise', { ...flexi, howMuch: amountOf(5_000_50) }, '-374'],
])('%s is refused', async (_what, draftTerms, code) => {
  const { resultInfo } = await quote({ howMuch: amountOf(5_000_00), ...draftTerms })
  expect(resultInfo.resultCodeId).toBe(code)
})

test('units of a fund whose offer runs can neither be redeemed nor switched out of it, each in its own words [S8.020]', async () => {
  const offer = { schemePlanCode: 'VALUE-DG', folioNo, howMuch: amountOf(5_000_00) }
  const redeemed = await quote({ ...offer, bankId })
  expect(redeemed.resultInfo.resultMsg).toMatch(/^You cannot redeem units of this scheme yet/)
  const switched = await own.call(switchApi.validate, { ...offer, toSchemePlanCode: 'CORPBOND-DG' })
  expect(switched.resultInfo).toMatchObject({
    resultCodeId: '-371',
    resultMsg: expect.stringMatching(/^You cannot switch units out of this scheme/),
  })
})

test('a code for one redemption does not confirm another, and is used up by its own', async () => {
  const draftTerms = { ...flexi, howMuch: unitsOf('10.000') }
  const code = await own.redeemCode(draftTerms)
  const other = await own.redeem({ ...draftTerms, howMuch: unitsOf('100.000') }, code)
  expect(other.resultInfo.resultCodeId).toBe('-113')
  const elsewhere = await own.redeem({ ...draftTerms, bankId: 'BA-1001-2' }, code)
  expect(elsewhere.resultInfo.resultCode).toBe('FAILURE')
  expect((await own.redeem(draftTerms, code)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await own.redeem(draftTerms, code)).resultInfo.resultCodeId).toBe('-113')
})

test('a double click, a retry and a reload give one redemption', async () => {
  const draftTerms = { ...flexi, howMuch: unitsOf('10.000') }
  const code = await own.redeemCode(draftTerms)
  const key = randomUUID()
  const clicks = await Promise.all([1, 2, 3].map(() => own.redeem(draftTerms, code, key)))
  expect(new Set(clicks.map(({ data }) => data.orders[0]?.transactionId)).size).toBe(1)
})

test('a redemption holds its units until it is taken back, and all units are those that are free', async () => {
  const before = await freeOf()
  const some = await own.redeemed({ ...flexi, howMuch: amountOf(20_000_00) })
  expect(some).toMatchObject({ state: 'accepted', navDate: '2026-08-25', payoutOn: '2026-08-27', nav: null })
  const rest = await own.redeemed({ ...flexi, howMuch: all })
  expect(Number(rest.unitsHeld)).toBeCloseTo(Number(before) - Number(some.unitsHeld), 3)
  const { resultInfo } = await quote({ ...flexi, howMuch: unitsOf('1.000') })
  expect(resultInfo).toMatchObject({
    resultCodeId: '-372',
    resultMsg: expect.stringMatching(
      new RegExp(`no free units.*${some.orderNumber} and ${rest.orderNumber}; you can cancel each`),
    ),
  })
  for (const { transactionId } of [some, rest])
    expect((await own.cancel('redemption', transactionId)).data.order.state).toBe('cancelled')
  expect(await freeOf()).toBe(before)
})

test('an order for units has no amount that moves with the NAV, nor a cancelled one: it is told in its units', async () => {
  const { transactionId } = await own.redeemed({ ...flexi, howMuch: unitsOf('3.000') })
  const row = async () => (await own.history()).find((each) => each.transactionId === transactionId)
  expect(await row()).toMatchObject({ amount: null, units: '3.000', orderedOn: '2026-08-25' })
  await own.cancel('redemption', transactionId)
  expect(await row()).toMatchObject({ amount: null, units: '3.000', statusText: 'Cancelled' })
})

test('no more than is free can be redeemed, and the refusal says what blocks the rest [S8.021]', async () => {
  const priya = await journeyOf(people.priya.pan)
  const bond = { schemePlanCode: 'CORPBOND-DG', folioNo: '91016015', bankId: 'BA-1016-1' }
  const { resultInfo } = await quote({ ...bond, howMuch: amountOf(10_00_000_00) }, priya)
  expect(resultInfo).toMatchObject({
    resultCodeId: '-373',
    resultMsg: expect.stringMatching(
      /^You can redeem up to [\d,.]+ units now.*500\.000 units are under lien/,
    ),
  })
})

test('what was asked for is sold that evening to the paisa, with tax withheld from an investor abroad, and waits for its payout', async () => {
  let gita = await journeyOf(people.gita.pan)
  const abroad = { schemePlanCode: 'FLEXI-DG', folioNo: '91007007', bankId: 'BA-1007-2' }
  const { data: told } = await quote({ ...abroad, howMuch: amountOf(50_000_00) }, gita)
  expect(told.lots.every(({ longTerm }) => longTerm)).toBe(true)
  const gain = told.lots.reduce((sum, lot) => sum + lot.gain, 0)
  expect(Math.abs(told.tds - gain * 0.13)).toBeLessThan(2)
  const taxed = await gita.redeemed({ ...abroad, howMuch: amountOf(50_000_00) })
  const byAmount = await own.redeemed({ ...flexi, howMuch: amountOf(20_000_00) })
  const byUnits = await own.redeemed({ ...flexi, howMuch: unitsOf('12.345') })

  await portal.advanceTo(new Date('2026-08-25T15:00:00+05:30'))
  own = await journeyOf(people.asha.pan)

  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  own = await journeyOf(people.asha.pan)
  gita = await journeyOf(people.gita.pan)
  const sold = await own.showRedemption(byAmount.transactionId)
  expect(sold).toMatchObject({ state: 'priced', payouts: [{ dueOn: '2026-08-27', accountLast4: '4417' }] })
  expect(sold).toMatchObject({ proceeds: 20_000_00, units: unitsFor(20_000_00, sold.nav!) })
  expect(sold.exitLoad! + sold.stt! + sold.netAmount!).toBe(sold.proceeds)
  expect(sold.payouts[0]?.amount).toBe(sold.netAmount)
  expect(await own.showRedemption(byUnits.transactionId)).toMatchObject({ units: '12.345', state: 'priced' })
  const rows = (await own.history()).filter(({ transactionId }) => transactionId === byAmount.transactionId)
  expect(rows).toMatchObject([
    { kind: 'REDEMPTION', status: 'IN_PROCESS', statusText: 'Payout due', amount: sold.netAmount },
  ])
  const foreign = await gita.showRedemption(taxed.transactionId)
  expect(await gita.history()).toContainEqual(
    expect.objectContaining({ transactionId: taxed.transactionId, amount: foreign.netAmount }),
  )
  expect(foreign.tds).toBeGreaterThan(0)
  expect(foreign.netAmount! + foreign.exitLoad! + foreign.stt! + foreign.tds!).toBe(foreign.proceeds)
}, 300_000)
