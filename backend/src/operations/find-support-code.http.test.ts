import { Writable } from 'node:stream'
import { newTraceId } from '@portal/contracts/wire/support-code'
import type { Module } from '../platform/module'
import { createLog } from '../platform/log'
import { outboundCalls } from '../platform/tables'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { clientEvents } from '../telemetry/schema'
import { findSupportCode } from './find-support-code'

const pan = 'ZZZPV1001A'
const lines: string[] = []
const kept = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line))
    done()
  },
})

/** A call that writes down what it did, asks a provider, and then fails. */
const failing: Module = {
  name: 'failing',
  register(app, { db, audit, outbox, clock, log }) {
    app.post('/api/v1/fails', async () => {
      await audit.record(db, { event: 'order.tried', subject: 'investor-1', detail: { pan } })
      await outbox.enqueue(db, 'order.told', { pan })
      const call = { provider: 'bank', operation: 'debits: debit', request: { pan }, answer: { pan } }
      await db.insert(outboundCalls).values({ ...call, at: clock.now() })
      log.warn(`the bank knows no ${pan}`)
      throw new Error(`${pan} failed`)
    })
  },
  outbox: {
    'order.told': { deliver: () => Promise.reject(new Error(`nobody hears of ${pan}`)), lane: 'messages' },
  },
}

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ modules: [failing], log: createLog('info', kept) })
})
afterAll(() => portal.close())

async function codeOfFailure(headers: Record<string, string> = {}): Promise<string> {
  const answer = await portal.app.inject({ method: 'POST', url: '/api/v1/fails', headers, payload: { pan } })
  expect(answer.statusCode).toBe(500)
  return String(answer.headers['support-code'])
}

const found = async (code: string) =>
  (await findSupportCode(portal.platform.db, code, lines.join('').split('\n')))?.join('\n') ?? ''

test('the code in the answer of a call that failed finds its trace, log lines, audit rows, calls and deliveries', async () => {
  const traceId = newTraceId('7K3QX')
  const code = await codeOfFailure({ traceparent: `00-${traceId}-${'1'.repeat(16)}-00` })
  await codeOfFailure()
  await portal.settle()
  const said = await found(code)
  expect(said).toContain(`Traces: 1\n  ${traceId}`)
  for (const line of ['the bank knows no', 'call failed', 'answered', 'outbox delivery failed'])
    expect(said).toContain(`"msg":"${line}`)
  expect(said).toMatch(/Audit rows: 1\n.*order\.tried {2}investor-1/)
  expect(said).toMatch(/Calls of providers: 1\n.*bank {2}debits: debit/)
  expect(said).toMatch(/Deliveries: 1\n.*order\.told {2}pending {2}1 tries/)
  expect(said).not.toContain(pan)
  expect(await found('page-001-transact-7k3qx')).toContain(`Traces: 1\n  ${traceId}`)
})

test('a call whose page told of no trace, or a foreign one, has a code of its own', async () => {
  const foreign = `00-${'a'.repeat(32)}-${'1'.repeat(16)}-01`
  const codes = [await codeOfFailure(), await codeOfFailure(), await codeOfFailure({ traceparent: foreign })]
  expect(new Set(codes).size).toBe(3)
  for (const code of codes) expect(await found(code)).toContain('Audit rows: 1')
})

test('the stack that a page told is printed a line each, as "npm run stack" reads it', async () => {
  const place = '/remotes/mfe-transact/1.2.3-abc/12.0a1b2c3d.js:1:23456'
  await portal.platform.db.insert(clientEvents).values({
    receivedAt: portal.platform.clock.now(),
    kind: 'failure',
    remote: 'mfe-transact',
    version: '1.2.3-abc',
    kernel: '1.0.0',
    shell: 'a',
    page: '/home',
    visit: '9K3QX',
    code: 'PAGE-001',
    count: 1,
    stack: `${place}\n${place}`,
  })
  expect(await found('page-001-transact-9k3qx')).toContain(
    `in lines of source: 3\n  PAGE-001\n  ${place}\n  ${place}\n`,
  )
})

test('what is no support code finds nothing, and no pattern gets to the database', async () => {
  for (const told of ['', '%', '7K3Q%-M4PT', "7K3QX' or 1=1", 'AEIOU'])
    expect(await findSupportCode(portal.platform.db, told, [])).toBeUndefined()
})
