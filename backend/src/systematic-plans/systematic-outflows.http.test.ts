import { systematicOutflowApi } from '@portal/contracts/systematic-plans/systematic-outflow'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { orderApi } from '@portal/contracts/orders/order'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { eq } from 'drizzle-orm'
import { people, type Person } from '../../sandbox/data/people'
import { systematicPlans } from '../plan-register/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { inTransaction } from '../platform/database'
import { checkInvariants } from '../invariants'
import { moveOpenOrders } from '../orders/move-orders'
import { orders } from '../orders/schema'
import { outflowJourney, type OutflowJourney } from '../../test-kit/orders/outflow-journey'

type StpDraftTerms = RequestOf<typeof systematicOutflowApi.validateStp>
type SwpDraftTerms = RequestOf<typeof systematicOutflowApi.validateSwp>

const monthly = { frequency: 'Monthly', dayOfMonth: 7, period: { periodType: 'Until cancelled' } } as const
const six = { periodType: 'Number of instalments', installments: 6 } as const
const liquid: StpDraftTerms = {
  ...monthly,
  schemePlanCode: 'LIQUID-DG',
  toSchemePlanCode: 'LARGE-DG',
  folioNo: '91027306',
  amount: 6_000_00,
  period: six,
}
const flexi: SwpDraftTerms = {
  ...monthly,
  schemePlanCode: 'FLEXI-DG',
  folioNo: '91024821',
  bankId: 'BA-1001-1',
  amount: 2_000_00,
}

let portal: TestPortal
let own: OutflowJourney

const journeyOf = async ({ pan }: Person) => outflowJourney(portal, pan, await portal.loginAs(pan))
const stpQuote = (draftTerms: Partial<StpDraftTerms> = {}) =>
  own.call(systematicOutflowApi.validateStp, { ...liquid, ...draftTerms })
const swpQuote = (draftTerms: Partial<SwpDraftTerms> = {}) =>
  own.call(systematicOutflowApi.validateSwp, { ...flexi, ...draftTerms })
const endOfDay = async (day: string) => {
  await portal.advanceTo(new Date(`${day}T23:00:00+05:30`))
  own = await journeyOf(people.asha)
}

