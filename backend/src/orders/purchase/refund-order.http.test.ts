import { eq } from 'drizzle-orm'
import { refundShare } from '../../payments/start-refund'
import { captures, postings, refunds } from '../../payments/schema'
import { paymentContext } from '../../payments/payment-context'
import { inTransaction } from '../../platform/database'
import { people } from '../../../sandbox/data/people'
import { gatewayRefunds } from '../../../sandbox/providers/gateway/schema'
import type { TestPortal } from '../../../test-kit/test-portal'
import { checkInvariants } from '../../invariants'
import { lockOrder } from '../order.repository'
import { orderPayables } from '../../order-payments/payables'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../../test-kit/orders/purchase-journey'
import { refundOrder } from './refund-order'

let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const amount = 12_000_00

async function paid(): Promise<{ orderId: string; checkoutId: string }> {
  const order = await own.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount })
  await own.pay(order.transactionId)
  await own.when(order.transactionId, ({ state }) => state === 'paid')
  return { orderId: order.transactionId, checkoutId: order.checkoutId }
}

const closed = { text: 'The scheme is closed.' }

const refund = (orderId: string) =>
  inTransaction(portal.platform.db, async (tx) =>
    refundOrder(tx, portal.platform, await lockOrder(tx, orderId), closed),
  )
const refundsOf = (orderId: string) =>
  portal.platform.db.select().from(refunds).where(eq(refunds.orderId, orderId))

test('an order that cannot be allotted gives its money back, once, and says so', async () => {
  const { orderId } = await paid()
  expect(await refund(orderId)).toMatchObject({ state: 'refund_due', failureReason: closed })
  expect(await refund(orderId)).toBeUndefined()
  expect(await checkInvariants(portal.platform.db)).toEqual([])
  await portal.settle()
  expect(await own.show(orderId)).toMatchObject({ state: 'refunded' })
  const [share, ...others] = await refundsOf(orderId)
  expect(others).toEqual([])
  expect(share).toMatchObject({ amount, reference: expect.stringMatching(/^RF/) })
  const booked = await portal.platform.db
    .select()
    .from(postings)
    .where(eq(postings.entry, `share:${share?.id}`))
  expect(booked.map(({ account, amount: paise }) => [account, paise])).toEqual([
    ['orders_waiting', amount],
    ['refunds_due', -amount],
  ])
})

test('a second share of an order, or more than was captured, breaks the transaction', async () => {
  const { orderId, checkoutId } = await paid()
  const share = (paise: number) =>
    inTransaction(portal.platform.db, async (tx) => {
      await refundOrder(tx, portal.platform, await lockOrder(tx, orderId), closed)
      const wanted = { payableId: checkoutId, amount: paise, reason: closed }
      await refundShare(tx, portal.platform, { ...wanted, orderId })
    })
  await expect(share(1)).rejects.toThrow('more than it took')
  expect(await refundsOf(orderId)).toEqual([])
  expect(await own.show(orderId)).toMatchObject({ state: 'paid' })
})

test('the provider sends a share once for its id, and never more than it took', async () => {
  const { orderId } = await paid()
  await refund(orderId)
  await portal.settle()
  const [share] = await refundsOf(orderId)
  const { id: refundId = '', captureId = '', paymentId = '' } = share ?? {}
  const [capture] = await portal.platform.db.select().from(captures).where(eq(captures.id, captureId))
  const bankReference = capture?.bankReference ?? ''
  const ask = (id: string, paise: number) =>
    gateway.refund({ refundId: id, paymentId, bankReference, amount: paise })
  const { gateway } = paymentContext(portal.platform, orderPayables(portal.platform))
  expect(await ask(refundId, amount)).toEqual({ reference: share?.reference })
  await expect(ask(orderId, 1)).rejects.toThrow()
  const sent = await portal.platform.db
    .select()
    .from(gatewayRefunds)
    .where(eq(gatewayRefunds.paymentId, paymentId))
  expect(sent).toHaveLength(1)
})
