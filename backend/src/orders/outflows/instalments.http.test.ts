import { orderApi } from '@portal/contracts/orders/order'
import { and, eq, inArray } from 'drizzle-orm'
import { folioOwner } from '../../folios/folio-reader'
import { investorByPan } from '../../identity/investors'
import { people } from '../../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../../test-kit/test-portal'
import { mostFailures } from '../../plan-register/failed-instalments'
import { planOf } from '../../plan-register/plan.repository'
import { systematicPlans } from '../../plan-register/schema'
import { checkInvariants } from '../../invariants'
import { bringLanguages } from '../../platform/language'
import { placeInstalment } from '../place-orders'
import { orders } from '../schema'
import { outflowJourney } from '../../../test-kit/orders/outflow-journey'

const { pan } = people.asha
const swp = (planId: string, amount: number, dueOn = '2026-08-25') =>
  ({
    kind: 'SWP_INSTALMENT',
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91024821',
    bankId: 'BA-1001-1',
    amount,
    planId,
    dueOn,
  }) as const

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

async function place(terms: Parameters<typeof placeInstalment>[2]): Promise<string> {
  const investor = await investorByPan(portal.platform.db, pan)
  return (await placeInstalment(portal.platform, { id: investor!.id, pan }, terms))!
}
const journey = async () => outflowJourney(portal, pan, await portal.loginAs(pan))

test('a due date happens once', async () => {
  await place(swp('SWP-2', 1_000_00))
  await expect(place(swp('SWP-2', 1_000_00))).rejects.toThrow()
}, 300_000)

test('one that needs more than is free is rejected, and its due date used up', async () => {
  const id = await place(swp('SWP-3', 9_00_000_00))
  const own = await journey()
  expect(await own.showRedemption(id)).toMatchObject({ state: 'rejected', failureReason: 'Too few units' })
  expect(await own.history()).toContainEqual(
    expect.objectContaining({ transactionId: id, status: 'FAILED', statusText: 'Too few units' }),
  )
  await expect(place(swp('SWP-3', 1_000_00))).rejects.toThrow()
}, 300_000)

test('why an order failed is read in English and in Hindi from one row, and what is stored as words as it is', async () => {
  await bringLanguages()
  const id = await place(swp('SWP-3', 9_00_000_00, '2026-08-26'))
  const token = await portal.loginAs(pan)
  async function read(language: string) {
    const options = { token, headers: { language } }
    const { order } = (await portal.call(orderApi.order, { transactionId: id }, options)).data
    const { transactions } = (await portal.call(orderApi.history, { panNumber: pan, limit: 100 }, options))
      .data
    const row = transactions.find(({ transactionId }) => transactionId === id)
    return [order.failureReason, row?.statusText]
  }
  expect(await read('en')).toEqual(['Too few units', 'Too few units'])
  const [inHindi, ofRow] = await read('hi')
  expect(inHindi).toMatch(/^[^a-z]*यूनिट[^a-z]*$/)
  expect(ofRow).toBe(inHindi)
  const failureReason = { text: 'Units are missing' }
  await portal.platform.db.update(orders).set({ failureReason }).where(eq(orders.id, id))
  expect(await read('hi')).toEqual(['Units are missing', 'Units are missing'])
}, 300_000)

test('an instalment of an SWP is sold at the NAV of its due date, cannot be taken back, and is paid out', async () => {
  const id = await place(swp('SWP-1', 1_000_00))
  const own = await journey()
  expect(await own.showRedemption(id)).toMatchObject({
    state: 'accepted',
    cancelUntil: null,
    navDate: '2026-08-25',
  })
  const { resultInfo } = await own.askCode('CANCEL_REDEEM', { transactionId: id })
  expect(resultInfo.resultCodeId).toBe('-361')
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  const later = await journey()
  expect(await later.history()).toContainEqual(
    expect.objectContaining({ transactionId: id, kind: 'REDEMPTION', instalmentOf: 'SWP' }),
  )
  const sold = await later.showRedemption(id)
  expect(sold).toMatchObject({
    state: 'priced',
    dueOn: '2026-08-25',
    proceeds: 1_000_00,
    payouts: [{ state: 'due', dueOn: '2026-08-27' }],
  })
}, 300_000)

test('one of an STP sells, and buys on the day on which the money is there', async () => {
  const { bankId: _none, ...terms } = swp('STP-1', 2_000_00)
  const due = { ...terms, kind: 'STP_INSTALMENT', toSchemePlanCode: 'CORPBOND-DG' } as const
  const id = await place(due)
  await portal.advanceTo(new Date('2026-08-27T23:00:00+05:30'))
  const later = await journey()
  expect(await later.history()).toContainEqual(
    expect.objectContaining({ transactionId: id, kind: 'SWITCH_OUT', instalmentOf: 'STP' }),
  )
  expect(await later.showSwitch(id)).toMatchObject({
    state: 'allotted',
    proceeds: 2_000_00,
    toNavDate: '2026-08-27',
  })
}, 300_000)

const planNow = async (planId: string) => {
  const plan = await planOf(portal.platform.db, planId)
  return { state: plan?.state, failedInARow: plan?.failedInARow }
}

test('an STP or SWP that finds too few units ends after as many failures in a row as a SIP, told before and after; one that is made begins the count anew', async () => {
  const runs = and(inArray(systematicPlans.kind, ['SWP', 'STP']), eq(systematicPlans.state, 'ACTIVE'))
  const [plan] = await portal.platform.db.select().from(systematicPlans).where(runs)
  if (!plan) throw new Error('the data set has an SWP or an STP')
  const owner = await folioOwner(portal.platform.db, plan.folioNo)
  const investor = await investorByPan(portal.platform.db, owner)
  const due = (amount: number, dueOn: string) => {
    const shared = { schemePlanCode: plan.planCode, folioNo: plan.folioNo, amount, planId: plan.id, dueOn }
    const terms =
      plan.kind === 'SWP'
        ? ({ kind: 'SWP_INSTALMENT', ...shared, bankId: plan.bankId ?? '' } as const)
        : ({ kind: 'STP_INSTALMENT', ...shared, toSchemePlanCode: plan.toPlanCode ?? '' } as const)
    return placeInstalment(portal.platform, { id: investor!.id, pan: owner }, terms)
  }
  const most = mostFailures(plan)
  const tooMuch = 99_00_00_000_00
  await due(tooMuch, '2026-08-28')
  expect(await planNow(plan.id)).toEqual({ state: 'ACTIVE', failedInARow: 1 })
  await due(100_00, '2026-08-29')
  await portal.advance(4)
  expect(await planNow(plan.id)).toEqual({ state: 'ACTIVE', failedInARow: 0 })
  for (let failed = 1; failed <= most; failed += 1) await due(tooMuch, `2026-09-0${failed}`)
  expect(await planNow(plan.id)).toEqual({ state: 'CANCELLED', failedInARow: most })
  const mails = (await portal.inbox(owner)).filter(({ channel }) => channel === 'email')
  const warned = mails.filter(({ body }) => body.includes('If the next instalment fails too'))
  expect(warned).toHaveLength(most === 2 ? 2 : 1)
  expect(mails.filter(({ subject }) => /^Your .* plan .* has ended$/.test(subject))).toHaveLength(1)
}, 300_000)
