import { randomUUID } from 'node:crypto'
import { instantRedemptionApi } from '@portal/kernel/contracts/instant-redemption'
import { investorApi } from '@portal/kernel/contracts/investor'
import type { InstaRedeemTerms } from '@portal/kernel/contracts/order-terms'
import { portfolioApi } from '@portal/kernel/contracts/portfolio'
import { percentOf, unitsFor, valueOf } from '../folios/allotment-math'
import { people } from '../sandbox/world/people'
import { listen } from '../testing/bank-world'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { checkInvariants } from './invariants'
import { exitJourney, type ExitJourney } from './testing/exit-journey'

type Wish = Omit<InstaRedeemTerms, 'kind'>

const { pan } = people.asha
const liquid = { schemePlanCode: 'LIQUID-DG', folioNo: '91027306', bankId: 'BA-1001-1' }

let portal: TestPortal
let own: ExitJourney

const journeyOf = async (who: string) => exitJourney(portal, who, await portal.loginAs(who))
const eligible = async ({ folioNo, schemePlanCode }: Omit<Wish, 'amount'>) =>
  (await own.call(instantRedemptionApi.eligible, { panNumber: pan, folioNumber: folioNo, schemePlanCode }))
    .data
const codeOf = (wish: Wish) => own.codeFor('INSTA_REDEEM', { orders: [{ kind: 'INSTA_REDEEM', ...wish }] })
const place = (wish: Wish, code: Awaited<ReturnType<typeof codeOf>>, idempotencyKey: string = randomUUID()) =>
  own.call(instantRedemptionApi.instaRedeem, { ...wish, ...own.confirmed(code) }, { idempotencyKey })

beforeAll(async () => {
  portal = await startTestPortal()
  await listen(portal)
  own = await journeyOf(pan)
}, 120_000)
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

test('a liquid fund says how much of it can be had at once, any other one why not [S1.020 S7.063]', async () => {
  const { most, ...limit } = await eligible(liquid)
  // 90 % of what is free, which is less than ₹50,000 here.
  const { freeUnits, currentNAV } = (await own.call(investorApi.folios, { panNumber: pan })).data.folios
    .find(({ folioNo }) => folioNo === liquid.folioNo)!
    .holdings.find(({ schemePlanCode }) => schemePlanCode === liquid.schemePlanCode)!
  expect(limit).toEqual({ eligible: true, reason: null, dayLimit: most, usedToday: 0 })
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

test('units are sold at the last NAV when they are asked back, and the bank has the money within half an hour [S1.020 S7.063]', async () => {
  const wish = { ...liquid, amount: 12_000_00 }
  const { data: quote } = await own.call(instantRedemptionApi.validate, wish)
  expect(quote).toMatchObject({ navDate: '2026-08-24', payoutBy: expect.stringMatching(/^2026-08-25T08:18/) })
  const code = await codeOf(wish)
  const dearer = await place({ ...wish, amount: 13_000_00 }, code)
  expect(dearer.resultInfo.resultCodeId).toBe('-113')
  const key = randomUUID()
  const answers = await Promise.all([1, 2].map(() => place(wish, code, key)))
  const [order] = answers[0]?.data.orders ?? []
  expect(answers[1]?.data.orders[0]?.transactionId).toBe(order?.transactionId)
  if (order?.family !== 'redemption') throw new Error('it is a redemption')
  expect(order).toMatchObject({
    kind: 'INSTA_REDEEM',
    state: 'priced',
    nav: quote.lastNav,
    cancelUntil: null,
  })
  expect(order).toMatchObject({ proceeds: wish.amount, units: unitsFor(wish.amount, order.nav!) })
  expect(order.payouts).toMatchObject([{ state: 'due', dueOn: '2026-08-25', amount: order.netAmount }])
  const late = await own.cancel('redemption', order.transactionId)
  expect(late.resultInfo.resultMsg).toContain('Orders of this kind cannot be cancelled')

  await portal.advanceTo(new Date(quote.payoutBy))
  own = await journeyOf(pan)
  const paid = await own.showRedemption(order.transactionId)
  expect(paid).toMatchObject({ state: 'paid_out', payouts: [{ state: 'paid', utr: expect.any(String) }] })
  expect(new Date(paid.payouts[0]!.settledAt!).getTime()).toBeLessThanOrEqual(
    new Date(quote.payoutBy).getTime(),
  )
})

test('what is left of the limit of a day is paid to the paisa, and never more [S7.063]', async () => {
  const { dayLimit, usedToday, most } = await eligible(liquid)
  const wish = { ...liquid, amount: most - (most % 100) }
  const [order] = (await place(wish, await codeOf(wish))).data.orders
  if (order?.family !== 'redemption') throw new Error('it is a redemption')
  expect(order.proceeds).toBe(wish.amount)
  expect(usedToday + order.proceeds!).toBeLessThanOrEqual(dayLimit)
  expect((await eligible(liquid)).usedToday).toBe(usedToday + order.proceeds!)
})

test('on a Sunday night, two at once share the limit of the day: one of them is refused [S1.020 S7.063]', async () => {
  await portal.advanceTo(new Date('2026-08-30T22:00:00+05:30'))
  own = await journeyOf(people.bharat.pan)
  const wish = { ...liquid, folioNo: '91002002', bankId: 'BA-1002-1', amount: 20_000_00 }
  const first = await codeOf(wish)
  const second = await codeOf(wish)
  const answers = await Promise.all([place(wish, first), place(wish, second)])
  const refused = answers.filter(({ data }) => !data).map(({ resultInfo }) => resultInfo)
  expect(refused).toMatchObject([
    { resultCodeId: '-383', resultMsg: expect.stringMatching(/up to ₹1\d,\d{3}.*after the ₹20,000/) },
  ])
  await portal.advanceTo(new Date('2026-08-30T22:30:00+05:30'))
  own = await journeyOf(people.bharat.pan)
  const [last] = await own.history()
  expect(last).toMatchObject({ kind: 'REDEMPTION', status: 'COMPLETED', statusText: 'Paid out' })
}, 120_000)
