import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { paymentApi } from '@portal/contracts/payments/payment'
import { addYears } from '@portal/contracts/format'
import { debitContext } from '../debits/debit-context'
import { recordDebitReport } from '../debits/debit-outcome'
import { debits } from '../debits/schema'
import { changeMandate, insertMandate, lockMandate } from '../mandates/mandate.repository'
import type { MandateEvent } from '../mandates/mandate-state'
import { payouts } from '../payouts/schema'
import { refunds } from '../payments/schema'
import { inTransaction } from '../platform/database'
import { bankInstructions } from '../../sandbox/providers/bank/schema'
import { people } from '../../sandbox/data/people'
import { systematicPlans } from '../plan-register/schema'
import type { TestPortal } from '../../test-kit/test-portal'
import { orderDebits } from '../systematic-plans/debit-owner'
import { checkInvariants } from '../invariants'
import { lockOrder } from '../orders/order.repository'
import { refundOrder } from '../orders/purchase/refund-order'
import { cartJourney } from '../../test-kit/cart/cart-journey'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import { ashasSip, registrationIn, sipJourney } from '../../test-kit/orders/sip-journey'

const { asha, ravi } = people
const umrn = 'PRJT7000000000001001'
const bounces = 'KDMB7000000000001018'
const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821' }

let portal: TestPortal
let token: string
let own: PurchaseJourney
let ravis: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  token = await portal.loginAs(asha.pan)
  own = purchaseJourney(portal, asha.pan, token)
  ravis = purchaseJourney(portal, ravi.pan, await portal.loginAs(ravi.pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const ordered = async (amount: number, journey = own, folioNo = draftTerms.folioNo) =>
  (await journey.placed({ ...draftTerms, folioNo, amount })).transactionId
const byMandate = (transactionId: string, by = umrn, journey = own, idempotencyKey: string = randomUUID()) =>
  journey.call(paymentApi.payByMandate, { transactionId, umrn: by }, { idempotencyKey })
const offered = async (transactionId: string, journey = own) =>
  (await journey.call(paymentApi.banks, { transactionId })).data.mandates
const debitsOf = async (transactionId: string, journey = own) => {
  const ids = (await journey.show(transactionId)).payments.map(({ paymentId }) => paymentId)
  return portal.platform.db.select().from(debits).where(inArray(debits.paymentId, ids))
}
const told = async (pan: string, text: string) =>
  (await portal.inbox(pan)).filter(({ subject, channel }) => channel === 'email' && subject?.includes(text))

/** Another mandate of Asha's, as it says. */
async function mandate(of: Partial<Parameters<typeof insertMandate>[1]> = {}): Promise<string> {
  const { db, clock } = portal.platform
  const id = `TEST${randomUUID().slice(0, 8)}`
  const terms = {
    bankId: 'BA-1001-1',
    kind: 'OTM',
    limitPaise: 1_00_000_00,
    validFrom: '2026-01-01',
  } as const
  const whole = { umrn: id, pan: asha.pan, ...terms, validTill: addYears(clock.today(), 5), ...of }
  await insertMandate(db, whole, { cause: 'test', at: clock.now() })
  return id
}
async function happened(umrn: string, event: MandateEvent): Promise<string> {
  const { db, clock } = portal.platform
  await db.transaction(async (tx) => {
    const row = await lockMandate(tx, asha.pan, umrn)
    await changeMandate(tx, row, event, { cause: 'test', at: clock.now() })
  })
  return umrn
}
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let days = 0; days < 10; days += 1) {
    if (await isSo()) return
    await portal.advance(1)
    await portal.settle()
  }
  throw new Error('it did not come about in ten days')
}

test('too small, of another account, for instalments alone, ended, paused and another person’s: none is offered, each is refused with a reason', async () => {
  const order = await ordered(50_000_00)
  const refused = await Promise.all([
    mandate({ limitPaise: 49_999_99 }),
    mandate({ bankId: 'BA-1001-3' }),
    mandate({ kind: 'UPI_AUTOPAY' }),
    mandate({ frequency: 'Monthly' }),
    mandate({ validTill: '2026-08-01' }),
    mandate().then((umrn) => happened(umrn, 'paused')),
  ])
  expect((await offered(order)).map((each) => each.umrn)).toEqual([umrn])
  const answers = []
  for (const each of [...refused, bounces]) answers.push((await byMandate(order, each)).resultInfo)
  expect(answers.map(({ resultCodeId, resultMsg }) => `${resultCodeId} ${resultMsg}`)).toEqual([
    '-441 The amount is more than the mandate allows (₹49,999.99). Choose another way to pay.',
    '-440 The account of this mandate cannot be used yet. Choose another way to pay.',
    '-439 This mandate pays instalments only. Choose another way to pay.',
    '-439 This mandate pays instalments only. Choose another way to pay.',
    '-441 The mandate is not valid on the day of the debit. Choose another way to pay.',
    '-441 The mandate is not active. Choose another way to pay.',
    '-438 We do not know this mandate. Choose another way to pay.',
  ])
  expect((await own.show(order)).payments).toEqual([])
  const elsewhere = await ordered(5_000_00, own, '91021954')
  expect(await offered(elsewhere)).toEqual([])
  expect((await byMandate(elsewhere)).resultInfo).toMatchObject({
    resultCodeId: '-440',
    resultMsg: 'The account of this mandate is not in the folio of the order. Choose another way to pay.',
  })
  for (const umrn of refused) await happened(umrn, 'revoked')
})

