import { eq } from 'drizzle-orm'
import { closeOpenAttempt } from '../payments/close-attempt'
import type { PaymentReport } from '../payments/gateway'
import { payments, refunds } from '../payments/schema'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { expireUnpaidCheckouts, payWindowMs, pendingGraceMs } from './expiry'
import { checkInvariants } from './invariants'
import type { OrderWorld } from './simulation/order-world'
import { freshWorld } from './simulation/simulate'
import { orders } from './schema'

let portal: TestPortal
let world: OrderWorld
let placedAt: number

beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

beforeEach(async () => {
  world = await freshWorld(portal.platform)
  placedAt = world.now.getTime()
  await world.place(0)
})
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const order = async () =>
  (
    await portal.platform.db
      .select()
      .from(orders)
      .where(eq(orders.id, world.orderIds[0] ?? ''))
  )[0]
const attempts = async () => (await portal.platform.db.select().from(payments)).map(({ state }) => state)

test('an order can be paid until its last millisecond, and not at the moment at which its time ends', async () => {
  world.now = new Date(placedAt + payWindowMs)
  await expect(world.pay(0, 0)).rejects.toMatchObject({ code: '-342' })
  expect(await attempts()).toEqual([])
  world.now = new Date(placedAt + payWindowMs - 1)
  await world.pay(0, 1)
  expect(await attempts()).toEqual(['started'])
})

test('an attempt that another window took back while the provider opened it leads nobody to the bank', async () => {
  const { gateway, payments: desk } = world
  const open = gateway.open.bind(gateway)
  gateway.open = async (checkout) => {
    const opened = await open(checkout)
    await closeOpenAttempt(desk, (await order())?.checkoutId ?? '')
    return opened
  }
  await expect(world.pay(0, 0)).rejects.toMatchObject({ code: '-345' })
  expect(await attempts()).toEqual(['abandoned'])
})

test('an order whose bank answers slowly that it has the money is paid, not ended', async () => {
  const { gateway, payments: desk } = world
  await world.pay(0, 0)
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
  world.now = new Date(placedAt + payWindowMs + pendingGraceMs)
  await expireUnpaidCheckouts(desk, world.now)
  expect(answered).toMatchObject([{ news: 'captured' }])
  expect((await order())?.state).toBe('paid')
  expect(await portal.platform.db.select().from(refunds)).toEqual([])
})
