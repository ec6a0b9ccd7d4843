import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decide } from '../../sandbox/providers/gateway/gateway-ledger'
import { notifyOfPayment } from '../../sandbox/providers/billdesk/webhooks'
import { people } from '../../sandbox/data/people'
import { paymentApi } from '@portal/contracts/payments/payment'
import {
  forgetCodeLimits,
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import { openHostedPage, visitHostedPage } from '../../test-kit/payments/hosted-checkout'
import { sealBilldesk } from '../../test-kit/payments/provider-wires'
import { productionSettings } from '../../test-kit/platform/production-settings'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { readConfig } from '../platform/config'
import { outboundCalls } from '../platform/tables'
import { gatewayOf } from './adapters'
import { billdeskAccess } from './adapters/billdesk/access'
import { sealed } from './adapters/billdesk/jose'
import { theirId } from './adapters/billdesk/wire'
import { captures, refunds } from './schema'

let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal({ env: { PAYMENTS: 'billdesk' } })
  own = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
})
afterAll(() => portal.close())
beforeEach(() => forgetCodeLimits(portal, people.asha.pan))
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const access = () => billdeskAccess(portal.platform.config, portal.platform.publicUrl())

async function started() {
  const order = await own.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 12_000_00 })
  const { data, resultInfo } = await own.initiate(order.transactionId, 'UPI')
  if (!data) throw new Error(resultInfo.resultMsg)
  return { order, paymentId: data.paymentId, url: data.paymentGateway.url, id: order.transactionId }
}

const sentBack = ({ payments }: Awaited<ReturnType<typeof own.show>>) =>
  payments.some(({ returned }) => returned?.some(({ sentAt }) => sentAt !== null))

async function deliver(body: string, type = 'application/jose'): Promise<number> {
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/payments/callback',
    headers: { 'content-type': type },
    payload: body,
  })
  return statusCode
}

const transactionOf = (paymentId: string, change: object = {}) => ({
  objectid: 'transaction',
  transactionid: `U${theirId(paymentId)}`,
  orderid: theirId(paymentId),
  mercid: access().merchantId,
  transaction_date: portal.platform.clock.now().toISOString(),
  amount: '12000.00',
  currency: '356',
  auth_status: '0300',
  ...change,
})

test('a purchase is paid on BillDesk’s page and known as paid when the browser is back', async () => {
  const { id, url } = await started()
  const { location, answer } = await visitHostedPage(url, 'success', { lose: true })
  expect(Object.keys(answer.fields)).toEqual(['transaction_response'])
  expect(location).toBe(`${portal.platform.publicUrl()}/investors/home/transaction/payment?order=${id}`)
  expect((await own.show(id)).state).toBe('paid')
  await portal.advance(2)
  expect((await own.show(id)).state).toBe('allotted')
})

test('a webhook alone pays, also one that comes as a field of a form', async () => {
  const { id, paymentId } = await started()
  const { raw } = await sealBilldesk(portal.platform, JSON.stringify(transactionOf(paymentId)))
  const form = new URLSearchParams({ transaction_response: raw.toString() }).toString()
  expect(await deliver(form, 'application/x-www-form-urlencoded')).toBe(200)
  expect((await own.show(id)).state).toBe('paid')
})

test('pending waits for the bank, and pays when the bank is done', async () => {
  const { id, url, paymentId } = await started()
  await visitHostedPage(url, 'pending')
  expect((await own.show(id)).payments).toMatchObject([{ state: 'pending' }])
  const paid = await decide(portal.platform, paymentId, 'success', false)
  if (paid) await notifyOfPayment(portal.platform, paid)
  await own.when(id, ({ state }) => state === 'paid')
})

test.each(['failure', 'other'] as const)(
  'after %s the investor reads why, and the order can still be paid',
  async (decision) => {
    const { id, url } = await started()
    await visitHostedPage(url, decision)
    const { payments } = await own.show(id)
    expect(payments).toMatchObject([{ state: 'failed', reason: 'The bank declined the payment.' }])
    const again = await own.initiate(id, 'UPI')
    await visitHostedPage(again.data.paymentGateway.url, 'success')
    await own.when(id, ({ state }) => state === 'paid')
  },
)

test('money of an attempt that was replaced, which no call of BillDesk’s can cancel, goes back once', async () => {
  const { id, url, paymentId: first } = await started()
  const pressLate = await openHostedPage(url)
  const { data } = await own.initiate(id, 'UPI')
  const again = await fetch(url, { redirect: 'manual' })
  expect([again.status, again.headers.get('location')]).toEqual([303, expect.stringContaining(id)])
  await visitHostedPage(data.paymentGateway.url, 'success')
  await own.when(id, ({ state }) => state === 'paid')
  await pressLate('success')
  await own.when(id, sentBack)
  const sent = await portal.platform.db.select().from(refunds).where(eq(refunds.paymentId, first))
  expect(sent).toMatchObject([{ amount: 12_000_00, reference: expect.stringMatching(/^R[0-9a-f]{32}$/) }])
  expect((await own.show(id)).state).toBe('paid')
})

