import { asc, eq } from 'drizzle-orm'
import type { PlanChangeTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { planChangeApi } from '@portal/contracts/systematic-plans/plan-change'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { systematicPlans, systematicPlanVersions } from '../plan-register/schema'
import { checkInvariants } from '../invariants'
import { orders } from '../orders/schema'
import { planJourney } from '../../test-kit/orders/plan-journey'
import { bankAnswers } from '../../test-kit/orders/sip-journey'

const { pan } = people.asha
const umrn = 'PRJT7000000000001001'
const flexi = { planId: 'SR100002', folioNo: '91024821' } as const
const balanced = { planId: 'SR100001', folioNo: '91027306' } as const

let portal: TestPortal
let plans: ReturnType<typeof planJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  plans = planJourney(portal, pan, await portal.loginAs(pan))
  // From here on the test is the bank: it answers when, and what, the test says.
  portal.platform.publicUrl = () => 'http://127.0.0.1:1'
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const at = (moment: string) => portal.advanceTo(new Date(`${moment}+05:30`))
const versionsOf = (planId: string) =>
  portal.platform.db
    .select()
    .from(systematicPlanVersions)
    .where(eq(systematicPlanVersions.planId, planId))
    .orderBy(asc(systematicPlanVersions.version))
const duesOf = async (planId: string) => {
  const its = await portal.platform.db.select().from(orders).where(eq(orders.planId, planId))
  return its.flatMap(({ dueOn, amount }) => (dueOn ? [[dueOn, amount]] : [])).sort()
}
const told = async (text: string) =>
  (await portal.inbox(pan)).filter(({ subject, channel }) => channel === 'email' && subject?.includes(text))

type Refused = [string, PlanChangeTerms, string, RegExp]
const modified = { amount: 6_000_00, dayOfMonth: 10, endDate: null } as const

test.each<Refused>([
  [
    'a pause until a day that is no due date',
    { kind: 'SIP_PAUSE', ...flexi, pauseUntil: '2026-10-26' },
    '-409',
    /one of the due dates/,
  ],
  [
    'a pause of a SIP with one instalment left [S8.051]',
    { kind: 'SIP_PAUSE', ...flexi, planId: 'SR100003', pauseUntil: '2026-10-15' },
    '-401',
    /not eligible for a pause/,
  ],
  [
    'a pause of one that is paused already [S8.051]',
    { kind: 'SIP_PAUSE', ...flexi, planId: 'SR100004', pauseUntil: '2026-10-07' },
    '-401',
    /not eligible for a pause/,
  ],
  [
    'a SIP registered at a branch [S8.055]',
    { kind: 'SIP_MODIFY', ...flexi, planId: 'SR100003', ...modified },
    '-405',
    /registered online/,
  ],
  [
    'the same amount, day and end',
    { kind: 'SIP_MODIFY', ...balanced, amount: 5_000_00, dayOfMonth: 10, endDate: null },
    '-410',
    /Nothing changes/,
  ],
  [
    'less than the smallest SIP',
    { kind: 'SIP_MODIFY', ...balanced, ...modified, amount: 100_00 },
    '-409',
    /₹500/,
  ],
  [
    'more than the mandate allows [S5.073]',
    { kind: 'SIP_MODIFY', ...balanced, ...modified, amount: 1_00_001_00 },
    '-397',
    /up to ₹1,00,000 a debit/,
  ],
  [
    'an end after that of the mandate [S5.073]',
    { kind: 'SIP_MODIFY', ...balanced, ...modified, endDate: '2032-01-10' },
    '-398',
    /expires on 25 Mar 2031/,
  ],
  [
    'a day that no SIP has [S9.018]',
    { kind: 'SIP_MODIFY', ...balanced, ...modified, dayOfMonth: 9 },
    '-409',
    /1, 5, 7/,
  ],
  [
    'an end in the past [S5.061, S8.057]',
    { kind: 'SIP_MODIFY', ...balanced, ...modified, endDate: '2026-08-01' },
    '-407',
    /must be in the future/,
  ],
  [
    'an end before the next instalment',
    { kind: 'SIP_MODIFY', ...balanced, ...modified, endDate: '2026-08-31' },
    '-407',
    /due on 10 Sep 2026/,
  ],
  [
    'a SIP that runs on without an end, renewed',
    { kind: 'SIP_RENEW', ...balanced, amount: 5_000_00, endDate: '2030-01-10', umrn },
    '-410',
    /until you cancel it/,
  ],
  ['a SIP that runs, restarted', { kind: 'SIP_RESTART', ...balanced, umrn }, '-410', /runs already/],
  [
    'a renewal of five months [S9.016]',
    { kind: 'SIP_RENEW', ...flexi, planId: 'SR100003', amount: 3_000_00, endDate: '2027-03-10', umrn },
    '-407',
    /at least 6 months/,
  ],
])('%s is refused', async (_what, terms, code, text) => {
  const { resultInfo } = await plans.quote(terms)
  expect(resultInfo).toMatchObject({ resultCode: 'FAILURE', resultCodeId: code })
  expect(resultInfo.resultMsg).toMatch(text)
  expect((await plans.change(terms)).resultInfo.resultCodeId).toBe(code)
})

test('a plan of another investor, in another folio, or of another kind is like one that does not exist', async () => {
  const pause = { kind: 'SIP_PAUSE', ...flexi, pauseUntil: '2026-10-25' } as const
  expect((await plans.quote({ ...pause, planId: 'SR100007', folioNo: '91016016' })).status).toBe(404)
  expect((await plans.quote({ ...pause, folioNo: '91027306' })).status).toBe(404)
  expect(
    (await plans.quote({ kind: 'SIP_CANCEL', ...balanced, planId: 'SR100005', reason: 'OTHER' })).status,
  ).toBe(404)
})

test('a Smart SIP cannot be paused [S8.052]', async () => {
  const { db } = portal.platform
  await db.update(systematicPlans).set({ isSmart: true }).where(eq(systematicPlans.id, flexi.planId))
  const { resultInfo } = await plans.quote({ kind: 'SIP_PAUSE', ...flexi, pauseUntil: '2026-10-25' })
  expect(resultInfo).toMatchObject({
    resultCodeId: '-402',
    resultMsg: expect.stringMatching(/Smart SIP cannot/),
  })
  expect(await plans.refusalOf(flexi.planId, 'pause')).toMatch(/Smart SIP cannot be paused/)
  await db.update(systematicPlans).set({ isSmart: false }).where(eq(systematicPlans.id, flexi.planId))
})

test('a code confirms only the change that it was asked for', async () => {
  const pause = { kind: 'SIP_PAUSE', ...flexi, pauseUntil: '2026-10-25' } as const
  const code = await plans.codeFor('SIP_PAUSE', { orders: [pause] })
  const other = { ...pause, pauseUntil: '2026-11-25', ...code } as const
  const { resultInfo } = await plans.call(planChangeApi.pause, other, {
    idempotencyKey: 'b5f7e0f0-02aa-4b7e-8df7-53c3f0d5a1b2',
  })
  expect(resultInfo.resultCodeId).toBe('-113')
  expect((await portal.inbox(pan)).find(({ otp }) => otp)?.body).toMatch(
    /pause your SIP SR100002 .*until 25 Oct 2026/,
  )
})

test('a change can be taken back until its cut-off, and no other one is possible meanwhile', async () => {
  const order = await plans.changed({ kind: 'SIP_CANCEL', ...balanced, reason: 'NEED_MONEY' })
  expect(order).toMatchObject({
    kind: 'SIP_CANCEL',
    state: 'accepted',
    holdsFrom: '2026-08-27',
    reason: 'NEED_MONEY',
  })
  const { resultInfo } = await plans.quote({ kind: 'SIP_MODIFY', ...balanced, ...modified })
  expect(resultInfo).toMatchObject({
    resultCodeId: '-408',
    resultMsg: expect.stringMatching(order.orderNumber),
  })
  expect((await plans.plan(balanced.planId)).waiting).toMatchObject({ kind: 'SIP_CANCEL' })
  expect((await plans.takeBack(order.transactionId)).data.order.state).toBe('cancelled')
  expect(await plans.refusalOf(balanced.planId, 'modify')).toBeNull()
  expect(await versionsOf(balanced.planId)).toHaveLength(1)
})

test('paused, a SIP leaves out what is due until the date on which it runs again [S1.022, S7.066]', async () => {
  const terms = { kind: 'SIP_PAUSE', ...flexi, pauseUntil: '2026-10-25' } as const
  const { data } = await plans.quote(terms)
  expect(data).toMatchObject({
    holdsFrom: '2026-08-27',
    leftOut: ['2026-09-25'],
    before: { state: 'ACTIVE' },
    after: { state: 'PAUSED', nextDue: '2026-10-25' },
  })
  const order = await plans.changed(terms)
  await at('2026-08-25T23:00:00')
  expect(await plans.show(order.transactionId)).toMatchObject({ state: 'registered' })
  expect(await told('is paused from 27 Aug 2026 and runs again on 25 Oct 2026')).toHaveLength(1)
  expect(await plans.plan(flexi.planId)).toMatchObject({
    state: 'ACTIVE',
    pause: { from: '2026-08-27', until: '2026-10-25' },
  })
})

test('modified, a SIP is debited as before until the change holds, then as it says; again only after 6 months [S1.024, S5.069, S7.089, S8.054, S9.015]', async () => {
  await at('2026-09-08T10:00:00')
  const terms = {
    kind: 'SIP_MODIFY',
    ...balanced,
    amount: 6_000_00,
    dayOfMonth: 5,
    endDate: '2028-06-30',
  } as const
  expect((await plans.quote(terms)).data).toMatchObject({
    holdsFrom: '2026-09-10',
    before: { amount: 5_000_00, dayOfMonth: 10, nextDue: '2026-09-10', endDate: null },
    after: { amount: 6_000_00, dayOfMonth: 5, nextDue: '2026-10-05', endDate: '2028-06-05' },
  })
  await at('2026-09-09T10:00:00')
  const order = await plans.changed(terms)
  expect(order).toMatchObject({ holdsFrom: '2026-09-11', before: { nextDue: '2026-09-10' } })
  await at('2026-10-05T23:00:00')
  await bankAnswers(portal, 'paid')
  expect(await duesOf(balanced.planId)).toEqual([
    ['2026-09-10', 5_000_00],
    ['2026-10-05', 6_000_00],
  ])
  const again = { ...terms, amount: 7_000_00 }
  expect((await plans.quote(again)).resultInfo).toMatchObject({
    resultCodeId: '-404',
    resultMsg: expect.stringMatching(/once in 6 months.*9 Mar 2027/),
  })
  const orderedOn = (createdAt: string) =>
    portal.platform.db
      .update(orders)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(orders.id, order.transactionId))
  await orderedOn('2026-04-05T06:00:00Z')
  expect((await plans.quote(again)).resultInfo.resultCode).toBe('SUCCESS')
  await orderedOn('2026-09-09T04:30:00Z')
}, 200_000)