test('a mandate is among the ways to pay, says when its money comes, and pays with one debit at the NAV of that day [S9.027]', async () => {
  const order = await ordered(25_000_00)
  expect(await offered(order)).toEqual([
    {
      umrn,
      paymentMode: 'KOTM',
      bankName: 'Parijat Bank',
      accountLast4: '4417',
      limit: 1_00_000_00,
      debitOn: '2026-08-25',
      moneyBy: '2026-08-26',
    },
  ])
  expect((await byMandate(order)).resultInfo.resultCode).toBe('SUCCESS')
  expect(await own.show(order)).toMatchObject({
    state: 'created',
    navDate: '2026-08-26',
    payBefore: '2026-08-26T12:30:00.000Z',
    payments: [
      {
        paymentMode: 'KOTM',
        state: 'pending',
        accountLast4: '4417',
        debit: { debitOn: '2026-08-25', moneyBy: '2026-08-26', isWithBank: false },
      },
    ],
  })
  expect(await told(asha.pan, '₹25,000.00 is debited for order')).toHaveLength(1)
  await portal.advanceTo(new Date('2026-08-25T14:00:00+05:30'))
  expect((await own.show(order)).payments).toMatchObject([{ state: 'pending', debit: { isWithBank: true } }])
  await portal.advanceTo(new Date('2026-08-26T13:00:00+05:30'))
  const paid = await own.when(order, ({ state }) => state === 'paid')
  const [debit] = await debitsOf(order)
  expect(paid).toMatchObject({
    navDate: '2026-08-26',
    payments: [{ state: 'succeeded', bankReference: debit?.bankReference }],
  })
  await until(async () => (await own.show(order)).state === 'allotted')
})

test('two presses at once, and the same one again, present one debit', async () => {
  const order = await ordered(5_000_00)
  const key = randomUUID()
  const answers = await Promise.all([byMandate(order), byMandate(order), byMandate(order, umrn, own, key)])
  const again = await byMandate(order, umrn, own, key)
  const ids = [...answers, again].flatMap(({ data }) => (data ? [data.paymentId] : []))
  expect(new Set(ids).size).toBe(1)
  expect((await debitsOf(order)).map(({ state }) => state)).toEqual(['due'])
  await until(async () => (await own.show(order)).state === 'paid')
  const [debit] = await debitsOf(order)
  const presented = await portal.platform.db
    .select()
    .from(bankInstructions)
    .where(eq(bankInstructions.id, debit!.id))
  expect(presented).toHaveLength(1)
  expect((await byMandate(order)).resultInfo).toMatchObject({ resultCodeId: '-341' })
})

test('a refused debit says why and leaves the order to be paid another way until the next evening', async () => {
  const order = await ordered(5_000_00, ravis, '91018029')
  expect((await offered(order, ravis)).map((each) => each.umrn)).toContain(bounces)
  await byMandate(order, bounces, ravis)
  await until(async () => (await ravis.show(order)).payments[0]?.state === 'failed')
  const { state, payBefore, payments } = await ravis.show(order)
  expect({ state, payments }).toMatchObject({
    state: 'created',
    payments: [{ state: 'failed', reason: 'There was not enough money in the account.' }],
  })
  expect(Date.parse(payBefore)).toBeGreaterThan(portal.platform.clock.now().getTime() + 12 * 3_600_000)
  expect(await told(ravi.pan, 'Your bank did not pay ₹5,000.00')).toHaveLength(1)
  await ravis.pay(order)
  await ravis.when(order, (each) => each.state === 'paid')
})

