import { randomUUID } from 'node:crypto'
import { investorApi } from '@portal/kernel/contracts/investor'
import { redemptionApi } from '@portal/kernel/contracts/redemption'
import { valueOf } from '../folios/allotment-math'
import { people } from '../sandbox/world/people'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { checkInvariants } from './invariants'
import { exitJourney, type ExitJourney } from './testing/exit-journey'

const folioNo = '91024821'
const bankId = 'BA-1001-1'
const flexi = { schemePlanCode: 'FLEXI-DG', folioNo, bankId }
const amountOf = (amount: number) => ({ amountUnitType: 'AMOUNT', amount }) as const
const unitsOf = (units: string) => ({ amountUnitType: 'UNITS', units }) as const
const all = { amountUnitType: 'ALL_UNITS' } as const

let portal: TestPortal
let own: ExitJourney

const journeyOf = async (pan: string) => exitJourney(portal, pan, await portal.loginAs(pan))
const quote = (wish: Parameters<ExitJourney['redeemCode']>[0], by = own) =>
  by.call(redemptionApi.validate, wish)
const freeOf = async (wish = flexi) => (await quote({ ...wish, howMuch: unitsOf('0.001') })).data?.freeUnits

beforeEach(async () => {
  portal = await startTestPortal()
  own = await journeyOf(people.asha.pan)
}, 120_000)
afterEach(async () => {
  expect(await checkInvariants(portal.platform.db)).toEqual([])
  await portal.close()
})

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
  expect(exitLoad + stt + tds + net).toBe(gross)
  expect(lots.reduce((sum, lot) => sum + lot.value, 0)).toBe(gross)
  expect(stt).toBeGreaterThan(0)
  expect(tds).toBe(0)
})

test('a redemption by amount holds its units, is sold at the NAV of its day, and waits for its payout', async () => {
  const before = await freeOf()
  const order = await own.redeemed({ ...flexi, howMuch: amountOf(20_000_00) })
  expect(order).toMatchObject({ state: 'accepted', navDate: '2026-08-25', payoutOn: '2026-08-27', nav: null })
  expect(order.cancelUntil).toBe('2026-08-25T09:30:00.000Z')
  expect(Number(await freeOf())).toBeCloseTo(Number(before) - Number(order.unitsHeld), 3)
  const { data } = await own.call(investorApi.portfolio, { panNumber: people.asha.pan })
  expect(data.holdings.find((held) => held.schemePlanCode === 'FLEXI-DG')?.holdUnits).toBe(order.unitsHeld)
  expect(await own.history()).toContainEqual(
    expect.objectContaining({ transactionId: order.transactionId, statusText: 'In process, NAV of 25 Aug' }),
  )

  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  const sold = await own.showRedemption(order.transactionId)
  expect(sold).toMatchObject({ state: 'priced', payouts: [{ dueOn: '2026-08-27', accountLast4: '4417' }] })
  expect(sold.proceeds).toBe(valueOf(sold.units!, sold.nav!))
  expect(Math.abs(sold.proceeds! - 20_000_00)).toBeLessThan(10)
  expect(sold.exitLoad! + sold.stt! + sold.tds! + sold.netAmount!).toBe(sold.proceeds)
  expect(sold.payouts[0]?.amount).toBe(sold.netAmount)
  const rows = (await own.history()).filter(({ transactionId }) => transactionId === order.transactionId)
  expect(rows).toMatchObject([{ kind: 'REDEMPTION', status: 'IN_PROCESS', statusText: 'Payout due' }])
})

test('by units exactly these are sold, by all units what is free', async () => {
  const some = await own.redeemed({ ...flexi, howMuch: unitsOf('12.345') })
  const rest = await own.redeemed({ ...flexi, howMuch: all })
  expect(await freeOf()).toBeUndefined()
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  expect(await own.showRedemption(some.transactionId)).toMatchObject({ units: '12.345', state: 'priced' })
  expect(await own.showRedemption(rest.transactionId)).toMatchObject({
    units: rest.unitsHeld,
    state: 'priced',
  })
})