test('after a pause a SIP runs again by itself, and nothing was debited meanwhile', async () => {
  expect(await plans.plan(flexi.planId)).toMatchObject({ state: 'PAUSED', next: { dueOn: '2026-10-25' } })
  expect(await duesOf(flexi.planId)).toEqual([['2026-08-25', 2_500_00]])
  // The 25th is a Sunday.
  await at('2026-10-26T23:00:00')
  await bankAnswers(portal, 'paid')
  expect(await duesOf(flexi.planId)).toEqual([
    ['2026-08-25', 2_500_00],
    ['2026-10-25', 2_500_00],
  ])
  expect((await plans.details(flexi.planId)).instalments.slice(0, 4)).toMatchObject([
    { dueOn: '2026-11-25', state: 'coming' },
    { dueOn: '2026-10-25' },
    { dueOn: '2026-09-25', state: 'leftOut' },
    { dueOn: '2026-08-25' },
  ])
}, 200_000)

test('a cancelled SIP ends two business days later; then it can be restarted with a mandate [S1.023, S1.026, S8.053]', async () => {
  await plans.changed({ kind: 'SIP_CANCEL', ...flexi, reason: 'GOAL_REACHED' })
  await at('2026-10-29T10:00:00')
  const { state, actions, next, endedFrom } = await plans.plan(flexi.planId)
  expect({ state, next, endedFrom }).toEqual({ state: 'CANCELLED', next: null, endedFrom: '2026-10-29' })
  const reason = /not eligible for cancellation/
  expect(actions).toContainEqual({ action: 'cancel', refusal: expect.stringMatching(reason) })
  expect(actions).toContainEqual({ action: 'restart', refusal: null })
  const order = await plans.changed({ kind: 'SIP_RESTART', ...flexi, umrn })
  expect(order).toMatchObject({ holdsFrom: '2026-11-02', after: { nextDue: '2026-11-25' } })
  await at('2026-10-29T23:00:00')
  expect(
    (await versionsOf(flexi.planId)).map(({ state: each, holdsFrom }) => `${holdsFrom} ${each}`),
  ).toEqual([
    expect.stringMatching(/ ACTIVE$/),
    '2026-08-27 PAUSED',
    '2026-10-25 ACTIVE',
    '2026-10-29 CANCELLED',
    '2026-11-02 ACTIVE',
  ])
}, 100_000)
