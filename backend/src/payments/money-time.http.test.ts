import { randomUUID } from 'node:crypto'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { checkInvariants } from '../invariants'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import { createLog } from '../platform/log'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { signedAccess } from './adapters/signed/signed-gateway'
import { signed } from '../platform/signature'

/** The data set begins on Tuesday, 25 August 2026, at 13:18 in India: an order of then buys at that day's NAV. */
let portal: TestPortal
let own: PurchaseJourney
const errors: Record<string, unknown>[] = []

beforeAll(async () => {
  portal = await startListeningPortal()
  portal.platform.log = createLog('error', { write: (line) => void errors.push(JSON.parse(line)) })
  own = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
})
afterAll(() => portal.close())
beforeEach(() => void (errors.length = 0))
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

interface Entry {
  kind: string
  subject: string
  detail: Record<string, unknown>
}
const tasksOpen = async (): Promise<Entry[]> => (await portal.app.inject('/sandbox/ops-tasks')).json()
const alarms = async (paymentId: string) => (await tasksOpen()).filter(({ subject }) => subject === paymentId)

/** An order whose money the bank reports, signed as it signs, as taken at a moment. */
async function paidAt(momentOf: (order: PurchaseOrder) => string) {
  const order = await own.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 1_000_00 })
  const { paymentId } = (await own.initiate(order.transactionId, 'UPI')).data
  const at = momentOf(order)
  const report = { paymentId, at, news: 'captured', amount: order.amount, bankReference: randomUUID() }
  const body = JSON.stringify({ eventId: randomUUID(), report })
  const { secret } = signedAccess(portal.platform.config, portal.platform.publicUrl())
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/payments/callback',
    headers: { 'content-type': 'application/json', ...signed(secret, body, Date.now()) },
    payload: body,
  })
  expect(statusCode).toBe(200)
  return { paymentId, order: await own.show(order.transactionId) }
}

const later = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString()

test('money that the bank dates before its order counts from the order, and a person is told', async () => {
  const { order, paymentId } = await paidAt(() => '2026-07-13T05:00:00.000Z')
  expect(order).toMatchObject({ state: 'paid', navDate: '2026-08-25' })
  expect(order.payments[0]?.settledAt).toBe(order.createdAt)
  const detail = {
    payableId: order.checkoutId,
    bankSays: '2026-07-13T05:00:00.000Z',
    counted: order.createdAt,
  }
  expect(await alarms(paymentId)).toMatchObject([{ kind: 'money-time', detail }])
  expect(errors).toMatchObject([{ level: 50, kind: 'money-time', subject: paymentId, ...detail }])
  expect((await portal.app.inject('/metrics')).body).toContain('portal_desk_entries{kind="money-time"} 1')
})

test('money that the bank dates in the future counts from now, and a person is told', async () => {
  const before = portal.platform.clock.now()
  const { order, paymentId } = await paidAt(() => '2026-08-27T05:00:00.000Z')
  expect(order).toMatchObject({ state: 'paid', navDate: '2026-08-25' })
  const settled = Date.parse(order.payments[0]?.settledAt ?? '')
  expect(settled).toBeGreaterThanOrEqual(before.getTime())
  expect(settled).toBeLessThanOrEqual(portal.platform.clock.now().getTime())
  expect(await alarms(paymentId)).toHaveLength(1)
})

test('a moment between order and now counts as the bank says it, and clocks that differ by a minute alarm nobody', async () => {
  const between = await paidAt(({ createdAt }) => later(createdAt, 1))
  expect(between.order.payments[0]?.settledAt).toBe(later(between.order.createdAt, 1))
  const early = await paidAt(({ createdAt }) => later(createdAt, -60_000))
  expect(early.order.payments[0]?.settledAt).toBe(early.order.createdAt)
  expect([...(await alarms(between.paymentId)), ...(await alarms(early.paymentId))]).toEqual([])
  expect(errors).toEqual([])
})
