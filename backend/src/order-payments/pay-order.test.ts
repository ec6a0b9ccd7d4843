import { eq } from 'drizzle-orm'
import { closeOpenAttempt } from '../payments/close-attempt'
import type { PaymentReport } from '../payments/gateway'
import { payments, refunds } from '../payments/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { payWindowMs } from '../orders/place-orders'
import { expireUnpaidCheckouts, pendingGraceMs } from './expiry'
import { checkInvariants } from '../invariants'
import type { OrderSimulation } from '../../test-kit/simulation/order-simulation'
import { freshSimulation } from '../../test-kit/simulation/simulate'
import { orders } from '../orders/schema'

let portal: TestPortal
let sandboxData: OrderSimulation
let placedAt: number

beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

beforeEach(async () => {
  sandboxData = await freshSimulation(portal.platform)
  placedAt = sandboxData.now.getTime()
  await sandboxData.place(0)
})
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const order = async () =>
  (
    await portal.platform.db
      .select()
      .from(orders)
      .where(eq(orders.id, sandboxData.orderIds[0] ?? ''))
  )[0]
const attempts = async () => (await portal.platform.db.select().from(payments)).map(({ state }) => state)

test('an order can be paid until its last millisecond, and not at the moment at which its time ends', async () => {
  sandboxData.now = new Date(placedAt + payWindowMs)
  await expect(sandboxData.pay(0, 0)).rejects.toMatchObject({ code: '-342' })
  expect(await attempts()).toEqual([])
  sandboxData.now = new Date(placedAt + payWindowMs - 1)
  await sandboxData.pay(0, 1)
  expect(await attempts()).toEqual(['started'])
})

test('an attempt that another window took back while the provider opened it leads nobody to the bank', async () => {
  const { gateway, payments: paying } = sandboxData
  const open = gateway.open.bind(gateway)
  gateway.open = async (checkout) => {
    const opened = await open(checkout)
    await closeOpenAttempt(paying, (await order())?.checkoutId ?? '')
    return opened
  }
  await expect(sandboxData.pay(0, 0)).rejects.toMatchObject({ code: '-345' })
  expect(await attempts()).toEqual(['abandoned'])
})

test('money whose word comes before the provider has answered that it opened the payment pays the order, once', async () => {
  const { gateway } = sandboxData
  const open = gateway.open.bind(gateway)
  let opened = false
  gateway.open = async (checkout) => {
    const answer = await open(checkout)
    gateway.decide(checkout.paymentId, 'captured')
    await sandboxData.deliver('gateway', 0, 2)
    expect(opened).toBe(false)
    expect((await order())?.state).toBe('paid')
    return answer
  }
  await expect(sandboxData.pay(0, 0)).rejects.toMatchObject({ code: '-345' })
  opened = true
  await sandboxData.deliver('gateway', 0, 1)
  expect((await order())?.state).toBe('paid')
  expect(await attempts()).toEqual(['succeeded'])
  expect(await portal.platform.db.select().from(refunds)).toEqual([])
})

test('an order whose bank answers slowly that it has the money is paid, not ended', async () => {
  const { gateway, payments: paying } = sandboxData
  await sandboxData.pay(0, 0)
  const [paymentId = ''] = gateway.sessions.keys()
  gateway.decide(paymentId, 'captured')
  const close = gateway.close.bind(gateway)
  const answered: PaymentReport[] = []
  gateway.close = async (id) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const report = await close(id)
    answered.push(report)
    return report
  }
  sandboxData.now = new Date(placedAt + payWindowMs + pendingGraceMs)
  await expireUnpaidCheckouts(paying, sandboxData.now)
  expect(answered).toMatchObject([{ news: 'captured' }])
  expect((await order())?.state).toBe('paid')
  expect(await portal.platform.db.select().from(refunds)).toEqual([])
})
