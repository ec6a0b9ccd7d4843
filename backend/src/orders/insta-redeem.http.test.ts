import { randomUUID } from 'node:crypto'
import { instantRedemptionApi } from '@portal/contracts/orders/instant-redemption'
import { investorApi } from '@portal/contracts/folios/investor'
import type { InstaRedeemTerms } from '@portal/contracts/orders/order-terms'
import { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { less, percentOf, unitsFor, valueOf } from '../folios/allotment-math'
import { openTasks } from '../operations/ops-tasks'
import { payoutContext } from '../payouts/payout-context'
import { recordPayoutReport } from '../payouts/payout-outcome'
import { payoutsOf } from '../payouts/payouts'
import { people } from '../../sandbox/data/people'
import { navOn, storeNavs } from '../schemes/nav-store'
import { listen } from '../../test-kit/bank-portal'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { orderPayouts } from '../order-payments/payout-owner'
import { outflowJourney, type OutflowJourney } from '../../test-kit/orders/outflow-journey'

type DraftTerms = Omit<InstaRedeemTerms, 'kind'>

const { pan } = people.asha
const liquid = { schemePlanCode: 'LIQUID-DG', folioNo: '91027306', bankId: 'BA-1001-1' }

let portal: TestPortal
let own: OutflowJourney

const journeyOf = async (who: string) => outflowJourney(portal, who, await portal.loginAs(who))
const eligible = async ({ folioNo, schemePlanCode }: Omit<DraftTerms, 'amount'>) =>
  (await own.call(instantRedemptionApi.eligible, { panNumber: pan, folioNumber: folioNo, schemePlanCode }))
    .data
const codeOf = (draftTerms: DraftTerms) =>
  own.codeFor('INSTA_REDEEM', { orders: [{ kind: 'INSTA_REDEEM', ...draftTerms }] })
const freeUnits = async () =>
  (
    await own.call(portfolioApi.holding, {
      panNumber: pan,
      folioNumber: liquid.folioNo,
      schemePlanCode: 'LIQUID-DG',
    })
  ).data.freeUnits
const place = (
  draftTerms: DraftTerms,
  code: Awaited<ReturnType<typeof codeOf>>,
  idempotencyKey: string = randomUUID(),
) => own.call(instantRedemptionApi.instaRedeem, { ...draftTerms, ...own.confirmed(code) }, { idempotencyKey })

beforeAll(async () => {
  portal = await startTestPortal()
  await listen(portal)
  own = await journeyOf(pan)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

test('a liquid fund says how much of it can be had at once, any other one why not [S1.020 S7.063]', async () => {
  const { most, ...limit } = await eligible(liquid)
  // 90 % of what is free, which is less than ₹50,000 here.
  const { freeUnits, currentNAV } = (await own.call(investorApi.folios, { panNumber: pan })).data.folios
    .find(({ folioNo }) => folioNo === liquid.folioNo)!
    .holdings.find(({ schemePlanCode }) => schemePlanCode === liquid.schemePlanCode)!
  const rule = { most: 50_000_00, percent: '90', minutes: 30 }
  expect(limit).toEqual({ eligible: true, reason: null, dayLimit: most, usedToday: 0, rule })
  expect(most).toBe(percentOf(valueOf(freeUnits, currentNAV), '90'))
  const flexi = await eligible({ ...liquid, schemePlanCode: 'FLEXI-DG', folioNo: '91024821' })
  expect(flexi).toMatchObject({
    eligible: false,
    reason: expect.stringMatching(/^Only liquid and overnight/),
  })
  const offersIn = async (folioNumber: string, schemePlanCode: string) =>
    (await own.call(portfolioApi.holding, { panNumber: pan, folioNumber, schemePlanCode })).data.offers
  expect(await offersIn('91027306', 'LIQUID-DG')).toContainEqual({ action: 'INSTA_REDEEM', refusal: null })
  const ofFlexi = await offersIn('91024821', 'FLEXI-DG')
  expect(ofFlexi.map(({ action }) => action)).not.toContain('INSTA_REDEEM')
})

test.each([
  ['a fund that is neither liquid nor overnight', people.asha.pan, { schemePlanCode: 'CORPBOND-DG' }, '-381'],
  ['an investor who lives abroad', people.gita.pan, { folioNo: '91007007', bankId: 'BA-1007-2' }, '-382'],
  ['more than the limit of a day', people.asha.pan, { amount: 31_000_00 }, '-383'],
  ['an account of another folio', people.asha.pan, { bankId: 'BA-1016-1' }, '-375'],
  ['nothing', people.asha.pan, { amount: 0 }, '-374'],
  ['paise', people.asha.pan, { amount: 5_000_01 }, '-374'],
])('%s is refused [S7.063]', async (_what, who, change, code) => {
  const by = who === pan ? own : await journeyOf(who)
  const { resultInfo } = await by.call(instantRedemptionApi.validate, {
    ...liquid,
    amount: 5_000_00,
    ...change,
  })
  expect(resultInfo.resultCodeId).toBe(code)
})

test('money is sent when it is asked for and is there within half an hour; its units are sold at the lower of two NAVs when both are out [S1.020 S7.063]', async () => {
  const draftTerms = { ...liquid, amount: 12_000_00 }
  const { data: quote } = await own.call(instantRedemptionApi.validate, draftTerms)
  expect(quote).toMatchObject({
    navDate: '2026-08-24',
    navDateIfLater: '2026-08-25',
    payoutBy: expect.stringMatching(/^2026-08-25T08:18/),
  })
  const code = await codeOf(draftTerms)
  const dearer = await place({ ...draftTerms, amount: 13_000_00 }, code)
  expect(dearer.resultInfo.resultCodeId).toBe('-113')
  const key = randomUUID()
  const answers = await Promise.all([1, 2].map(() => place(draftTerms, code, key)))
  const [order] = answers[0]?.data.orders ?? []
  expect(answers[1]?.data.orders[0]?.transactionId).toBe(order?.transactionId)
  if (order?.family !== 'redemption') throw new Error('it is a redemption')
  expect(order).toMatchObject({
    kind: 'INSTA_REDEEM',
    state: 'accepted',
    nav: null,
    units: null,
    netAmount: draftTerms.amount,
    cancelUntil: null,
  })
  expect(order.payouts).toMatchObject([{ state: 'due', dueOn: '2026-08-25', amount: order.netAmount }])
  const late = await own.askCode('CANCEL_REDEEM', { transactionId: order.transactionId })
  expect(late.resultInfo.resultMsg).toContain('Orders of this kind cannot be cancelled')

  await portal.advanceTo(new Date(quote.payoutBy))
  own = await journeyOf(pan)
  const paid = await own.showRedemption(order.transactionId)
  expect(paid).toMatchObject({
    state: 'paid_ahead',
    nav: null,
    payouts: [{ state: 'paid', utr: expect.any(String) }],
  })
  expect(new Date(paid.payouts[0]!.settledAt!).getTime()).toBeLessThanOrEqual(
    new Date(quote.payoutBy).getTime(),
  )
  const row = (await own.history()).find(({ transactionId }) => transactionId === order.transactionId)
  expect(row).toMatchObject({ status: 'IN_PROCESS', statusText: 'Paid out, units to be sold' })
  expect(await freeUnits()).toBe(less(quote.freeUnits, order.unitsHeld))

  await portal.advanceTo(new Date('2026-08-25T22:40:00+05:30'))
  own = await journeyOf(pan)
  const sold = await own.showRedemption(order.transactionId)
  const first = await navOn(portal.platform.db, 'LIQUID-DG', '2026-08-24')
  expect(sold).toMatchObject({
    state: 'paid_out',
    navDate: '2026-08-24',
    nav: first,
    proceeds: draftTerms.amount,
  })
  expect(sold.units).toBe(unitsFor(draftTerms.amount, first!))
})

test('what is left of the limit of a day is paid to the paisa, and never more [S7.063]', async () => {
  await portal.advanceTo(new Date('2026-08-26T10:00:00+05:30'))
  own = await journeyOf(pan)
  await place({ ...liquid, amount: 5_000_00 }, await codeOf({ ...liquid, amount: 5_000_00 }))
  const { dayLimit, usedToday, most } = await eligible(liquid)
  const draftTerms = { ...liquid, amount: most - (most % 100) - 100_00 }
  const [order] = (await place(draftTerms, await codeOf(draftTerms))).data.orders
  if (order?.family !== 'redemption') throw new Error('it is a redemption')
  expect(order.netAmount).toBe(draftTerms.amount)
  expect(usedToday + order.netAmount!).toBeLessThanOrEqual(dayLimit)
  expect((await eligible(liquid)).usedToday).toBe(usedToday + order.netAmount!)
})

test('on a Sunday night, two at once share the limit of the day: one of them is refused [S1.020 S7.063]', async () => {
  await portal.advanceTo(new Date('2026-08-30T22:00:00+05:30'))
  own = await journeyOf(people.bharat.pan)
  const draftTerms = { ...liquid, folioNo: '91002002', bankId: 'BA-1002-1', amount: 20_000_00 }
  const first = await codeOf(draftTerms)
  const second = await codeOf(draftTerms)
  const answers = await Promise.all([place(draftTerms, first), place(draftTerms, second)])
  const refused = answers.filter(({ data }) => !data).map(({ resultInfo }) => resultInfo)
  expect(refused).toMatchObject([
    { resultCodeId: '-383', resultMsg: expect.stringMatching(/up to ₹1\d,\d{3}.*after the ₹20,000/) },
  ])
  await portal.advanceTo(new Date('2026-08-30T22:30:00+05:30'))
  own = await journeyOf(people.bharat.pan)
  const [last] = await own.history()
  expect(last).toMatchObject({ kind: 'REDEMPTION', statusText: 'Paid out, units to be sold' })
  // A liquid fund has a NAV on Sundays too.
  await portal.advanceTo(new Date('2026-08-31T22:40:00+05:30'))
  own = await journeyOf(people.bharat.pan)
  expect((await own.history())[0]).toMatchObject({ status: 'COMPLETED', statusText: 'Paid out' })
  expect(await own.showRedemption(last!.transactionId)).toMatchObject({ navDate: '2026-08-30' })
})

/** An instant redemption of Bharat's at a moment, whose money was there half an hour later. */
async function paidAhead(moment: string) {
  await portal.advanceTo(new Date(moment))
  own = await journeyOf(people.bharat.pan)
  const draftTerms = { ...liquid, folioNo: '91002002', bankId: 'BA-1002-1', amount: 2_000_00 }
  const { transactionId } = (await place(draftTerms, await codeOf(draftTerms))).data.orders[0]!
  await portal.advanceTo(new Date(Date.parse(moment) + 30 * 60_000))
  own = await journeyOf(people.bharat.pan)
  expect((await own.showRedemption(transactionId)).state).toBe('paid_ahead')
  return transactionId
}
const soldBy = async (moment: string, transactionId: string) => {
  await portal.advanceTo(new Date(moment))
  own = await journeyOf(people.bharat.pan)
  return own.showRedemption(transactionId)
}

test('asked for between the cut-off and the NAVs of the evening, it is dealt at the NAV of that day or of the next one, not at the last one that was out [S7.063]', async () => {
  const id = await paidAhead('2026-09-01T16:00:00+05:30')
  expect((await soldBy('2026-09-01T22:40:00+05:30', id)).state).toBe('paid_ahead')
  expect(await soldBy('2026-09-02T22:40:00+05:30', id)).toMatchObject({
    state: 'paid_out',
    navDate: '2026-09-01',
    nav: await navOn(portal.platform.db, 'LIQUID-DG', '2026-09-01'),
  })
})

test('where the NAV falls from the first day to the second, the second one counts: the amount stays, and more units go [S7.063]', async () => {
  const id = await paidAhead('2026-09-03T11:00:00+05:30')
  const before = await navOn(portal.platform.db, 'LIQUID-DG', '2026-09-02')
  const nav = (Number(before) * 0.998).toFixed(4)
  await storeNavs(portal.platform.db, [{ planCode: 'LIQUID-DG', date: '2026-09-03', nav }])
  const sold = await soldBy('2026-09-03T22:40:00+05:30', id)
  expect(sold).toMatchObject({ state: 'paid_out', navDate: '2026-09-03', nav, proceeds: 2_000_00 })
  expect(sold.units).toBe(unitsFor(2_000_00, nav))
})

test('money that came back before its units were sold waits for an account, and the units are sold all the same [S7.063]', async () => {
  const { platform } = portal
  await portal.advanceTo(new Date('2026-09-04T11:00:00+05:30'))
  own = await journeyOf(people.bharat.pan)
  const draftTerms = { ...liquid, folioNo: '91002002', bankId: 'BA-1002-1', amount: 3_000_00 }
  const { transactionId } = (await place(draftTerms, await codeOf(draftTerms))).data.orders[0]!
  const [payout] = await payoutsOf(platform.db, [transactionId])
  const paying = payoutContext(platform, orderPayouts(platform))
  const news = { news: 'returned', payoutId: payout!.id, reason: 'The account is closed.' } as const
  await recordPayoutReport(paying, { ...news, at: platform.clock.now() }, { kind: 'poll' })
  expect(await checkInvariants(platform.db)).toEqual([])
  expect((await own.showRedemption(transactionId)).state).toBe('accepted')
  expect(await soldBy('2026-09-04T22:40:00+05:30', transactionId)).toMatchObject({
    state: 'returned',
    navDate: '2026-09-03',
    proceeds: 3_000_00,
  })
})

test('where the units do not bring what was paid any more, nothing is sold, and a person is told [S7.063]', async () => {
  const id = await paidAhead('2026-09-08T11:00:00+05:30')
  await storeNavs(portal.platform.db, [{ planCode: 'LIQUID-DG', date: '2026-09-08', nav: '100.0000' }])
  expect(await soldBy('2026-09-08T22:40:00+05:30', id)).toMatchObject({ state: 'paid_ahead', units: null })
  await portal.advanceTo(new Date('2026-09-10T09:40:00+05:30'))
  const told = await openTasks(portal.platform.db)
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'nav-missing', subject: 'LIQUID-DG 2026-09-08' }),
  )
})
