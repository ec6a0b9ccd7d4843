import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { checkInvariants } from '../orders/invariants'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../orders/testing/purchase-journey'
import { auditEvents } from '../platform/tables'
import type { TestPortal } from '../testing/test-portal'
import { people } from '../sandbox/world/people'
import { gatewayAccess } from './http-gateway'
import { signed } from '../platform/signature'

let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

/** A captured payment as the provider tells it, before it is written as JSON. */
async function capturedPayment() {
  const { transactionId, amount } = await own.placed({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91024821',
    amount: 12_000_00,
  })
  const { data } = await own.initiate(transactionId, 'UPI')
  const at = portal.platform.clock.now().toISOString()
  const report = { news: 'captured', paymentId: data.paymentId, amount, bankReference: randomUUID(), at }
  return { transactionId, callback: { eventId: randomUUID(), report } }
}

async function deliver(body: string) {
  const { secret } = gatewayAccess(portal.platform.config, portal.platform.publicUrl())
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/payments/callback',
    headers: { 'content-type': 'application/json', ...signed(secret, body, Date.now()) },
    payload: body,
  })
  return { status: answer.statusCode, code: answer.json().resultInfo.resultCodeId as string }
}

test.each([
  ['NUL in the event’s id', { eventId: 'a\0b' }, {}],
  ['a lone surrogate in the event’s id', { eventId: '\ud800' }, {}],
  ['NUL in the bank’s reference', {}, { bankReference: 'a\0b' }],
  ['a lone surrogate in the bank’s reference', {}, { bankReference: '\udfff' }],
  ['NUL in the reason of a failure', {}, { news: 'failed', reason: '\0' }],
  ['a date of 1970', {}, { at: '1970-01-01T00:00:00Z' }],
  ['a date that a clock shows which was never set', {}, { at: '2000-01-01T00:00:00.000Z' }],
  ['a day that is none', {}, { at: '2026-13-45T99:99:99Z' }],
])('a signed callback with %s is refused clearly, and nothing is lost', async (_what, event, change) => {
  const { transactionId, callback } = await capturedPayment()
  const { report } = callback
  const odd = { ...callback, ...event, report: { ...report, ...change } }
  expect(await deliver(JSON.stringify(odd))).toEqual({ status: 400, code: 'E_REQUEST' })
  expect((await own.show(transactionId)).payments[0]?.state).toBe('started')
  const [kept] = await portal.platform.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.event, 'payment.callback.refused'))
    .orderBy(desc(auditEvents.id))
    .limit(1)
  expect(kept?.detail).toMatchObject({ paymentId: report.paymentId })
  expect(await deliver(JSON.stringify(callback))).toEqual({ status: 200, code: '0' })
  expect((await own.show(transactionId)).state).toBe('paid')
})

test.each(['returnUrl', 'callbackUrl'])(
  'the simulator opens no checkout whose %s lies elsewhere',
  async (name) => {
    const origin = portal.platform.publicUrl()
    const { secret } = gatewayAccess(portal.platform.config, origin)
    const open = async (changed: object) => {
      const checkout = {
        paymentId: randomUUID(),
        orderNumber: '1',
        amount: 100,
        mode: 'UPI',
        bank: null,
        payee: 'neem.mf@validtest',
        returnUrl: `${origin}/investors/home`,
        callbackUrl: `${origin}/api/v1/payments/callback`,
        ...changed,
      }
      const payload = JSON.stringify(checkout)
      const headers = { 'content-type': 'application/json', ...signed(secret, payload, Date.now()) }
      const url = '/sandbox/providers/gateway/checkouts/open'
      return (await portal.app.inject({ method: 'POST', url, headers, payload })).statusCode
    }
    expect(await open({})).toBe(200)
    for (const elsewhere of ['https://evil.example/', `${origin}.evil.example/`, 'javascript:alert(1)', 'x'])
      expect([elsewhere, await open({ [name]: elsewhere })]).toEqual([elsewhere, 400])
  },
)
