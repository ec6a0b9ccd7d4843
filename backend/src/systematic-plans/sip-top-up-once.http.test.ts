import { randomUUID } from 'node:crypto'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { SipTopUpOnceTerms } from '@portal/contracts/orders/order-terms'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { sipTopUpOnceApi } from '@portal/contracts/orders/sip-top-up-once'
import { timelineApi } from '@portal/contracts/orders/transaction-timeline'
import { and, eq } from 'drizzle-orm'
import { distributors } from '../distributors/schema'
import { ledgerEntries } from '../folios/schema'
import { setRegister } from '../../test-kit/kyc-applications/kyc-portal'
import { people, type Person } from '../../sandbox/data/people'
import { planOn } from '../schemes/catalogue'
import { statementJourney } from '../../test-kit/statements/statement-journey'
import { insertPlan } from '../plan-register/plan.repository'
import type { systematicPlans } from '../plan-register/schema'
import { codeRequest } from '../../test-kit/code-request'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { checkouts, orders } from '../orders/schema'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { planJourney } from '../../test-kit/orders/plan-journey'
import { purchaseIn, purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { ashasSip, registrationIn, sipJourney } from '../../test-kit/orders/sip-journey'

type DraftTerms = Omit<SipTopUpOnceTerms, 'kind'>

const { asha, bharat, kiran, leela, mohan } = people
const running = {
  planId: 'SR100002',
  folioNo: '91024821',
  schemePlanCode: 'FLEXI-DG',
  amount: 5_000_00,
} satisfies DraftTerms
const inWords = 'One-time top-up of SIP SR100002'

let portal: TestPortal

beforeAll(async () => {
  portal = await startListeningPortal()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

/** What one investor does to top up a SIP once. */
async function journeyOf({ pan }: Person) {
  const token = await portal.loginAs(pan)
  const { call, codeFor, confirmed, show, history } = outflowJourney(portal, pan, token)
  const { pay, when, initiate } = purchaseJourney(portal, pan, token)
  const plans = planJourney(portal, pan, token)

  const quote = (draftTerms: DraftTerms) => call(sipTopUpOnceApi.validate, draftTerms)
  const code = (draftTerms: DraftTerms) =>
    codeFor('LUMPSUM', { orders: [{ kind: 'SIP_TOP_UP_ONCE', ...draftTerms }] })
  const order = (
    draftTerms: DraftTerms,
    by: Awaited<ReturnType<typeof code>>,
    idempotencyKey: string = randomUUID(),
  ) => call(sipTopUpOnceApi.sipTopUpOnce, { ...draftTerms, ...confirmed(by) }, { idempotencyKey })
  async function placed(draftTerms: DraftTerms): Promise<PurchaseOrder> {
    const { data, resultInfo } = await order(draftTerms, await code(draftTerms))
    if (!data) throw new Error(resultInfo.resultMsg)
    return purchaseIn(data.orders)
  }
  /** What quote and order answer alike; no code is needed to be refused. */
  async function refusal(draftTerms: DraftTerms) {
    const none = { otp: 'ABC1234', referenceNumber: randomUUID() }
    const [first, second] = [await quote(draftTerms), await order(draftTerms, none)]
    expect([second.status, second.resultInfo]).toEqual([first.status, first.resultInfo])
    return first.status === 200 ? first.resultInfo.resultCodeId : first.status
  }
  return { token, call, quote, code, order, placed, refusal, show, history, pay, when, initiate, plans }
}

/** A SIP of before the orders, as it says. */
async function planned(
  plan: Partial<typeof systematicPlans.$inferInsert> & { id: string },
): Promise<DraftTerms> {
  const due = { firstDue: '2026-03-05', everyMonths: 1, dayOfMonth: 5, amountPaise: 2_000_00 }
  const { folioNo, schemePlanCode: planCode } = running
  const usual = { folioNo, kind: 'SIP', planCode, state: 'ACTIVE', ...due } as const
  const row = { ...usual, registeredOn: '2026-02-02', registeredOnline: true, ...plan }
  await insertPlan(portal.platform.db, row, null)
  return { planId: row.id, folioNo: row.folioNo, schemePlanCode: row.planCode, amount: 5_000_00 }
}

const count = async () => portal.platform.db.$count(orders)

describe('what it would give', () => {
  test('a quote is that of a lump sum, and names the SIP with what stays as it is', async () => {
    const { data } = await (await journeyOf(asha)).quote(running)
    expect(data).toMatchObject({
      amount: 5_000_00,
      stampDuty: 25,
      netAmount: 4_999_75,
      navDateIfPaidNow: '2026-08-25',
      isMicro: false,
      scheme: { schemeName: 'Neem Flexi Cap Fund', planMode: 'DIRECT' },
      plan: { planId: 'SR100002', folioNo: '91024821', amount: 2_500_00, frequency: 'Monthly' },
    })
    expect(data.plan.nextDue).toMatch(/^2026-0[89]-25$/)
  })

  test('the additional minimum holds, also before the first units of the SIP are there', async () => {
    const { quote } = await journeyOf(asha)
    const young = await planned({ id: 'SR190001', planCode: 'CORPBOND-DG', firstDue: '2026-09-05' })
    const { minPurchasePaise, minAdditionalPaise } = (await planOn(
      portal.platform.db,
      'CORPBOND-DG',
      '2026-08-25',
    ))!.scheme
    expect(minAdditionalPaise).toBeLessThan(minPurchasePaise)
    const least = { ...young, amount: minAdditionalPaise }
    expect((await quote(least)).resultInfo.resultCode).toBe('SUCCESS')
    expect((await quote({ ...least, amount: least.amount - 1_00 })).resultInfo.resultCodeId).toBe('-307')
  })
})

describe('who may, and for what', () => {
  test.each<[string, Partial<DraftTerms>, number | string]>([
    ['less than an additional purchase', { amount: 99_00 }, '-307'],
    ['no whole rupees', { amount: 5_000_50 }, '-309'],
    ['more than online at once', { amount: 100_00_00_001_00 }, '-308'],
    ['another scheme of the folio', { schemePlanCode: 'MIDCAP-DG' }, 404],
    ['another folio of the investor', { folioNo: '91027306' }, 404],
    ['a SIP that there is not', { planId: 'SR999999' }, 404],
    ['an STP', { planId: 'SR100005', folioNo: '91027306', schemePlanCode: 'LIQUID-DG' }, 404],
    [
      'the SIP of somebody else',
      { planId: 'SR100007', folioNo: '91016016', schemePlanCode: 'LARGE-DG' },
      404,
    ],
  ])('refuses %s', async (_what, changes, expected) => {
    const before = await count()
    expect(await (await journeyOf(asha)).refusal({ ...running, ...changes })).toBe(expected)
    expect(await count()).toBe(before)
  })

  test('the same plan is nothing to another investor', async () => {
    expect(await (await journeyOf(bharat)).refusal(running)).toBe(404)
    expect(await (await journeyOf(bharat)).refusal({ ...running, folioNo: '91002002' })).toBe(404)
  })

  test.each([
    ['PAUSED', 'This SIP is paused. Restart it first, or invest in the fund as a lump sum.'],
    ['CANCELLED', 'This SIP has ended. Restart it, or invest in the fund as a lump sum.'],
    ['COMPLETED', 'This SIP has made its last instalment. Renew it, or invest in the fund as a lump sum.'],
  ] as const)('refuses one that is %s, and says what to do', async (state, text) => {
    const { refusal, quote } = await journeyOf(asha)
    const draftTerms = await planned({ id: `SR1901${state.slice(0, 2)}`, state })
    expect(await refusal(draftTerms)).toBe('-442')
    expect((await quote(draftTerms)).resultInfo.resultMsg).toBe(text)
  })

  test('refuses what a lump sum is refused: a closed fund, a joint or Demat folio, FATCA, KYC', async () => {
    const [ashas, leelas] = [await journeyOf(asha), await journeyOf(leela)]
    expect(await ashas.refusal(await planned({ id: 'SR190201', planCode: 'SMALL-DG' }))).toBe('-303')
    const joint = await planned({ id: 'SR190202', folioNo: '91011022' })
    expect(await (await journeyOf(kiran)).refusal(joint)).toBe('-302')
    const demat = await planned({ id: 'SR190203', folioNo: '91013013' })
    expect(await (await journeyOf(mohan)).refusal(demat)).toBe('-301')
    const untaxed = await planned({ id: 'SR190204', folioNo: '91012012', planCode: 'LIQUID-DG' })
    expect(await leelas.refusal(untaxed)).toBe('-8021')
    await setRegister(portal, asha.pan, { status: 'Rejected' })
    expect(await ashas.refusal(running)).toBe('-8020')
    await setRegister(portal, asha.pan, {})
    expect((await ashas.quote(running)).resultInfo.resultCode).toBe('SUCCESS')
  })
})

describe('its one-time code', () => {
  test('names SIP and amount, and confirms no other amount, no other SIP and no lump sum', async () => {
    const { code, order, call } = await journeyOf(asha)
    const by = await code(running)
    const [message] = await portal.inbox(asha.pan)
    expect(message?.body).toContain(
      ' is your one-time code to top up your SIP SR100002 (folio ••4821) once with ₹5,000.00 in Neem Flexi Cap Fund at ',
    )
    const other = await planned({ id: 'SR190301' })
    for (const draftTerms of [{ ...running, amount: 50_000_00 }, other])
      expect((await order(draftTerms, by)).resultInfo.resultCodeId).toBe('-113')
    const { planId: _, ...asLumpsum } = {
      ...running,
      otpVerifyMode: 'OTP' as const,
      quickInvest: false,
      ...by,
    }
    const lumpsum = await call(purchaseApi.newLumpsum, asLumpsum, { idempotencyKey: randomUUID() })
    expect(lumpsum.resultInfo.resultCodeId).toBe('-113')
    expect((await order(running, by)).resultInfo.resultCode).toBe('SUCCESS')
    expect((await order(running, by)).resultInfo.resultCodeId).toBe('-113')
  })

  test('none is sent for a folio of somebody else', async () => {
    const { call } = await journeyOf(bharat)
    const requested = {
      ...codeRequest('LUMPSUM', bharat.pan),
      orders: [{ kind: 'SIP_TOP_UP_ONCE', ...running } as const],
    }
    expect((await call(otpGenerateApi.generate, requested)).status).toBe(404)
  })

  test('the same order sent twice under one key is one order', async () => {
    const { code, order } = await journeyOf(asha)
    const by = await code(running)
    const [before, key] = [await count(), randomUUID()]
    const answers = await Promise.all([order(running, by, key), order(running, by, key)])
    const ids = answers.map(({ data }) => data.orders[0]?.transactionId)
    expect(ids[0]).toBe(ids[1])
    expect(await count()).toBe(before + 1)
  })
})

test('it is paid, dealt and told like a lump sum, under a name of its own beside the number of the SIP', async () => {
  const { placed, pay, when, history, plans } = await journeyOf(asha)
  const { instalments: chain, plan } = await plans.details(running.planId)
  const order = await placed(running)
  expect(order).toMatchObject({
    family: 'purchase',
    kind: 'SIP_TOP_UP_ONCE',
    called: inWords,
    state: 'created',
    planId: 'SR100002',
    dueOn: null,
    folioNo: '91024821',
    amount: 5_000_00,
    stampDuty: 25,
    netAmount: 4_999_75,
    mandate: null,
    distributorARN: null,
  })
  const { db } = portal.platform
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.id, order.checkoutId))
  expect(checkout?.amount).toBe(5_000_00)
  expect((await history())[0]).toMatchObject({ kind: 'PURCHASE', status: 'PENDING', called: inWords })

  await pay(order.transactionId)
  await when(order.transactionId, ({ state }) => state === 'paid')
  await portal.advanceTo(new Date('2026-08-26T10:00:00+05:30'))
  const later = await journeyOf(asha)
  const settled = purchaseIn([await later.show(order.transactionId)])
  expect(settled).toMatchObject({ state: 'allotted', navDate: '2026-08-25' })
  const entry = and(eq(ledgerEntries.orderId, order.transactionId), eq(ledgerEntries.kind, 'PURCHASE'))
  const [booked] = await db.select().from(ledgerEntries).where(entry)
  expect(booked).toMatchObject({ amountPaise: 5_000_00, stampDutyPaise: 25, units: settled.units })

  const rows = await later.history()
  const row = rows.find(({ transactionId }) => transactionId === order.transactionId)
  expect(row).toMatchObject({
    kind: 'PURCHASE',
    instalmentOf: null,
    called: inWords,
    statusText: 'Units allotted',
  })
  const { record } = (await later.call(timelineApi.timeline, { transactionId: order.transactionId })).data
  expect(record).toMatchObject({
    investType: 'SIP_TOP_UP_ONCE',
    sipSrn: 'SR100002',
    investmentAmount: 5_000_00,
  })
  const { view } = (await statementJourney(portal).accountOf(asha)).data
  expect(view.tables.slice(1).flatMap(({ rows: of }) => of.map(([what]) => what))).toContain(inWords)

  // The SIP itself goes on as it was.
  const after = await later.plans.details(running.planId)
  expect(after.plan).toMatchObject({ amount: plan.amount, failedInARow: plan.failedInARow, waiting: null })
  expect(after.instalments.filter(({ transactionId }) => transactionId === order.transactionId)).toEqual([])
  expect(after.instalments.length).toBeGreaterThanOrEqual(chain.length)
})

test('UPI pays it up to the limit of a day, like a lump sum', async () => {
  const { placed, initiate } = await journeyOf(asha)
  const { transactionId } = await placed({ ...running, amount: 5_00_001_00 })
  expect((await initiate(transactionId, 'UPI')).resultInfo.resultCodeId).toMatch(/^-32[01]$/)
  expect((await initiate(transactionId, 'DCB', 'BA-1001-1')).resultInfo.resultCode).toBe('SUCCESS')
})

test('a SIP that is paused in between is not topped up, one whose pause is over is again', async () => {
  const { plans, quote } = await journeyOf(asha)
  const { pauseUntil } = await plans.plan(running.planId)
  await plans.changed({
    kind: 'SIP_PAUSE',
    planId: running.planId,
    folioNo: running.folioNo,
    pauseUntil: pauseUntil[0]!,
  })
  // Until the pause begins it runs.
  expect((await quote(running)).resultInfo.resultCode).toBe('SUCCESS')
  const { changeFrom } = await plans.plan(running.planId)
  await portal.advanceTo(new Date(`${changeFrom}T10:00:00+05:30`))
  expect(await (await journeyOf(asha)).refusal(running)).toBe('-442')
  await portal.advanceTo(new Date(`${pauseUntil[0]}T10:00:00+05:30`))
  expect((await (await journeyOf(asha)).quote(running)).resultInfo.resultCode).toBe('SUCCESS')
})

test('a SIP of a Regular plan keeps its distributor; who may not advise any more is refused in words that help', async () => {
  const { token } = await journeyOf(asha)
  const advice = {
    distributorARN: 'ARN-1204',
    subBrokerCode: 'SB-17',
    euin: 'E012041',
    ria: null,
    executionOnly: false,
  }
  const sip = sipJourney(portal, asha.pan, token)
  const sipStartDate = '2026-12-10'
  const draftTerms = { ...ashasSip, schemePlanCode: 'FLEXI-RG', amount: 5_000_00, sipStartDate, advice }
  const { planId } = registrationIn(await sip.placed(draftTerms, 'newSip'))
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 4 * 86_400_000))
  const own = await journeyOf(asha)
  const topUp = { planId, folioNo: running.folioNo, schemePlanCode: 'FLEXI-RG', amount: 5_000_00 }
  expect(await own.placed(topUp)).toMatchObject({ distributorARN: 'ARN-1204', advice })

  const its = eq(distributors.arn, 'ARN-1204')
  await portal.platform.db.update(distributors).set({ validTill: '2026-08-01' }).where(its)
  expect(await own.refusal(topUp)).toBe('-315')
  expect((await own.quote(topUp)).resultInfo.resultMsg).toBe(
    'Whoever advised you on this SIP may not advise any more. Invest in the fund as a lump sum, where you can choose who advises you.',
  )
})
