import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type CallbackKit, startCallbackKit } from '../../test-kit/payments/callbacks'
import { checkInvariants } from '../invariants'
import { openTasks } from '../operations/ops-tasks'
import { orderPayables } from '../order-payments/payables'
import type { SettledItem } from './gateway'
import { type PaymentContext, paymentContext } from './payment-context'
import { captures, refunds } from './schema'
import { checkSettlement } from './settlement-check'

let kit: CallbackKit
let context: PaymentContext

beforeAll(async () => {
  kit = await startCallbackKit()
  const { platform } = kit.portal
  context = paymentContext(platform, orderPayables(platform))
})
afterAll(() => kit.portal.close())
afterEach(async () => expect(await checkInvariants(kit.portal.platform.db)).toEqual([]))

const day = () => kit.portal.platform.clock.today()
const line = (change: Partial<SettledItem>): SettledItem => ({
  kind: 'capture',
  reference: randomUUID(),
  paymentId: null,
  amount: 12_000_00,
  fee: 11_80,
  tax: 1_80,
  utr: 'UTR1',
  at: kit.portal.platform.clock.now(),
  ...change,
})
const compare = (items: SettledItem[]) =>
  checkSettlement({ ...context, gateway: { ...context.gateway, settlement: async () => items } }, day())
const differences = async () =>
  (await openTasks(kit.portal.platform.db))
    .filter(({ kind }) => kind === 'settlement-difference')
    .map(({ subject }) => subject)

test('what the provider settled and what is booked are the same after an ordinary day', async () => {
  const { order, url } = await kit.started()
  await kit.own.press(url, 'success')
  await kit.own.when(order.transactionId, ({ state }) => state === 'paid')
  expect((await context.gateway.settlement(day())).length).toBeGreaterThan(0)
  await checkSettlement(context, day())
  expect(await differences()).toEqual([])
})

test('of a day with known differences exactly those are before a person, once', async () => {
  const { order, url, paymentId } = await kit.started()
  await kit.own.press(url, 'success')
  await kit.own.when(order.transactionId, ({ state }) => state === 'paid')
  const { db } = kit.portal.platform
  const [booked] = await db.select().from(captures).where(eq(captures.paymentId, paymentId))
  const reference = booked?.bankReference ?? ''
  const items = [
    line({ paymentId, reference }),
    line({ paymentId, reference, amount: order.amount + 1 }),
    line({ reference: 'nobody’s' }),
    line({ reference: 'a stranger’s', paymentId: randomUUID() }),
    line({ kind: 'refund', reference: 'a refund', paymentId }),
    line({ kind: 'adjustment', reference: 'an adjustment' }),
  ]
  await compare(items)
  await compare(items)
  expect(await differences()).toEqual([
    `capture ${reference}`,
    'capture nobody’s',
    'capture a stranger’s',
    'refund a refund',
    'adjustment an adjustment',
  ])
})

test('money for an attempt that was taken back, of which no callback came, is found and goes back', async () => {
  const { order, paymentId } = await kit.started()
  await context.gateway.close(paymentId)
  await kit.own.initiate(order.transactionId, 'UPI')
  const before = await differences()
  const late = line({ paymentId, amount: order.amount })
  await compare([late])
  await compare([late])
  const { db } = kit.portal.platform
  expect(await db.select().from(captures).where(eq(captures.paymentId, paymentId))).toMatchObject([
    { use: 'refund', amount: order.amount, bankReference: late.reference },
  ])
  expect(await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toHaveLength(1)
  expect(await differences()).toEqual(before)
})