test('until the bank has the debit another way may be chosen, which keeps it from the bank; then no more', async () => {
  const order = await ordered(6_000_00)
  await byMandate(order)
  await own.pay(order)
  await own.when(order, ({ state }) => state === 'paid')
  expect(await debitsOf(order)).toMatchObject([{ state: 'failed', reason: { code: 'paidOtherwise' } }])
  expect((await own.show(order)).payments.map(({ state }) => state)).toEqual(['abandoned', 'succeeded'])

  const late = await ordered(7_000_00)
  await byMandate(late)
  await until(async () => (await own.show(late)).payments[0]?.debit?.isWithBank === true)
  if ((await own.show(late)).state === 'created')
    expect((await own.initiate(late, 'UPI')).resultInfo).toMatchObject({ resultCodeId: '-343' })
  await until(async () => (await own.show(late)).state === 'paid')
})

test('a cart is paid with one debit of its sum, within the limit of the mandate', async () => {
  const cart = cartJourney(portal, asha.pan, token)
  const item = (amount: number) => ({ kind: 'LUMPSUM', ...draftTerms, amount }) as const
  const other = { ...item(30_000_00), schemePlanCode: 'LARGE-DG' }
  const [first, second] = await cart.placedTogether([item(40_000_00), other])
  expect(await offered(first!.transactionId)).toMatchObject([{ umrn }])
  await byMandate(first!.transactionId)
  await until(async () => (await own.show(first!.transactionId)).state === 'paid')
  expect(await own.show(second!.transactionId)).toMatchObject({ state: 'paid' })
  expect(await debitsOf(first!.transactionId)).toMatchObject([{ amount: 70_000_00, state: 'paid' }])
  const [dear] = await cart.placedTogether([item(60_000_00), { ...other, amount: 60_000_00 }])
  expect(await offered(dear!.transactionId)).toEqual([])
})

test('the first instalment of a SIP is paid so; where the bank refuses, nothing counts against the plan', async () => {
  const sip = sipJourney(portal, ravi.pan, await portal.loginAs(ravi.pan))
  const placed = await sip.placed({
    ...ashasSip,
    folioNo: '91018029',
    umrn: 'CHMP7000000000001018',
    sipStartDate: '2026-12-10',
    payFirstNow: true,
  })
  const { planId } = registrationIn(placed)
  const first = placed[1]!.transactionId
  await byMandate(first, bounces, ravis)
  await until(async () => (await ravis.show(first)).payments[0]?.state === 'failed')
  const [plan] = await portal.platform.db.select().from(systematicPlans).where(eq(systematicPlans.id, planId))
  expect(plan).toMatchObject({ failedInARow: 0 })
  await byMandate(first, 'CHMP7000000000001018', ravis)
  await until(async () => (await ravis.show(first)).state === 'paid')
})

test('an order that ended before the bank answered gives its money back to the account of the mandate, once', async () => {
  const { platform } = portal
  const order = await ordered(8_000_00)
  await byMandate(order)
  const reach = platform.publicUrl
  platform.publicUrl = () => 'http://127.0.0.1:1'
  await until(async () => (await own.show(order)).state === 'expired')
  platform.publicUrl = reach
  const [debit] = await debitsOf(order)
  expect(debit).toMatchObject({ state: 'due', requestedAt: expect.any(Date) })
  const at = platform.clock.now()
  const paid = {
    news: 'paid',
    debitId: debit!.id,
    amount: 8_000_00,
    bankReference: randomUUID(),
    at,
  } as const
  const paying = debitContext(platform, orderDebits(platform))
  expect(await recordDebitReport(paying, paid, { kind: 'poll' })).toBe('applied')
  expect(await own.show(order)).toMatchObject({ state: 'refund_due' })
  expect(await checkInvariants(platform.db)).toEqual([])
  await portal.settle()
  const [refund] = await platform.db.select().from(refunds).where(eq(refunds.paymentId, debit!.paymentId!))
  const sent = () => platform.db.select().from(payouts).where(eq(payouts.orderId, refund!.id))
  expect(await sent()).toMatchObject([{ amount: 8_000_00, bankId: 'BA-1001-1', attempt: 1 }])
  expect(await checkInvariants(platform.db)).toEqual([])
  await until(async () => (await own.show(order)).state === 'refunded')
  expect(await sent()).toMatchObject([{ state: 'paid' }])
})

test('an order that cannot be allotted gives back what a mandate paid by a payout', async () => {
  const order = await ordered(9_000_00)
  await byMandate(order)
  await until(async () => (await own.show(order)).state === 'paid')
  await inTransaction(portal.platform.db, async (tx) =>
    refundOrder(tx, portal.platform, await lockOrder(tx, order), { text: 'The scheme is closed.' }),
  )
  await portal.settle()
  await until(async () => (await own.show(order)).state === 'refunded')
})
