import { randomUUID } from 'node:crypto'
import { investorApi } from '@portal/contracts/folios/investor'
import { captured, sendCallback } from '../fixtures/gateway-callback'
import { Buyer } from '../fixtures/purchase-driver'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'

const asha = 'ZZZPV1001A'
const flexi = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821' }

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

const now = async (sandbox: Sandbox) => (await sandbox.clock()).now

test('a forged, aged, unreadable or foreign callback gets one answer and changes nothing', async ({
  portal,
  sandbox,
}) => {
  const buyer = await Buyer.logIn(portal.url, asha)
  const { transactionId, amount } = await buyer.mustOrder({ ...flexi, amount: 3_100_00 })
  const paymentId = await buyer.mustPay(transactionId)
  const before = await buyer.see(transactionId)
  const report = captured(paymentId, amount, await now(sandbox))
  const hostile = {
    forged: () => sendCallback(portal.url, report, { secret: 'guessed' }),
    aged: () => sendCallback(portal.url, report, { signedAt: Date.now() - 6 * 60_000 }),
    'from the future': () => sendCallback(portal.url, report, { signedAt: Date.now() + 6 * 60_000 }),
    'about no payment of ours': () => sendCallback(portal.url, { ...report, paymentId: randomUUID() }),
    'of no amount': () => sendCallback(portal.url, { ...report, amount: 0 }),
    'without a signature': () =>
      fetch(`${portal.url}/api/v1/payments/callback`, { method: 'POST', body: JSON.stringify({ report }) }),
  }
  const answers = new Set<string>()
  for (const [name, send] of Object.entries(hostile)) {
    await test.step(name, async () => {
      const response = await send()
      expect([401, 415]).toContain(response.status)
      if (response.status === 401) answers.add(await response.text())
    })
  }
  expect(answers.size).toBe(1)
  expect(await buyer.see(transactionId)).toEqual(before)
})

test('copies of a callback, and the gateway’s own that follow, capture the money once', async ({
  portal,
  sandbox,
}) => {
  const buyer = await Buyer.logIn(portal.url, asha)
  const { transactionId, amount } = await buyer.mustOrder({ ...flexi, amount: 3_200_00 })
  const paymentId = await buyer.mustPay(transactionId)
  const report = captured(paymentId, amount, await now(sandbox))
  const eventId = randomUUID()
  await test.step('ten copies at once', async () => {
    const copies = Array.from({ length: 10 }, () => sendCallback(portal.url, report, { eventId }))
    for (const { status } of await Promise.all(copies)) expect(status).toBe(200)
  })
  const paid = await buyer.see(transactionId)
  expect(paid.state).toBe('paid')
  await test.step('another event about the same money', async () => {
    const again = { ...captured(paymentId, amount, await now(sandbox)), bankReference: report.bankReference }
    expect((await sendCallback(portal.url, again)).status).toBe(200)
  })
  await test.step('news that it failed, after it succeeded', async () => {
    const { at } = report
    const failed = { news: 'failed', paymentId, reason: 'Too late', at } as const
    expect((await sendCallback(portal.url, failed)).status).toBe(200)
  })
  expect(await buyer.see(transactionId)).toEqual(paid)
  await test.step('the same amount by another bank reference is other money, which goes back', async () => {
    expect((await sendCallback(portal.url, captured(paymentId, amount, await now(sandbox)))).status).toBe(200)
    const [payment] = (await buyer.see(transactionId)).payments
    expect(payment?.returned).toEqual([
      expect.objectContaining({ amount, reason: 'You had already paid this order.' }),
    ])
  })
})

test('money of another amount than the order’s goes back', async ({ portal, sandbox }) => {
  const buyer = await Buyer.logIn(portal.url, asha)
  const { transactionId } = await buyer.mustOrder({ ...flexi, amount: 3_300_00 })
  const paymentId = await buyer.mustPay(transactionId)
  await sandbox.settlePayment(paymentId, 'failure')
  const elsewhere = captured(paymentId, 3_301_00, await now(sandbox))
  expect((await sendCallback(portal.url, elsewhere)).status).toBe(200)
  const order = await buyer.see(transactionId)
  expect(order.state).not.toBe('paid')
  expect(order.payments.some(({ state }) => state === 'succeeded')).toBe(false)
  expect(order.units).toBeNull()
})

