import { SpanKind } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { authApi } from '@portal/contracts/identity/auth'
import { newTraceId } from '@portal/contracts/wire/support-code'
import { people } from '../sandbox/data/people'
import { purchaseJourney, startListeningPortal } from '../test-kit/orders/purchase-journey'
import type { TestPortal } from '../test-kit/test-portal'
import { sendSpans } from './platform/open-telemetry'
import { recordSpansBy } from './platform/trace'

const { pan } = people.asha
const accountNumber = '778899010203'
const traceId = newTraceId('7K3QX')
const click = 'ab'.repeat(8)
const traceparent = `00-${traceId}-${click}-00`
const hostile = `'; select '${pan}' --`

/** A span as it is sent. */
interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  attributes: Record<string, unknown>
}

const spans: SentSpan[] = []
let token: string

const asSent = (span: ReadableSpan): SentSpan => {
  const { name, kind, attributes, parentSpanContext } = span
  const { spanId, traceId: trace } = span.spanContext()
  return { traceId: trace, spanId, parentSpanId: parentSpanContext?.spanId, name, kind, attributes }
}

const collector: SpanExporter = {
  export(ended, done) {
    spans.push(...ended.map(asSent))
    done({ code: 0 })
  },
  shutdown: () => Promise.resolve(),
}

/** A purchase into a new folio after one click, a call that is refused, and an evening of jobs, as a collector has them. */
beforeAll(async () => {
  const { record, stop } = sendSpans(1, collector)
  recordSpansBy(record)
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
    recordSpansBy(undefined)
    await stop()
  }
})

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
  const [placed] = named('POST /api/v1/transaction/newlumpsum')
  expect(placed).toMatchObject({ parentSpanId: click, kind: SpanKind.SERVER })
  const statements = ofClick().filter((span) => span.parentSpanId === placed?.spanId)
  expect(
    statements.some(({ attributes }) => String(attributes['db.query.text']).includes('insert into "orders"')),
  ).toBe(true)
  const toProviders = ofClick().filter((span) => span.attributes['url.template'])
  expect(toProviders.length).toBeGreaterThan(0)
  for (const span of toProviders) expect(parentOf(span)?.traceId).toBe(traceId)
})

test('what a call writes to the outbox is delivered in its trace', () => {
  const deliveries = spans.filter(({ name }) => name.startsWith('deliver '))
  expect(deliveries.length).toBeGreaterThan(0)
  for (const span of deliveries) expect(parentOf(span)?.traceId).toBe(span.traceId)
})

test('each job is a trace of its own', () => {
  const jobs = spans.filter(({ name }) => name.startsWith('job '))
  expect(new Set(jobs.map((job) => job.traceId)).size).toBe(jobs.length)
  expect(jobs.length).toBeGreaterThan(3)
  for (const job of jobs) expect(job.parentSpanId).toBeUndefined()
})

test('the trace that a stranger names is not taken on', () => {
  const [login] = spans.filter(({ name }) => name === 'POST /api/v1/auth/investor/login')
  expect(login).toBeDefined()
  expect(login?.parentSpanId).toBeUndefined()
})

test('no span has who it was, their account, their session, or what they sent', () => {
  const { name, mobile, email } = people.asha
  const identifying = [pan, accountNumber, token, hostile, name, mobile, email, 'PRJT0000417', 'FLEXI-DG']
  const raw = JSON.stringify(spans)
  expect(spans.length).toBeGreaterThan(100)
  for (const value of identifying)
    expect([value, value ? raw.includes(value) : false]).toEqual([value, false])
  const attributes = new Set(spans.flatMap((span) => Object.keys(span.attributes)))
  expect([...attributes].sort()).toEqual([
    'db.query.text',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'portal.support_code',
    'server.address',
    'url.template',
  ])
})
