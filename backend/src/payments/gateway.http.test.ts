import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openTasks } from '../operations/ops-tasks'
import { checkInvariants } from '../invariants'
import { openCheckout, type PurchaseJourney } from '../../test-kit/orders/purchase-journey'
import { outboundCalls, providerCallbacks } from '../platform/tables'
import type { TestPortal } from '../../test-kit/test-portal'
import { gatewaySessions } from '../../sandbox/providers/gateway/schema'
import { people } from '../../sandbox/data/people'
import { captures, refunds } from './schema'
import { signed } from '../platform/signature'
import { type CallbackKit, startCallbackKit } from '../../test-kit/payments/callbacks'

let portal: TestPortal
let own: PurchaseJourney
let secret: string
let started: CallbackKit['started']
let deliver: CallbackKit['deliver']

beforeAll(async () => {
  ;({ portal, own, secret, started, deliver } = await startCallbackKit())
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const minutes = (count: number) => new Date(portal.platform.clock.now().getTime() + count * 60_000)

function callback(paymentId: string, report: object, eventId: string = randomUUID()): string {
  return JSON.stringify({
    eventId,
    report: { paymentId, at: portal.platform.clock.now().toISOString(), ...report },
  })
}

const captured = (amount: number) => ({ news: 'captured', amount, bankReference: randomUUID() })

/** What a provider's books say once money moved, whatever it told us. */
const bankTook = (paymentId: string) =>
  portal.platform.db
    .update(gatewaySessions)
    .set({ state: 'captured', bankReference: randomUUID() })
    .where(eq(gatewaySessions.paymentId, paymentId))

const refundOf = async (paymentId: string) =>
  (await portal.platform.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0]

test('a callback that comes five times pays an order once', async () => {
  const { order, paymentId } = await started()
  const body = callback(paymentId, captured(order.amount))
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => deliver(body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect((await own.show(order.transactionId)).state).toBe('paid')
  const { eventId } = JSON.parse(body) as { eventId: string }
  const [row] = await portal.platform.db
    .select()
    .from(providerCallbacks)
    .where(eq(providerCallbacks.eventId, eventId))
  expect(row).toMatchObject({ copies: 5, effect: 'applied' })
})

test('a callback that is forged, stale, unreadable or about nobody changes nothing', async () => {
  const { order, paymentId } = await started()
  const body = callback(paymentId, captured(order.amount))
  const answers = await Promise.all([
    deliver(body, {}),
    deliver(body, signed('guessed', body, Date.now())),
    deliver(body, signed(secret, `${body} `, Date.now())),
    deliver(body, signed(secret, body, Date.now() - 301_000)),
    deliver(body, signed(secret, body, Date.now() + 301_000)),
    deliver('{"eventId":'),
    deliver('null'),
    deliver(callback(paymentId, { news: 'captured', amount: -1, bankReference: 'x' })),
    deliver(callback(paymentId, { news: 'captured', amount: 0, bankReference: 'x' })),
    deliver(callback(randomUUID(), captured(order.amount))),
  ])
  expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(401)
  expect(await own.show(order.transactionId)).toMatchObject({
    state: 'created',
    payments: [{ state: 'started' }],
  })
})

test('money of the wrong amount goes back, and the order can still be paid', async () => {
  const { order, paymentId } = await started()
  await bankTook(paymentId)
  await deliver(callback(paymentId, captured(order.amount - 1)))
  expect(await own.show(order.transactionId)).toMatchObject({
    state: 'created',
    payments: [{ state: 'failed' }],
  })
  expect(await refundOf(paymentId)).toMatchObject({ amount: order.amount - 1 })
  await own.pay(order.transactionId)
  await own.when(order.transactionId, ({ state }) => state === 'paid')
})

test('money of an attempt that was taken back, and money that comes once more, goes back; the order is paid once', async () => {
  const { order, paymentId: first } = await started()
  const { data } = await own.initiate(order.transactionId, 'UPI')
  const second = data.paymentId
  await deliver(callback(second, captured(order.amount)))
  await bankTook(first)
  await deliver(callback(first, captured(order.amount)))
  await deliver(callback(second, captured(order.amount)))
  await portal.settle()
  const { state, payments } = await own.show(order.transactionId)
  expect(state).toBe('paid')
  expect(payments.filter((each) => each.state === 'succeeded')).toMatchObject([
    { paymentId: second, returned: [{ amount: order.amount, reason: 'You had already paid this order.' }] },
  ])
  expect(await refundOf(first)).toMatchObject({ amount: order.amount })
})

test('a success after a failure leaves the failure standing and sends the money back', async () => {
  const { order, paymentId, url } = await started()
  await own.press(url, 'failure')
  await own.when(order.transactionId, ({ payments }) => payments[0]?.state === 'failed')
  await fetch(`${portal.platform.publicUrl()}/sandbox/providers/gateway/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paymentId, decision: 'success' }),
  })
  await own.when(order.transactionId, ({ payments }) => payments[0]?.bankReference !== null)
  await portal.settle()
  expect(await own.show(order.transactionId)).toMatchObject({
    state: 'created',
    payments: [{ state: 'failed' }],
  })
  expect(await refundOf(paymentId)).toMatchObject({
    amount: order.amount,
    reference: expect.stringMatching(/^RF/),
  })
})

test('one reference of the bank for two payments, or for two amounts, books once and is for a person', async () => {
  const [one, other] = [await started(), await started()]
  const money = captured(one.order.amount)
  await deliver(callback(one.paymentId, money))
  await deliver(callback(other.paymentId, money))
  await deliver(callback(one.paymentId, { ...money, amount: 1 }))
  await deliver(callback(one.paymentId, money))
  expect((await own.show(one.order.transactionId)).state).toBe('paid')
  expect((await own.show(other.order.transactionId)).state).toBe('created')
  const tasks = (await openTasks(portal.platform.db)).filter(({ kind }) => kind === 'bank-contradiction')
  expect(tasks.map(({ subject }) => subject)).toEqual([
    `${other.paymentId} ${money.bankReference}`,
    `${one.paymentId} ${money.bankReference}`,
  ])
})

test('a provider that stays silent is asked after 15 minutes', async () => {
  const { order, url } = await started()
  await own.press(url, 'success', true)
  await portal.advanceTo(minutes(10))
  expect((await own.show(order.transactionId)).state).toBe('created')
  await portal.advanceTo(minutes(10))
  const paid = await own.show(order.transactionId)
  expect(paid).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded' }] })
})

test('an order that nobody pays ends, its link pays nothing any more, and late money goes back', async () => {
  const { order, paymentId, url } = await started()
  await portal.advanceTo(minutes(40))
  expect(await own.show(order.transactionId)).toMatchObject({
    state: 'expired',
    payments: [{ state: 'abandoned' }],
  })
  await expect(openCheckout(url)).rejects.toThrow('410')
  expect((await own.initiate(order.transactionId, 'UPI')).resultInfo.resultCodeId).toBe('-342')
  await bankTook(paymentId)
  await deliver(callback(paymentId, captured(order.amount)))
  expect((await own.show(order.transactionId)).state).toBe('refund_due')
  await portal.settle()
  expect((await own.show(order.transactionId)).state).toBe('refunded')
})

test('a bank that is still at work when the time to pay ends gets a day more', async () => {
  const { order, paymentId, url } = await started()
  await own.press(url, 'pending')
  await own.when(order.transactionId, ({ payments }) => payments[0]?.state === 'pending')
  await portal.advanceTo(minutes(60))
  expect((await own.show(order.transactionId)).state).toBe('created')
  await deliver(callback(paymentId, captured(order.amount)))
  expect((await own.show(order.transactionId)).state).toBe('paid')
})

test('word that an attempt failed, after the money came, changes nothing', async () => {
  const { order, paymentId } = await started()
  await deliver(callback(paymentId, captured(order.amount)))
  for (const news of ['failed', 'abandoned', 'pending'])
    await deliver(callback(paymentId, { news, reason: 'no' }))
  expect(await own.show(order.transactionId)).toMatchObject({
    state: 'paid',
    payments: [{ state: 'succeeded' }],
  })
})

test('paid orders get their units at the NAV of their date, once however often it is tried', async () => {
  const { order, paymentId } = await started()
  await deliver(callback(paymentId, captured(order.amount)))
  await portal.advance(2)
  const allotted = await own.show(order.transactionId)
  expect(allotted).toMatchObject({ state: 'allotted', nav: expect.stringMatching(/^\d+\.\d{4}$/) })
  expect(Number(allotted.units)).toBeCloseTo(allotted.netAmount / 100 / Number(allotted.nav), 3)
  const [mail] = (await portal.inbox(people.asha.pan)).filter(({ subject }) =>
    subject.includes('are in your folio'),
  )
  expect(mail?.body).toContain(allotted.orderNumber)
})

test('an opened link works once and for a minute, and its page only in the browser that opened it', async () => {
  const { url } = await started()
  const page = await openCheckout(url)
  expect(page.html).toContain('neem.mf@validtest')
  expect(page.html).toContain('₹12,000.00')
  await expect(openCheckout(url)).rejects.toThrow('410')
  expect((await fetch(page.url)).status).toBe(404)
  const second = await started()
  await fetch(second.url)
  await portal.advanceTo(minutes(2))
  await expect(openCheckout(second.url)).rejects.toThrow('410')
})

test('what is kept of calls to the provider holds no link and no token', async () => {
  const { paymentId, url } = await started()
  const calls = await portal.platform.db.select().from(outboundCalls)
  const opened = calls.find(
    ({ operation, request }) => operation === 'open' && JSON.stringify(request).includes(paymentId),
  )
  expect(opened).toMatchObject({ provider: 'payment gateway', request: { amount: 12_000_00, mode: 'UPI' } })
  expect(JSON.stringify(calls)).not.toContain(url.split('/').at(-1))
})

test('nobody but the fund house can open, ask, close or refund a checkout', async () => {
  const { paymentId } = await started()
  for (const call of ['open', 'status', 'close', 'refund']) {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: `/sandbox/providers/gateway/checkouts/${call}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ paymentId, amount: 1 }),
    })
    expect(statusCode).toBe(401)
  }
  expect(await portal.platform.db.select().from(captures).where(eq(captures.paymentId, paymentId))).toEqual(
    [],
  )
})
