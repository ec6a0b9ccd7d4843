import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decide } from '../../sandbox/providers/gateway/gateway-ledger'
import { gatewayBankHealth, gatewayCredits, gatewaySessions } from '../../sandbox/providers/gateway/schema'
import { people } from '../../sandbox/data/people'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import { type ProviderWire, providerWires, type Told } from '../../test-kit/payments/provider-wires'
import { expectForgeriesRefused, type RawCallback } from '../../test-kit/platform/forgeries'
import { describeIllProvider } from '../../test-kit/platform/ill-provider'
import { describeStrayAnswers } from '../../test-kit/platform/stray-answers'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outboundCalls } from '../platform/tables'
import { gatewayOf } from './adapters'
import { type Checkout, GatewayUnavailable, type PaymentGateway } from './gateway'
import { captures, refunds } from './schema'

const account = { accountNumber: '50100044178823', ifsc: 'PRJT0000001', holder: 'Asha Iyer' }

describe.each(Object.entries(providerWires))('the payment gateway %s', (_name, wire: ProviderWire) => {
  let portal: TestPortal
  let gateway: PaymentGateway
  let own: PurchaseJourney

  beforeAll(async () => {
    portal = await startListeningPortal({ env: wire.env })
    gateway = gatewayOf(portal.platform)
    own = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
  }, 240_000)
  afterAll(() => portal.close())
  afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

  const checkout = (change: Partial<Checkout> = {}): Checkout => ({
    paymentId: randomUUID(),
    orderNumber: '26082500001',
    amount: 12_345_67,
    mode: 'UPI',
    bank: 'Parijat Bank ••8823',
    account,
    returnUrl: `${portal.platform.publicUrl()}/investors/home`,
    ...change,
  })
  async function opened(change: Partial<Checkout> = {}): Promise<Checkout> {
    const wanted = checkout(change)
    await gateway.open(wanted)
    return wanted
  }
  /** What a provider lacks it says by having none, and nothing is tried of it below. */
  const has = (what: ProviderWire['lacks'][number]) => !wire.lacks.includes(what)
  const press = (paymentId: string, decision: 'success' | 'failure' | 'pending') =>
    decide(portal.platform, paymentId, decision, true)
  async function started() {
    const order = await own.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 12_000_00 })
    const { data, resultInfo } = await own.initiate(order.transactionId, 'UPI')
    if (!data) throw new Error(resultInfo.resultMsg)
    return { order, paymentId: data.paymentId }
  }
  async function deliver(callback: RawCallback | Promise<RawCallback>): Promise<number> {
    const { raw, headers } = await callback
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/payments/callback',
      headers: { 'content-type': 'application/json', ...headers },
      payload: raw,
    })
    return statusCode
  }

  test('an attempt may be opened again and is one; until somebody decides there is nothing to tell', async () => {
    const one = await opened()
    const again = await gateway.open(one)
    expect(again.url.startsWith(portal.platform.publicUrl())).toBe(true)
    expect(again.upi).toMatchObject({ payeeName: 'Neem Mutual Fund', qrPayload: again.url })
    expect((await gateway.open(checkout({ mode: 'DCB' }))).upi).toBeNull()
    expect(
      await portal.platform.db
        .select()
        .from(gatewaySessions)
        .where(eq(gatewaySessions.paymentId, one.paymentId)),
    ).toMatchObject([{ amount: one.amount, state: 'open' }])
    expect(await gateway.status(one.paymentId)).toBeUndefined()
  })

  test('what the bank decided is told to the paisa, with a reason for a no', async () => {
    const [paid, refused, waiting] = [await opened(), await opened(), await opened()]
    await press(paid.paymentId, 'success')
    await press(refused.paymentId, 'failure')
    await press(waiting.paymentId, 'pending')
    expect(await gateway.status(paid.paymentId)).toMatchObject({ news: 'captured', amount: 12_345_67 })
    expect(await gateway.status(refused.paymentId)).toMatchObject({
      news: 'failed',
      reason: expect.anything(),
    })
    expect(await gateway.status(waiting.paymentId)).toMatchObject({ news: 'pending' })
    expect(await gateway.status(randomUUID())).toMatchObject({ news: 'abandoned' })
  })

  test('closing tells what had already happened, else that the attempt is over', async () => {
    const [open, paid] = [await opened(), await opened()]
    await press(paid.paymentId, 'success')
    expect(await gateway.close(open.paymentId)).toMatchObject({
      news: 'abandoned',
      paymentId: open.paymentId,
    })
    expect(await gateway.close(paid.paymentId)).toMatchObject({ news: 'captured', amount: paid.amount })
    expect(await gateway.close(randomUUID())).toMatchObject({ news: 'abandoned' })
  })

  test('a refund goes once for its id, a part or the rest, and never more than came', async () => {
    const { paymentId, amount } = await opened()
    await press(paymentId, 'success')
    const money = await gateway.status(paymentId)
    if (money?.news !== 'captured') throw new Error('nothing was captured')
    const part = { refundId: randomUUID(), paymentId, bankReference: money.bankReference, amount: 1_000_00 }
    const { reference } = await gateway.refund(part)
    expect(await gateway.refund(part)).toMatchObject({ reference })
    const rest = { ...part, refundId: randomUUID(), amount: amount - part.amount }
    await expect(gateway.refund({ ...rest, amount: rest.amount + 100 })).rejects.toThrow(GatewayUnavailable)
    expect((await gateway.refund({ ...rest, refundId: randomUUID() })).reference).not.toBe(reference)
  })

  test('the settlement of a day names each capture and refund once, with fee, tax and the transfer', async () => {
    const { paymentId, amount } = await opened()
    const session = await press(paymentId, 'success')
    const bankReference = wire.reference(paymentId, session?.bankReference ?? '', false)
    const again = { bankReference: '314159265358', paymentId, received: 77_700, sender: '1' }
    await portal.platform.db
      .insert(gatewayCredits)
      .values({ ...again, settledAt: portal.platform.clock.now() })
    const second = wire.reference(paymentId, again.bankReference, true)
    const refund = { refundId: randomUUID(), paymentId, bankReference: second, amount: 77_700 }
    const { reference } = await gateway.refund(refund)
    if (!has('settlements')) return expect(gateway.settlement).toBeUndefined()
    const settled = (day: string) => gateway.settlement?.(day)
    const items = (await settled(portal.platform.clock.today())) ?? []
    const utr = expect.stringMatching(/^SETL\d{8}$/)
    const capture = { kind: 'capture', paymentId, fee: 11_80, tax: 1_80, utr }
    expect(items.filter((each) => each.paymentId === paymentId)).toEqual(
      [
        { ...capture, reference: bankReference, amount },
        { ...capture, reference: second, amount: 77_700 },
        { kind: 'refund', reference, paymentId, amount: 77_700, fee: 0, tax: 0, utr },
      ].map((each) => expect.objectContaining(each)),
    )
    expect(await settled('2020-01-01')).toEqual([])
  })

  test('banks that are ill are named', async () => {
    const ill = { bankName: 'Parijat Bank', health: 'down' } as const
    await portal.platform.db.insert(gatewayBankHealth).values(ill)
    expect(await gateway.bankHealth()).toEqual(has('bank health') ? expect.arrayContaining([ill]) : [])
  })

  test('a callback is read from its bytes: one changed byte, another secret or another shape is nobody’s word', async () => {
    const { paymentId, amount } = await opened()
    const told: Told = { paymentId, news: 'captured', amount, eventId: 'e1' }
    const { raw, headers } = await wire.callback(portal.platform, told)
    const eventId = wire.inBody?.eventIdOf(told) ?? 'e1'
    expect(await gateway.readCallback(raw, headers)).toMatchObject({
      events: [{ eventId, report: { news: 'captured', paymentId, amount } }],
    })
    const changed = wire.inBody?.changed(raw) ?? Buffer.from(raw.toString().replace('1234567', '9234567'))
    await expectForgeriesRefused({
      read: (...callback) => gateway.readCallback(...callback),
      genuine: { raw, headers },
      changed,
      sign: (body) => wire.sign(portal.platform, body),
      odd: '{"event":"payment.captured"}',
      signature: wire.inBody && 'in the body',
    })
  })

  test('two copies pay once, and word of a failure after it changes nothing', async () => {
    const { order, paymentId } = await started()
    const told = { paymentId, amount: order.amount } as const
    const paid = wire.callback(portal.platform, { ...told, news: 'captured' })
    expect([await deliver(paid), await deliver(paid)]).toEqual([200, 200])
    expect(await deliver(wire.callback(portal.platform, { ...told, news: 'captured' }))).toBe(200)
    expect(await deliver(wire.callback(portal.platform, { ...told, news: 'failed' }))).toBe(200)
    expect(await own.show(order.transactionId)).toMatchObject({
      state: 'paid',
      payments: [{ state: 'succeeded' }],
    })
    const booked = await portal.platform.db.select().from(captures).where(eq(captures.paymentId, paymentId))
    expect(booked).toMatchObject([{ amount: order.amount, use: 'order' }])
  })

  test('money of another amount, and money after a failure, buys nothing and goes back', async () => {
    const other = await started()
    const late = await started()
    const short = { paymentId: other.paymentId, news: 'captured', amount: other.order.amount - 1 } as const
    await deliver(wire.callback(portal.platform, short))
    for (const news of ['failed', 'captured'] as const)
      await deliver(
        wire.callback(portal.platform, { paymentId: late.paymentId, news, amount: late.order.amount }),
      )
    for (const { order, paymentId } of [other, late]) {
      expect((await own.show(order.transactionId)).state).toBe('created')
      expect(
        await portal.platform.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)),
      ).toHaveLength(1)
    }
  })

  test('money from another account than the order’s buys nothing, and what came of it goes back', async () => {
    const { order, paymentId } = await started()
    const { amount } = order
    expect(await deliver(wire.fromAnother(portal.platform, { paymentId, amount }))).toBe(200)
    expect(await own.show(order.transactionId)).toMatchObject({
      state: 'created',
      payments: [{ state: 'failed', reason: expect.any(String) }],
    })
    const { db } = portal.platform
    const booked = await db.select().from(captures).where(eq(captures.paymentId, paymentId))
    expect(booked.filter(({ use }) => use === 'order')).toEqual([])
    const back = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
    expect(back.map((refund) => refund.amount)).toEqual(booked.map((credit) => credit.amount))
  })

  test('no account number is kept of a call', async () => {
    await opened()
    const calls = await portal.platform.db.select().from(outboundCalls)
    expect(calls.some(({ operation }) => operation === 'open')).toBe(true)
    expect(JSON.stringify(calls)).not.toContain(account.accountNumber)
  })

  describeStrayAnswers({
    ids: () => [randomUUID(), randomUUID()],
    goodNews: (requested, about) => wire.goodNews(portal.platform, requested, about),
    callsTo(url, requested) {
      const stray = wire.at(portal.platform, url, 20_000)
      return {
        status: async () => (await stray.status(requested))?.news === 'captured',
        close: async () => (await stray.close(requested)).news === 'captured',
      }
    },
  })

  describeIllProvider({
    port: 'payments',
    account: account.accountNumber,
    error: GatewayUnavailable,
    callsTo(url) {
      const ill = wire.at(portal.platform, url)
      const refund = { refundId: randomUUID(), paymentId: randomUUID(), bankReference: 'pay_1', amount: 100 }
      return [
        () => ill.open(checkout()),
        () => ill.status(randomUUID()),
        () => ill.close(randomUUID()),
        () => ill.refund(refund),
        ...(has('bank health') ? [() => ill.bankHealth()] : []),
        ...(has('settlements') ? [async () => ill.settlement?.('2026-08-25')] : []),
      ]
    },
  })
})
