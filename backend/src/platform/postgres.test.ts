import { contentApi } from '@portal/contracts/support/content'
import { masterApi } from '@portal/contracts/support/master'
import { setTimeout as pause } from 'node:timers/promises'
import { contentModule } from '../content/module'
import { identityModule } from '../identity/module'
import { nothingBeforeCode } from '../../test-kit/identity/nothing-before-code'
import { type PostgresServer, startPostgres } from '../../test-kit/postgres-server'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { seedContent } from '../../sandbox/seeds/seed-content'
import { seedInvestors } from '../../sandbox/seeds/seed-investors'
import { seedRegistries } from '../../sandbox/seeds/seed-registries'
import { people } from '../../sandbox/data/people'
import { inTransaction } from './database'
import { hashOfRequest, once } from './idempotency'
import type { Module } from './module'
import { serviceModule } from './service.module'

const seeds: string[] = []
const scheduledRuns: string[] = []
const letters: unknown[] = []
const counting: Module = {
  name: 'counting',
  outbox: { letter: { deliver: async ({ payload }) => void letters.push(payload) } },
  jobs: [
    {
      name: 'counted',
      at: '21:30',
      run: async (_platform, now) => void scheduledRuns.push(now.toISOString()),
    },
  ],
}
const modules = [identityModule(nothingBeforeCode), contentModule, serviceModule(async () => true), counting]
const countSeeding = async () => void seeds.push('seeded')
const sandbox = { seeds: [seedRegistries, seedInvestors, seedContent, countSeeding] }

let server: PostgresServer
let one: TestPortal
let other: TestPortal

beforeAll(async () => {
  server = await startPostgres()
  const { url } = server
  ;[one, other] = await Promise.all([
    startTestPortal({ url, modules, sandbox }),
    startTestPortal({ url, modules, sandbox }),
  ])
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await server.remove()
})

test('two processes that start together migrate and seed one world once', async () => {
  expect(seeds).toEqual(['seeded'])
  for (const portal of [one, other]) {
    expect((await portal.call(masterApi.country, {})).resultInfo.resultCode).toBe('SUCCESS')
  }
})

test('what was written, looked for in vain before it was committed, is delivered after the scheduled run that wrote it', async () => {
  const { db, outbox } = one.platform
  let isWritten = () => {}
  let commit = () => {}
  const written = new Promise<void>((resolve) => (isWritten = resolve))
  const mayCommit = new Promise<void>((resolve) => (commit = resolve))
  const writing = inTransaction(db, async (tx) => {
    await outbox.enqueue(tx, 'letter', { to: 'Asha' })
    isWritten()
    await mayCommit
  })
  await written
  // The beat in the background comes just now.
  await outbox.drain()
  expect(letters).toEqual([])
  commit()
  await writing
  await outbox.drainOwn()
  expect(letters).toEqual([{ to: 'Asha' }])
})

test('a session of one process is a session of the other', async () => {
  const token = await one.loginAs(people.asha.pan)
  expect((await other.call(contentApi.nfoBanner, {}, { token })).status).toBe(200)
})

test('a day passes once, whichever process turns it', async () => {
  await Promise.all([one.advance(1), other.advance(1), one.advance(1)])
  expect(new Set(scheduledRuns).size).toBe(scheduledRuns.length)
  expect(scheduledRuns.length).toBeGreaterThan(0)
})

test('an idempotent call runs once over both', async () => {
  let runs = 0
  const call = {
    investorId: '00000000-0000-4000-8000-000000000001',
    key: 'key-over-both-0001',
    requestHash: hashOfRequest('x', {}),
  }
  const run = (portal: TestPortal) =>
    portal.platform.db.transaction((tx) => once(tx, call, async () => ({ run: (runs += 1) })))
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => run(index % 2 ? one : other)))
  expect(answers).toEqual(Array.from({ length: 12 }, () => ({ run: 1 })))
})

test('a restart of the database gives 503 with Retry-After, and work again within 5 seconds', async () => {
  await server.stop()
  const down = await one.call(masterApi.country, {})
  expect(down.status).toBe(503)
  expect(Number(down.headers['retry-after'])).toBeGreaterThan(0)
  expect((await one.app.inject('/healthz')).statusCode).toBe(200)
  expect((await one.app.inject('/readyz')).statusCode).toBe(503)
  await server.start()
  const started = Date.now()
  while ((await one.call(masterApi.country, {})).status !== 200) {
    expect(Date.now() - started).toBeLessThan(5000)
    await pause(100)
  }
})