test('money that comes after the time to pay buys nothing, and goes back', async () => {
  const { id, paymentId } = await started()
  await portal.advance(1)
  await own.when(id, ({ state }) => state === 'expired')
  const paid = await decide(portal.platform, paymentId, 'success', true)
  if (paid) await notifyOfPayment(portal.platform, paid)
  await own.when(id, sentBack)
  expect((await own.show(id)).state).toBe('refunded')
})

test('an answer of the browser that is altered, or of another order, tells nothing', async () => {
  const [one, other] = [await started(), await started()]
  const { raw } = await sealBilldesk(portal.platform, JSON.stringify(transactionOf(other.paymentId)))
  const { answer } = await visitHostedPage(one.url, 'success', {
    lose: true,
    change: { transaction_response: 'x' },
  })
  const headers = { origin: portal.platform.publicUrl() }
  for (const transaction_response of ['x', `${answer.fields.transaction_response}A`, raw.toString()]) {
    const body = new URLSearchParams({ transaction_response })
    const back = await fetch(answer.action, { method: 'POST', body, headers, redirect: 'manual' })
    expect(back.status).toBe(303)
    for (const { id } of [one, other]) expect((await own.show(id)).state).toBe('created')
  }
  const body = new URLSearchParams(answer.fields)
  await fetch(answer.action, { method: 'POST', body, headers, redirect: 'manual' })
  expect((await own.show(one.id)).state).toBe('paid')
})

describe('what is not BillDesk’s word about this merchant changes nothing', () => {
  const none = Buffer.from('{"alg":"none"}').toString('base64url')

  test.each<[string, (content: string) => string | Promise<string>]>([
    ['no algorithm', (content) => `${none}.${Buffer.from(content).toString('base64url')}.`],
    ['another signing key', (content) => sealed({ ...access(), signingKey: 'y'.repeat(32) }, content)],
    ['another encryption key', (content) => sealed({ ...access(), encryptionKey: 'y'.repeat(32) }, content)],
    ['no encryption', (content) => sealed({ ...access(), encryptionKey: null }, content)],
    ['another client', (content) => sealed({ ...access(), clientId: 'somebody' }, content)],
    [
      'another merchant',
      (content) => sealed(access(), JSON.stringify({ ...JSON.parse(content), mercid: 'SOMEBODY' })),
    ],
    [
      'other money',
      (content) => sealed(access(), JSON.stringify({ ...JSON.parse(content), currency: '840' })),
    ],
  ])('%s', async (_name, forge) => {
    const { id, paymentId } = await started()
    expect(await deliver(await forge(JSON.stringify(transactionOf(paymentId))))).toBe(401)
    expect((await own.show(id)).state).toBe('created')
    expect(await deliver(await sealed(access(), JSON.stringify(transactionOf(paymentId))))).toBe(200)
    expect((await own.show(id)).state).toBe('paid')
  })

  test('an order of another system of the merchant, and its mandates, are answered and left', async () => {
    const before = await portal.platform.db.select().from(captures)
    for (const content of [
      transactionOf(randomUUID(), { orderid: 'SHOP-1' }),
      { objectid: 'mandate', mercid: access().merchantId },
    ])
      expect(await deliver(await sealed(access(), JSON.stringify(content)))).toBe(200)
    expect(await portal.platform.db.select().from(captures)).toEqual(before)
  })
})

