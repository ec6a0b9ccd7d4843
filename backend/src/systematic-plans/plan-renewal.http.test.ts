import type { PlanKind } from '@portal/contracts/systematic-plans/plan-snapshot'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { systematicPlans } from '../plan-register/schema'
import { checkInvariants } from '../invariants'
import { orders } from '../orders/schema'
import { planJourney } from '../../test-kit/orders/plan-journey'
import { bankAnswers } from '../../test-kit/orders/sip-journey'

const { pan } = people.asha
const umrn = 'PRJT7000000000001001'
const midCap = { planId: 'SR100003', folioNo: '91024821' } as const

let portal: TestPortal
let plans: ReturnType<typeof planJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  plans = planJourney(portal, pan, await portal.loginAs(pan))
  portal.platform.publicUrl = () => 'http://127.0.0.1:1'
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const at = (moment: string) => portal.advanceTo(new Date(`${moment}+05:30`))
const duesOf = async (planId: string) => {
  const its = await portal.platform.db.select().from(orders).where(eq(orders.planId, planId))
  return its.flatMap(({ dueOn, amount }) => (dueOn ? [[dueOn, amount]] : [])).sort()
}

test('the list of plans says what runs, what failed, what is next and what can be done [S7.075]', async () => {
  const { today, plans: all, calendar } = await plans.all()
  expect(today).toBe('2026-08-25')
  expect(all.map(({ planId, state }) => `${planId} ${state}`)).toEqual([
    'SR100002 ACTIVE',
    'SR100005 ACTIVE',
    'SR100001 ACTIVE',
    'SR100003 ACTIVE',
    'SR100006 ACTIVE',
    'SR100004 PAUSED',
  ])
  expect(all.find(({ planId }) => planId === 'SR100001')).toMatchObject({
    failedInARow: 1,
    mostFailures: 3,
    // The last one failed, and counts.
    dealt: 21,
    failed: 1,
    total: null,
    moved: 20 * 5_000_00,
    accountLast4: '4417',
    mandate: { limit: 1_00_000_00, usedAMonth: 10_500_00 },
    next: { dueOn: '2026-09-10', date: '2026-09-10', amount: 5_000_00, isLast: false },
  })
  expect(all.find(({ planId }) => planId === midCap.planId)).toMatchObject({
    dealt: 24,
    failed: 0,
    total: 25,
    moved: 72_000_00,
    next: { isLast: true },
  })
  expect(
    calendar.entries.filter(({ date }) => date.startsWith('2026-09')).map(({ date, dueOn }) => [date, dueOn]),
  ).toEqual([
    ['2026-09-01', '2026-09-01'],
    ['2026-09-10', '2026-09-10'],
    ['2026-09-15', '2026-09-15'],
    ['2026-09-21', '2026-09-20'],
    ['2026-09-25', '2026-09-25'],
  ])
  expect(calendar).toMatchObject({ from: '2026-08-01', to: '2027-01-31' })
  expect(calendar.holidays).toContain('2026-09-14')
})

test('the chain tells what became of each instalment, and why one failed', async () => {
  const { instalments } = await plans.details('SR100001')
  expect(instalments.slice(0, 3)).toMatchObject([
    { dueOn: '2026-09-10', state: 'coming', amount: 5_000_00 },
    { dueOn: '2026-08-10', state: 'failed', reason: 'Debit failed' },
    { dueOn: '2026-07-10', state: 'done', units: expect.stringMatching(/^\d+\.\d{3}$/) as string },
  ])
  const { data } = await plans.call(systematicPlanApi.failedDebits, { panNumber: pan })
  expect(data.failures).toMatchObject([
    { planId: 'SR100001', dueOn: '2026-08-10', failedInARow: 1, mostFailures: 3 },
  ])
})

test('plans are those of the investor, and one of another is like one that does not exist', async () => {
  expect((await plans.call(systematicPlanApi.plan, { planId: 'SR100007' })).status).toBe(404)
})