test('money of an attempt that was taken back goes back, and the order is paid once by the next', async ({
  portal,
  sandbox,
}) => {
  const buyer = await Buyer.logIn(portal.url, asha)
  const { transactionId } = await buyer.mustOrder({ ...flexi, amount: 3_400_00 })
  const first = await buyer.mustPay(transactionId)
  const second = await buyer.mustPay(transactionId)
  expect(second).not.toBe(first)
  await sandbox.settlePayment(second, 'success')
  await expect.poll(async () => (await buyer.see(transactionId)).state).toBe('paid')
  await sandbox.settlePayment(first, 'success')
  await expect
    .poll(async () => (await sandbox.outbound()).filter(({ operation }) => operation === 'refund'))
    .toEqual([expect.objectContaining({ request: { paymentId: first, amount: 3_400_00 } })])
  const { state, payments } = await buyer.see(transactionId)
  expect(state).toBe('paid')
  expect(payments.filter((attempt) => attempt.state === 'succeeded')).toMatchObject([{ paymentId: second }])
})

test('money that comes after the time to pay is sent back, and the order says so', async ({
  portal,
  sandbox,
}) => {
  const buyer = await Buyer.logIn(portal.url, asha)
  const { transactionId } = await buyer.mustOrder({ ...flexi, amount: 3_500_00 })
  const paymentId = await buyer.mustPay(transactionId)
  await sandbox.setClock(new Date(Date.parse(await now(sandbox)) + 32 * 60_000).toISOString())
  expect((await buyer.see(transactionId)).state).toBe('expired')
  await sandbox.settlePayment(paymentId, 'success')
  await expect.poll(async () => (await buyer.see(transactionId)).state, { timeout: 20_000 }).toBe('refunded')
})

test('one key gives one order, however many calls come at once; a code serves one order', async ({
  portal,
}) => {
  const buyer = await Buyer.logIn(portal.url, asha)
  const draftTerms = { ...flexi, amount: 3_600_00 }
  const twoFactor = await buyer.twoFactor(draftTerms)
  const key = randomUUID()
  await test.step('ten calls with one key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.order(draftTerms, twoFactor, key)),
    )
    const ids = answers.flatMap(({ data }) => (data ? [data.transactionId] : []))
    expect(ids).toHaveLength(10)
    expect(new Set(ids).size).toBe(1)
  })
  await test.step('the same code under another key', async () => {
    const { resultInfo, data } = await buyer.order(draftTerms, twoFactor)
    expect(data).toBeUndefined()
    expect(resultInfo.resultCodeId).toBe('-113')
  })
  await test.step('the same key for another amount', async () => {
    const { status } = await buyer.order({ ...draftTerms, amount: 3_601_00 }, twoFactor, key)
    expect(status).toBe(409)
  })
  const [order, ...others] = await buyer.ordersOf(3_600_00)
  expect(others).toEqual([])
  await test.step('five payments at once leave one attempt open', async () => {
    const id = order!.transactionId
    await Promise.all(Array.from({ length: 5 }, () => buyer.pay(id)))
    const { payments } = await buyer.see(id)
    expect(payments.filter(({ state }) => state === 'started')).toHaveLength(1)
  })
  await test.step('two payments with one key are one attempt', async () => {
    const id = (await buyer.mustOrder({ ...flexi, amount: 3_700_00 })).transactionId
    const attempt = randomUUID()
    const answers = await Promise.all([buyer.pay(id, attempt), buyer.pay(id, attempt)])
    const ids = new Set(answers.flatMap(({ data }) => (data ? [data.paymentId] : [])))
    expect(ids.size).toBe(1)
    expect((await buyer.see(id)).payments).toHaveLength(1)
  })
})

test('nothing of all this moved a unit', async ({ portal }) => {
  const buyer = await Buyer.logIn(portal.url, asha)
  const body = { panNumber: asha }
  const { holdings } = await buyer.client.mustCall(investorApi.portfolio, body, { token: buyer.token })
  const held = holdings.find(({ schemePlanCode }) => schemePlanCode === 'FLEXI-DG')!
  expect(held.unitBalance).toBe('2492.633')
})