describe('an answer about something else than what was asked is none', () => {
  const real = globalThis.fetch
  afterEach(() => void (globalThis.fetch = real))

  /** Every call is answered with the same signed content. */
  async function answering(content: object) {
    const token = await sealed(access(), JSON.stringify(content))
    globalThis.fetch = () => Promise.resolve(new Response(token))
  }
  const status = (paymentId: string) => gatewayOf(portal.platform).status(paymentId)
  const order = (paymentId: string, change: object = {}) => ({
    objectid: 'order',
    orderid: theirId(paymentId),
    bdorderid: 'OA1',
    mercid: access().merchantId,
    amount: '300.00',
    currency: '356',
    links: [{ href: `${access().url}/web`, parameters: { rdata: 'r' } }],
    ...change,
  })
  const open = (paymentId: string) =>
    gatewayOf(portal.platform).open({
      ...{ paymentId, orderNumber: '1', amount: 300_00, mode: 'UPI', bank: null, returnUrl: 'http://x/' },
      account: { accountNumber: '50100044178823', ifsc: 'PRJT0000001', holder: 'Asha Iyer' },
    })

  test('of the same order it is believed', async () => {
    const paymentId = randomUUID()
    await answering(transactionOf(paymentId))
    expect(await status(paymentId)).toMatchObject({ news: 'captured', amount: 12_000_00 })
    await answering(order(paymentId))
    expect((await open(paymentId)).transactionToken).toBe('OA1')
  })

  test('an old answer about another order, of another merchant, or a request of our own', async () => {
    const paymentId = randomUUID()
    for (const content of [
      transactionOf(randomUUID()),
      transactionOf(paymentId, { mercid: 'SOMEBODY' }),
      { mercid: access().merchantId, orderid: theirId(paymentId) },
    ]) {
      await answering(content)
      await expect(status(paymentId)).rejects.toThrow('BillDesk')
    }
  })

  test('an order of another amount, and a page that is not BillDesk’s, open nothing', async () => {
    const paymentId = randomUUID()
    await answering(order(paymentId, { amount: '3.00' }))
    await expect(open(paymentId)).rejects.toThrow('another order of this attempt')
    await answering(order(randomUUID()))
    await expect(open(paymentId)).rejects.toThrow('another order of this attempt')
    await answering(
      order(paymentId, { links: [{ href: 'https://evil.example/', parameters: { rdata: 'r' } }] }),
    )
    await expect(open(paymentId)).rejects.toThrow('not one of its pages')
  })

  test('a refund of another amount or of another transaction is not taken for the one wanted', async () => {
    const [paymentId, refundId] = [randomUUID(), randomUUID()]
    const bankReference = `U${theirId(paymentId)}`
    const refund = { refundId, paymentId, bankReference, amount: 100_00 }
    const made = {
      ...{ objectid: 'refund', refundid: 'R1', mercid: access().merchantId, currency: '356' },
      ...{ orderid: theirId(paymentId), transactionid: bankReference, refund_amount: '100.00' },
      ...{ merc_refund_ref_no: theirId(refundId), refund_status: '0799' },
      refund_date: '2026-08-25T10:59:15+05:30',
    }
    const answers = (content: object) => {
      globalThis.fetch = async (address) => {
        const about = String(address).includes('refunds') ? content : transactionOf(paymentId)
        return new Response(await sealed(access(), JSON.stringify(about)))
      }
      return gatewayOf(portal.platform).refund(refund)
    }
    expect(await answers(made)).toEqual({ reference: 'R1' })
    for (const change of [
      { refund_amount: '1.00' },
      { transactionid: 'U1' },
      { merc_refund_ref_no: theirId(randomUUID()) },
      { refund_status: '0001' },
    ])
      await expect(answers({ ...made, ...change })).rejects.toThrow('BillDesk')
  })
})

test('a pass that somebody wrote opens nothing, and the page may post to BillDesk alone', async () => {
  const { url } = await started()
  expect((await fetch(`${url}0`)).status).toBe(404)
  const { headers } = await fetch(url)
  expect(headers.get('content-security-policy')).toContain(`form-action ${portal.platform.publicUrl()};`)
})

test('no account, address or name of a device is kept of a call, and no key to a page', async () => {
  const calls = JSON.stringify(await portal.platform.db.select().from(outboundCalls))
  expect(calls).toContain('"operation":"open"')
  expect(calls).not.toMatch(/rdata|user_agent|127\.0\.0\.1|5010004/)
})

test('a transfer and a cheque are not offered, since BillDesk holds neither to an account', async () => {
  const { id } = await started()
  const { data } = await own.call(paymentApi.banks, { transactionId: id })
  expect(data.banks.flatMap(({ paymentModes }) => paymentModes)).not.toContain('CHEQUE')
})

test('a test environment in production, and a real one in a sandbox, keep the portal from starting', () => {
  const keys = {
    BILLDESK_MERCHANT_ID: 'NEEMMF',
    BILLDESK_CLIENT_ID: 'neemmf',
    BILLDESK_SIGNING_KEY: 'aZ3kP9qL2mX7vB4nC8dWhG5tR1yU8iO3',
  }
  const accessOf = (env: Record<string, string>) => () =>
    billdeskAccess(readConfig(env), 'http://localhost:4600')
  const production = { ...productionSettings(), ...keys, PAYMENTS: 'billdesk' }
  expect(accessOf(production)()).toMatchObject({
    url: 'https://api.billdesk.com',
    pages: { origins: ['https://api.billdesk.com', 'https://pay.billdesk.com'], acceptsHttp: false },
  })
  expect(accessOf(keys)().url).toBe('https://uat1.billdesk.com/u2')
  const [uat, live] = ['https://uat1.billdesk.com/u2', 'https://api.billdesk.com']
  expect(accessOf({ ...production, BILLDESK_URL: uat })).toThrow('a test environment')
  expect(accessOf({ ...keys, BILLDESK_URL: live })).toThrow('where money is real')
  expect(accessOf({ ...production, BILLDESK_CLIENT_ID: '' })).toThrow('BILLDESK_CLIENT_ID')
  expect(accessOf({ ...keys, BILLDESK_ENCRYPTION_KEY: 'short' })).toThrow('32 characters')
  expect(accessOf({ ...keys, BILLDESK_ACCOUNT_FIELD: 'account' })).toThrow('bank_account or bankaccounts')
})
