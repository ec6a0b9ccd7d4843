import { authApi } from '@portal/contracts/identity/auth'
import { newTraceId } from '@portal/contracts/wire/support-code'
import { people } from '../sandbox/data/people'
import { attributeOf, type SentSpan, startCollector } from '../test-kit/collector'
import { purchaseJourney, startListeningPortal } from '../test-kit/orders/purchase-journey'
import type { TestPortal } from '../test-kit/test-portal'
import { readConfig } from './platform/config'
import { startTracing } from './platform/start-tracing'
import { recordSpansBy } from './platform/trace'

const { pan } = people.asha
const accountNumber = '778899010203'
const traceId = newTraceId('7K3QX')
const click = 'ab'.repeat(8)
const traceparent = `00-${traceId}-${click}-00`
const hostile = `'; select '${pan}' --`

let spans: SentSpan[]
let raw: string
let token: string

/** A purchase into a new folio after one click, a call that is refused, and an evening of jobs, as a collector has them. */
beforeAll(async () => {
  const collector = await startCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  Object.assign(process.env, env)
  const stop = await startTracing(readConfig(env))
  const portal = await startListeningPortal()
  try {
    token = await portal.loginAs(pan)
    await buyAfterClick(portal)
    const login = { userId: pan, password: hostile, proof: '' }
    await portal.call(authApi.login, login as never, { headers: { traceparent: `00-${pan}-${hostile}-01` } })
    await portal.app.inject({ url: `/api/v1/${pan}?pan=${pan}`, headers: { deviceId: accountNumber } })
    await portal.settle()
    await portal.advance(1)
  } finally {
    await portal.close()
    await stop()
    recordSpansBy(undefined)
    raw = collector.raw()
    spans = collector.spans()
    await collector.close()
  }
}, 120_000)

async function buyAfterClick(portal: TestPortal): Promise<void> {
  const call: TestPortal['call'] = (endpoint, body, options) =>
    portal.call(endpoint, body, { ...options, headers: { traceparent, ...options?.headers } })
  const own = purchaseJourney({ ...portal, call }, pan, token)
  const bank = { accountNumber, ifscCode: 'PRJT0000417', accountType: 'Savings' } as const
  const newFolio = { bank, nomination: { kind: 'none' } } as const
  const terms = { schemePlanCode: 'FLEXI-DG', folioNo: null, amount: 10_000_00, newFolio }
  const { transactionId } = await own.placed(terms)
  await own.pay(transactionId)
  await own.when(transactionId, ({ state }) => state === 'paid')
}

const ofClick = () => spans.filter((span) => span.traceId === traceId)
const named = (name: string) => ofClick().filter((span) => span.name === name)
const parentOf = ({ parentSpanId }: SentSpan) => spans.find(({ spanId }) => spanId === parentSpanId)

test('a call begins below the click, and its statements and the calls of providers below it', () => {
  const [placed] = named('POST /api/v1/transact/placeOrders')
  expect(placed).toMatchObject({ parentSpanId: click, kind: 2 })
  const statements = ofClick().filter((span) => span.parentSpanId === placed?.spanId)
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert orders', 'commit']),
  )
  const asked = ofClick().filter((span) => attributeOf(span, 'url.template'))
  expect(asked.length).toBeGreaterThan(0)
  for (const span of asked) expect(parentOf(span)?.traceId).toBe(traceId)
})

test('what an order leads to is delivered in its trace', () => {
  const deliveries = ofClick().filter(({ name }) => name.startsWith('deliver '))
  expect(deliveries.length).toBeGreaterThan(0)
  for (const span of deliveries) expect(parentOf(span)).toBeDefined()
})

test('each job is a trace of its own', () => {
  const jobs = spans.filter(({ name }) => name.startsWith('job '))
  expect(new Set(jobs.map((job) => job.traceId)).size).toBe(jobs.length)
  expect(jobs.length).toBeGreaterThan(3)
  for (const job of jobs) expect(job.parentSpanId ?? '').toBe('')
})

test('the trace that a stranger names is not taken on', () => {
  const [login] = spans.filter(({ name }) => name === 'POST /api/v1/auth/investor/login')
  expect(login).toBeDefined()
  expect(login?.parentSpanId ?? '').toBe('')
})

test('no span has who it was, their account, their session, or what they sent', () => {
  const { name, mobile, email } = people.asha
  const identifying = [pan, accountNumber, token, hostile, name, mobile, email, 'PRJT0000417', 'FLEXI-DG']
  expect(raw.length).toBeGreaterThan(10_000)
  for (const value of identifying) expect([value, value ? raw.includes(value) : false]).toEqual([value, false])
  const attributes = new Set(spans.flatMap((span) => span.attributes.map(({ key }) => key)))
  expect([...attributes].sort()).toEqual([
    'db.query.text',
    'db.system.name',
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'portal.support_code',
    'server.address',
    'url.template',
  ])
})
