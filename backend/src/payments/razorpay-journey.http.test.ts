import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { paymentApi } from '@portal/contracts/payments/payment'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import { openHostedPage, visitHostedPage } from '../../test-kit/payments/hosted-checkout'
import { productionSettings } from '../../test-kit/platform/production-settings'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { openTasks } from '../operations/ops-tasks'
import { readConfig } from '../platform/config'
import { razorpayAccess } from './adapters/razorpay/access'
import { razorpaySignature } from './adapters/razorpay/read-event'
import { refunds } from './schema'

let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal({ env: { PAYMENTS: 'razorpay' } })
  own = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

async function started() {
  const order = await own.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 12_000_00 })
  const { data, resultInfo } = await own.initiate(order.transactionId, 'UPI')
  if (!data) throw new Error(resultInfo.resultMsg)
  return { order, paymentId: data.paymentId, url: data.paymentGateway.url, id: order.transactionId }
}

test('a purchase is paid on Razorpay’s page and known as paid when the browser is back', async () => {
  const { id, url } = await started()
  const { location } = await visitHostedPage(url, 'success', { lose: true })
  expect(location).toBe(`${portal.platform.publicUrl()}/investors/home/transaction/payment?order=${id}`)
  expect((await own.show(id)).state).toBe('paid')
  await portal.advance(2)
  expect((await own.show(id)).state).toBe('allotted')
})

test('money of an attempt that was replaced, which no order of Razorpay’s can be kept from taking, goes back', async () => {
  const { id, url, paymentId: first } = await started()
  const pressLate = await openHostedPage(url)
  const { data } = await own.initiate(id, 'UPI')
  const again = await fetch(url, { redirect: 'manual' })
  expect([again.status, again.headers.get('location')]).toEqual([303, expect.stringContaining(id)])
  await visitHostedPage(data.paymentGateway.url, 'success')
  await own.when(id, ({ state }) => state === 'paid')
  await pressLate('success')
  const sentBack = ({ payments }: Awaited<ReturnType<typeof own.show>>) =>
    payments.some(({ returned }) => returned?.some(({ sentAt }) => sentAt !== null))
  await own.when(id, sentBack)
  const [refund] = await portal.platform.db.select().from(refunds).where(eq(refunds.paymentId, first))
  expect(refund).toMatchObject({ amount: 12_000_00, reference: expect.stringMatching(/^rfnd_/) })
  expect((await own.show(id)).state).toBe('paid')
})

test.each([
  ['failure', 'The bank declined the payment.'],
  ['other', 'You paid from another account than the one that you chose.'],
] as const)('after %s the investor reads why, and the order can still be paid', async (decision, reason) => {
  const { id, url } = await started()
  await visitHostedPage(url, decision)
  const { payments } = await own.show(id)
  expect(payments).toMatchObject([{ state: 'failed', reason }])
  const again = await own.initiate(id, 'UPI')
  await visitHostedPage(again.data.paymentGateway.url, 'success')
  await own.when(id, ({ state }) => state === 'paid')
})

test('an answer of the browser that Razorpay did not sign tells nothing', async () => {
  const { id, url } = await started()
  await visitHostedPage(url, 'success', { lose: true, change: { razorpay_signature: 'a'.repeat(64) } })
  expect((await own.show(id)).state).toBe('created')
  const { data } = await own.initiate(id, 'UPI')
  expect(data).toBeUndefined()
  expect((await own.show(id)).state).toBe('paid')
})

test('a pass that somebody wrote opens nothing, and the page may post to Razorpay alone', async () => {
  const { url } = await started()
  expect((await fetch(`${url}0`)).status).toBe(404)
  const { headers } = await fetch(url)
  expect(headers.get('content-security-policy')).toContain(`form-action ${portal.platform.publicUrl()};`)
})

test('a transfer and a cheque are not offered, since Razorpay takes none', async () => {
  const { id } = await started()
  const { data } = await own.call(paymentApi.banks, { transactionId: id })
  expect(data.banks.flatMap(({ paymentModes }) => paymentModes)).not.toContain('CHEQUE')
  const order = await own.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 6_000_00 })
  const bankId = data.banks[0]?.bankId ?? ''
  expect((await own.initiate(order.transactionId, 'RTGS', bankId)).resultInfo.resultCodeId).toBe('-324')
})

test('a refund that Razorpay could not pay out is a task for a person', async () => {
  const { id, url } = await started()
  const pressLate = await openHostedPage(url)
  const second = await own.initiate(id, 'UPI')
  await visitHostedPage(second.data.paymentGateway.url, 'success')
  await pressLate('success')
  await own.when(id, ({ payments }) =>
    payments.some(({ returned }) => returned?.some(({ sentAt }) => sentAt !== null)),
  )
  const [refund] = await portal.platform.db.select().from(refunds).orderBy(refunds.dueAt)
  const entity = {
    id: 'rfnd_1',
    amount: 12_000_00,
    payment_id: 'pay_1',
    receipt: refund?.id,
    status: 'failed',
  }
  const created_at = Math.floor(portal.platform.clock.now().getTime() / 1000)
  const body = JSON.stringify({ event: 'refund.failed', created_at, payload: { refund: { entity } } })
  const { webhookSecret } = razorpayAccess(portal.platform.config, portal.platform.publicUrl())
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/payments/callback',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': 'refund-failed-1',
      'x-razorpay-signature': razorpaySignature(webhookSecret, body),
    },
    payload: body,
  })
  expect(statusCode).toBe(200)
  const tasks = (await openTasks(portal.platform.db)).filter(({ kind }) => kind === 'refund-failed')
  expect(tasks).toMatchObject([{ subject: refund?.id }])
})

test('a test key in production, and a live key in a sandbox, keep the portal from starting', () => {
  const keys = {
    RAZORPAY_KEY_SECRET: 'aZ3kP9qL2mX7vB4nC8dW',
    RAZORPAY_WEBHOOK_SECRET: 'hG5tR1yU8iO3pA6sD9fJ2kL7zX4cV0bN',
  }
  const access = (env: Record<string, string>) => () =>
    razorpayAccess(readConfig(env), 'http://localhost:4600')
  const production = { ...productionSettings(), ...keys, PAYMENTS: 'razorpay' }
  expect(access({ ...production, RAZORPAY_KEY_ID: 'rzp_live_1' })().url).toBe('https://api.razorpay.com')
  expect(access({ ...production, RAZORPAY_KEY_ID: 'rzp_test_1' })).toThrow('must begin with rzp_live_')
  expect(access({ ...keys, RAZORPAY_KEY_ID: 'rzp_live_1' })).toThrow('must begin with rzp_test_')
  expect(access(production)).toThrow('RAZORPAY_KEY_ID')
})