test('until its cut-off it can be taken back, which frees its units; later the refusal says until when', async () => {
  const before = await freeOf()
  const first = await own.redeemed({ ...flexi, howMuch: all })
  const { data } = await own.cancel('redemption', first.transactionId)
  expect(data.order).toMatchObject({ state: 'cancelled' })
  expect(await freeOf()).toBe(before)
  const second = await own.redeemed({ ...flexi, howMuch: unitsOf('1.000') })
  await portal.advanceTo(new Date('2026-08-25T15:00:00+05:30'))
  own = await journeyOf(people.asha.pan)
  const { resultInfo } = await own.cancel('redemption', second.transactionId)
  expect(resultInfo).toMatchObject({ resultCodeId: '-361', resultMsg: expect.stringContaining('3:00') })
})

test('no more than is free can be redeemed, and the refusal says what blocks the rest [S8.021]', async () => {
  const priya = await journeyOf(people.priya.pan)
  const bond = { schemePlanCode: 'CORPBOND-DG', folioNo: '91016015', bankId: 'BA-1016-1' }
  const tooMuch = await quote({ ...bond, howMuch: amountOf(10_00_000_00) }, priya)
  expect(tooMuch.resultInfo).toMatchObject({
    resultCodeId: '-373',
    resultMsg: expect.stringMatching(
      /^You can redeem up to [\d,.]+ units now.*500\.000 units are under lien/,
    ),
  })
  const held = await own.redeemed({ ...flexi, howMuch: all })
  const none = await quote({ ...flexi, howMuch: unitsOf('1.000') })
  expect(none.resultInfo).toMatchObject({
    resultCodeId: '-372',
    resultMsg: expect.stringContaining('no free units'),
  })
  expect(none.resultInfo.resultMsg).toContain('waiting for an order')
  expect(held.state).toBe('accepted')
})

test('units of a tax saver are locked for three years from each purchase', async () => {
  const { data, resultInfo } = await quote({ ...flexi, schemePlanCode: 'ELSS-DG', howMuch: unitsOf('0.001') })
  const blocked = data?.blocked ?? []
  expect(resultInfo.resultCode).toBe('SUCCESS')
  expect(blocked).toEqual([])
})

test.each([
  ['an account of another folio', { ...flexi, bankId: 'BA-1016-1' }, '-375'],
  ['an account in its cooling period', { ...flexi, bankId: 'BA-1001-3' }, '-376'],
  ['a fund whose offer runs', { ...flexi, schemePlanCode: 'VALUE-DG' }, '-371'],
  ['nothing', { ...flexi, howMuch: amountOf(0) }, '-374'],
])('%s is refused', async (_what, wish, code) => {
  const { resultInfo } = await quote({ howMuch: amountOf(5_000_00), ...wish })
  expect(resultInfo.resultCodeId).toBe(code)
})

test('a code for one redemption does not confirm another, and is used up by its own', async () => {
  const wish = { ...flexi, howMuch: unitsOf('10.000') }
  const code = await own.redeemCode(wish)
  const other = await own.redeem({ ...wish, howMuch: unitsOf('100.000') }, code)
  expect(other.resultInfo.resultCodeId).toBe('-113')
  const elsewhere = await own.redeem({ ...wish, bankId: 'BA-1001-2' }, code)
  expect(elsewhere.resultInfo.resultCode).toBe('FAILURE')
  expect((await own.redeem(wish, code)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await own.redeem(wish, code)).resultInfo.resultCodeId).toBe('-113')
})

test('a double click, a retry and a reload give one redemption', async () => {
  const wish = { ...flexi, howMuch: unitsOf('10.000') }
  const code = await own.redeemCode(wish)
  const key = randomUUID()
  const clicks = await Promise.all([1, 2, 3].map(() => own.redeem(wish, code, key)))
  expect(new Set(clicks.map(({ data }) => data.orders[0]?.transactionId)).size).toBe(1)
})

test('from the gains of an investor abroad tax is withheld', async () => {
  const gita = await journeyOf(people.gita.pan)
  const wish = {
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91007007',
    bankId: 'BA-1007-2',
    howMuch: amountOf(50_000_00),
  }
  const { data } = await quote(wish, gita)
  const gain = data.lots.reduce((sum, lot) => sum + lot.gain, 0)
  expect(data.lots.every(({ longTerm }) => longTerm)).toBe(true)
  expect(Math.abs(data.tds - Math.max(0, gain) * 0.13)).toBeLessThan(2)
  const order = await gita.redeemed(wish)
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  const sold = await gita.showRedemption(order.transactionId)
  expect(sold.tds).toBeGreaterThan(0)
  expect(sold.netAmount! + sold.exitLoad! + sold.stt! + sold.tds!).toBe(sold.proceeds)
})