test('a SIP can run daily, monthly, quarterly, half-yearly or yearly, a plan out of a holding not daily [S7.075] [S9.024]', async () => {
  const offered = async (kind: PlanKind) =>
    (await plans.call(systematicPlanApi.frequencies, { kind })).data.frequencies
  const others = ['Monthly', 'Quarterly', 'Half Yearly', 'Yearly']
  expect(await offered('SIP')).toEqual(['Daily', ...others])
  expect(await offered('SWP')).toEqual(others)
  expect(await offered('STP')).toEqual(others)
})

test('an STP is modified, and an SWP cancelled: what is due afterwards follows [S7.067]', async () => {
  const stp = { planId: 'SR100005', folioNo: '91027306' } as const
  const swp = { planId: 'SR100006', folioNo: '91027306' } as const
  expect(
    await plans.changed({ kind: 'STP_MODIFY', ...stp, amount: 4_000_00, dayOfMonth: 15, endDate: null }),
  ).toMatchObject({ planKind: 'STP', after: { nextDue: '2026-09-15', umrn: null } })
  await plans.changed({ kind: 'SWP_CANCEL', ...swp, reason: 'OTHER' })
  await at('2026-09-22T23:00:00')
  await bankAnswers(portal, 'paid')
  expect(await duesOf(stp.planId)).toEqual([['2026-09-15', 4_000_00]])
  expect(await duesOf(swp.planId)).toEqual([])
  expect(await plans.plan(swp.planId)).toMatchObject({ state: 'CANCELLED', endedFrom: '2026-08-27' })
  // Only a SIP has to wait for half a year.
  expect(await plans.refusalOf(stp.planId, 'modify')).toBeNull()
}, 200_000)

test('a SIP that has made its last instalment is renewed, runs on, and is not renewed twice [S1.025, S7.041, S8.056]', async () => {
  await at('2026-09-24T10:00:00')
  const list = async () => (await plans.call(systematicPlanApi.renewable, { panNumber: pan })).data
  expect((await list()).plans).toMatchObject([{ planId: midCap.planId, state: 'COMPLETED' }])
  expect((await list()).mandates).toMatchObject([{ umrn }])
  const order = await plans.changed({
    kind: 'SIP_RENEW',
    ...midCap,
    amount: 3_500_00,
    endDate: '2027-12-31',
    umrn,
  })
  expect(order).toMatchObject({
    before: { state: 'COMPLETED', nextDue: null },
    after: { state: 'ACTIVE', nextDue: '2026-10-15', endDate: '2027-12-15' },
  })
  await at('2026-10-15T23:00:00')
  expect((await duesOf(midCap.planId)).at(-1)).toEqual(['2026-10-15', 3_500_00])
  expect((await list()).plans).toEqual([])
  const again = await plans.quote({ kind: 'SIP_RENEW', ...midCap, amount: 3_500_00, endDate: null, umrn })
  expect(again.resultInfo).toMatchObject({
    resultCodeId: '-406',
    resultMsg: expect.stringMatching(/already been renewed/),
  })
}, 400_000)

test('a change of a SIP that failed debits end before its cut-off is rejected, and the investor hears of it', async () => {
  const balanced = { planId: 'SR100001', folioNo: '91027306' } as const
  await portal.platform.db
    .update(systematicPlans)
    .set({ failedInARow: 2 })
    .where(eq(systematicPlans.id, balanced.planId))
  await at('2026-10-16T10:00:00')
  const terms = { amount: 5_500_00, dayOfMonth: 10, endDate: null }
  const order = await plans.changed({ kind: 'SIP_MODIFY', ...balanced, ...terms })
  await bankAnswers(portal, 'failed', balanced.planId)
  await at('2026-10-16T23:00:00')
  expect(await plans.show(order.transactionId)).toMatchObject({ state: 'rejected' })
  expect(await plans.plan(balanced.planId)).toMatchObject({ state: 'CANCELLED', failedInARow: 3 })
  const told = (await portal.inbox(pan)).filter(({ subject }) => subject?.includes('could not be changed'))
  expect(told.length).toBeGreaterThan(0)
}, 400_000)