beforeAll(async () => {
  portal = await startTestPortal()
  own = await journeyOf(people.asha)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

async function placeStp(draftTerms: Partial<StpDraftTerms> = {}) {
  const terms = { ...liquid, ...draftTerms, startDate: (await stpQuote(draftTerms)).data.startDate }
  const code = await own.codeFor('STP', { orders: [{ kind: 'STP', ...terms }] })
  return own.call(systematicOutflowApi.stp, { ...terms, ...own.confirmed(code) })
}
async function placeSwp(draftTerms: Partial<SwpDraftTerms> = {}) {
  const terms = { ...flexi, ...draftTerms, startDate: (await swpQuote(draftTerms)).data.startDate }
  const code = await own.codeFor('SWP', { orders: [{ kind: 'SWP', ...terms }] })
  return own.call(systematicOutflowApi.swp, { ...terms, ...own.confirmed(code) })
}
const planOf = async (planId: string | null | undefined) =>
  (
    await portal.platform.db
      .select()
      .from(systematicPlans)
      .where(eq(systematicPlans.id, planId ?? ''))
  )[0]
const instalmentsOf = (planId: string) =>
  portal.platform.db.select().from(orders).where(eq(orders.planId, planId)).orderBy(orders.dueOn)

test('an STP is quoted with each due date, the dates of both NAVs where that is a holiday, its total and what else leaves the fund', async () => {
  const { data } = await stpQuote()
  expect(data).toMatchObject({
    startDate: '2026-09-07',
    endDate: '2027-02-07',
    installments: 6,
    total: 36_000_00,
    othersAMonth: 5_000_00,
    cancelUntil: '2026-08-25T09:30:00.000Z',
    toScheme: { schemePlanCode: 'LARGE-DG' },
    stampDuty: 30,
  })
  expect(data.dues.map(({ dueOn }) => dueOn)).toEqual([
    '2026-09-07',
    '2026-10-07',
    '2026-11-07',
    '2026-12-07',
    '2027-01-07',
    '2027-02-07',
  ])
  // The 7th is a Saturday, and Tuesday, 10 November, a holiday.
  expect(data.dues[2]).toEqual({
    dueOn: '2026-11-07',
    dealtOn: '2026-11-09',
    navDate: '2026-11-10',
    arrivesOn: '2026-11-12',
  })
})

test.each([
  ['Until cancelled', { periodType: 'Until cancelled' }, null, null],
  ['Till date', { periodType: 'Till date', endDate: '2026-11-06' }, 2, '2026-10-07'],
  ['Number of instalments', { periodType: 'Number of instalments', installments: 3 }, 3, '2026-11-07'],
] as const)('a withdrawal plan runs %s [S9.026]', async (_name, period, installments, endDate) => {
  expect((await swpQuote({ period })).data).toMatchObject({
    installments,
    endDate,
    bank: { accountLast4: '4417' },
  })
})

test.each([
  ['Monthly', '2026-10-07'],
  ['Quarterly', '2026-12-07'],
  ['Half Yearly', '2027-03-07'],
  ['Yearly', '2027-09-07'],
] as const)('%s, the second instalment is due on %s', async (frequency, second) => {
  expect((await swpQuote({ frequency })).data.dues[1]?.dueOn).toBe(second)
})

test('what an SWP may not do is refused, each with its own words [S8.020]', async () => {
  const refusals = [
    [{ schemePlanCode: 'ELSS-DG' }, '-411', /not eligible for a withdrawal plan \(SWP\)/],
    [{ schemePlanCode: 'VALUE-DG' }, '-411', /not eligible for a withdrawal plan \(SWP\)/],
    [{ amount: 499_00 }, '-412', /at least ₹500/],
    [{ amount: 500_50 }, '-412', /Enter ₹500 or ₹501/],
    [{ amount: 90_00_000_00 }, '-413', /less than one instalment/],
    [{ period: { periodType: 'Till date', endDate: '2026-09-30' } }, '-415', /Choose 7 Oct 2026 or later/],
    [{ period: { periodType: 'Number of instalments', installments: 1 } }, '-415', /Enter 2 or more/],
    [{ bankId: 'BA-1016-1' }, '-375', /not in the folio/],
    [{ bankId: 'BA-1001-3' }, '-376', /cooling period.*from 31 Aug 2026/],
  ] as const
  for (const [draftTerms, code, words] of refusals)
    expect((await swpQuote(draftTerms)).resultInfo).toMatchObject({
      resultCodeId: code,
      resultMsg: expect.stringMatching(words),
    })
})

test('what an STP may not do is refused, out of its fund and into the other [S8.020] [S8.022]', async () => {
  const refusals = [
    [{ schemePlanCode: 'ELSS-DG', folioNo: '91024821' }, '-411', /not eligible for a transfer plan \(STP\)/],
    [{ toSchemePlanCode: 'LIQUID-DG' }, '-377', /same scheme and plan/],
    [{ toSchemePlanCode: 'VALUE-DG' }, '-378', /cannot switch into/],
    [{ toSchemePlanCode: 'LARGE-RG' }, '-378', /cannot switch into/],
    [{ amount: 1_00 }, '-412', /at least/],
  ] as const
  for (const [draftTerms, code, words] of refusals)
    expect((await stpQuote(draftTerms)).resultInfo).toMatchObject({
      resultCodeId: code,
      resultMsg: expect.stringMatching(words),
    })
})

test('a code confirms the plan that it was asked for and no other, and a first date that is not the quoted one is refused', async () => {
  const { startDate } = (await swpQuote()).data
  const terms = { ...flexi, startDate }
  const code = await own.codeFor('SWP', { orders: [{ kind: 'SWP', ...terms }] })
  const more = await own.call(systematicOutflowApi.swp, {
    ...terms,
    amount: 20_000_00,
    ...own.confirmed(code),
  })
  expect(more.resultInfo.resultCodeId).toBe('-113')
  const elsewhere = await own.call(systematicOutflowApi.swp, {
    ...terms,
    bankId: 'BA-1001-2',
    ...own.confirmed(code),
  })
  expect(elsewhere.resultInfo.resultCodeId).toBe('-113')
  const early = { ...terms, startDate: '2026-08-25' }
  const other = await own.codeFor('SWP', { orders: [{ kind: 'SWP', ...early }] })
  const refused = await own.call(systematicOutflowApi.swp, { ...early, ...own.confirmed(other) })
  expect(refused.resultInfo).toMatchObject({
    resultCodeId: '-414',
    resultMsg: expect.stringContaining('7 Sep 2026'),
  })
})

test('the message with the code names the plan', async () => {
  const { startDate } = (await stpQuote()).data
  await own.codeFor('STP', { orders: [{ kind: 'STP', ...liquid, startDate }] })
  const [message] = await portal.inbox(people.asha.pan)
  expect(message?.body).toMatch(
    /move ₹6,000(\.00)? monthly from Neem Liquid Fund to Neem Large Cap Fund \(folio ••7306\)/,
  )
})

test('before its cut-off a plan is taken back by a code, and never runs', async () => {
  const { data } = await placeStp()
  const [order] = data.orders
  expect(data).toMatchObject({
    trxnType: 'STP',
    startDate: '2026-09-07',
    endDate: '2027-02-07',
    numOfInstallments: 6,
    systDate: 7,
    systFrequency: 'Monthly',
  })
  expect(order).toMatchObject({ kind: 'STP', state: 'accepted', toScheme: { schemePlanCode: 'LARGE-DG' } })
  expect(await own.history()).toContainEqual(
    expect.objectContaining({ transactionId: order?.transactionId, kind: 'STP_REGISTRATION' }),
  )
  const { transactionId = '', planId } = order ?? {}
  const code = await own.codeFor('SIP_CANCEL', { transactionId })
  const { data: taken } = await own.call(orderApi.cancel, { transactionId, ...own.confirmed(code) })
  expect(taken.order.state).toBe('cancelled')
  await endOfDay('2026-08-25')
  expect(await planOf(planId)).toBeUndefined()
})

test('registered after the cut-off, each due date moves its amount once, and after the last one both plans are over [S1.017] [S1.018] [S7.060]', async () => {
  const two = { periodType: 'Number of instalments', installments: 2 } as const
  const stp = (await placeStp({ period: two })).data.orders[0]!
  const swp = (await placeSwp({ period: two, dayOfMonth: 10 })).data.orders[0]!
  const [stpPlan, swpPlan] = [stp.planId!, swp.planId!]
  // It is past today's cut-off: tomorrow's business day registers them.
  expect(stp.cancelUntil).toBe('2026-08-26T09:30:00.000Z')
  await endOfDay('2026-08-26')
  expect(await own.show(stp.transactionId)).toMatchObject({ state: 'registered' })
  expect(await planOf(swpPlan)).toMatchObject({
    state: 'ACTIVE',
    bankId: 'BA-1001-1',
    registeredOnline: true,
  })
  const { upcoming } = (await own.call(systematicPlanApi.systematicPlans, { panNumber: people.asha.pan }))
    .data
  expect(upcoming.find(({ planId }) => planId === stpPlan)).toMatchObject({
    kind: 'STP',
    date: '2026-09-07',
    toSchemeName: 'Neem Large Cap Fund',
  })
  await endOfDay('2026-10-15')
  expect(await instalmentsOf(stpPlan)).toMatchObject([
    { kind: 'STP_INSTALMENT', dueOn: '2026-09-07', state: 'allotted' },
    { kind: 'STP_INSTALMENT', dueOn: '2026-10-07', state: 'allotted' },
    { kind: 'STP', dueOn: null },
  ])
  const [first, , registration] = await instalmentsOf(swpPlan)
  expect(first).toMatchObject({ kind: 'SWP_INSTALMENT', dueOn: '2026-09-10', amount: 2_000_00 })
  expect(registration?.kind).toBe('SWP')
  expect((await planOf(stpPlan))?.state).toBe('COMPLETED')
  expect((await planOf(swpPlan))?.state).toBe('COMPLETED')
  const { plans } = (await own.call(systematicPlanApi.allPlans, { panNumber: people.asha.pan })).data
  for (const planId of [stpPlan, swpPlan])
    expect(plans.find((each) => each.planId === planId)).toMatchObject({ dealt: 2, failed: 0, total: 2 })
}, 600_000)

test('a plan whose order a merger of folios moved before it was registered pays out of the folio that stays', async () => {
  const { data } = await placeSwp()
  const [placed] = data.orders
  await inTransaction(portal.platform.db, (tx) => moveOpenOrders(tx, flexi.folioNo, liquid.folioNo))
  await portal.advance(1)
  expect(await planOf(placed?.planId)).toMatchObject({ folioNo: liquid.folioNo })
})
