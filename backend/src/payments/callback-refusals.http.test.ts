import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { checkInvariants } from '../invariants'
import { auditEvents } from '../platform/tables'
import { signed } from '../platform/signature'
import { type CallbackKit, startCallbackKit } from '../../test-kit/payments/callbacks'

let kit: CallbackKit

beforeAll(async () => {
  kit = await startCallbackKit()
})
afterAll(() => kit.portal.close())
afterEach(async () => expect(await checkInvariants(kit.portal.platform.db)).toEqual([]))

/** A captured payment as the provider tells it, before it is written as JSON. */
async function capturedPayment() {
  const { order, paymentId } = await kit.started()
  const { transactionId, amount } = order
  const at = kit.portal.platform.clock.now().toISOString()
  const report = { news: 'captured', paymentId, amount, bankReference: randomUUID(), at }
  return { transactionId, callback: { eventId: randomUUID(), report } }
}

async function deliver(body: string) {
  const answer = await kit.deliver(body)
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
  expect((await kit.own.show(transactionId)).payments[0]?.state).toBe('started')
  const [kept] = await kit.portal.platform.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.event, 'payment.callback.refused'))
    .orderBy(desc(auditEvents.id))
    .limit(1)
  expect(kept?.detail).toMatchObject({ paymentId: report.paymentId })
  expect(await deliver(JSON.stringify(callback))).toEqual({ status: 200, code: '0' })
  expect((await kit.own.show(transactionId)).state).toBe('paid')
})

test.each(['returnUrl', 'callbackUrl'])(
  'the simulator opens no checkout whose %s lies elsewhere',
  async (name) => {
    const { portal, secret } = kit
    const origin = portal.platform.publicUrl()
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
