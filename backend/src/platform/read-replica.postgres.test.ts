import { orderApi } from '@portal/contracts/orders/order'
import { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { statementApi } from '@portal/contracts/statements/statement'
import { sql } from 'drizzle-orm'
import { purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { startReplica } from '../../test-kit/postgres-replica'
import { type PostgresServer, startPostgres } from '../../test-kit/postgres-server'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { openDatabase, type OpenDatabase, rowsOf } from './database'
import { createLog } from './log'
import { readReplica, type ReadReplica } from './read-replica'

let primary: PostgresServer
let copy: PostgresServer
let portal: TestPortal
let watched: OpenDatabase

beforeAll(async () => {
  primary = await startPostgres()
  copy = await startReplica(primary)
  portal = await startListeningPortal({ database: { url: primary.url, replicaUrl: copy.url } })
  watched = await openDatabase({ url: primary.url, replicaUrl: copy.url })
})
afterAll(async () => {
  await portal?.close()
  await watched?.close()
  await copy?.remove()
  await primary?.remove()
})

const onReplica = (query: ReturnType<typeof sql>) => rowsOf<Record<string, string>>(watched.replica!, query)
const fresh = (): ReadReplica => readReplica(watched.db, watched.replica!, createLog('silent'))
const readsOf = async (to: string) => {
  const { body } = await portal.app.inject('/metrics')
  return Number(new RegExp(`portal_replica_reads_total\\{to="${to}"\\} (\\d+)`).exec(body)?.[1])
}
const write = () => watched.db.execute(sql`insert into job_clocks values (gen_random_uuid()::text, now())`)

test('what was acknowledged before a read is in it, whoever wrote it', async () => {
  const reading = fresh()
  for (let round = 0; round < 25; round += 1) {
    await write()
    const [here] = await rowsOf(watched.db, sql`select count(*) as all from job_clocks`)
    const [there] = await rowsOf(await reading.current(), sql`select count(*) as all from job_clocks`)
    expect(there).toEqual(here)
  }
  expect(reading.reads.replica).toBeGreaterThan(0)
})

test('a replica that is behind is passed over, and its lag is told; caught up, it is read again', async () => {
  const reading = fresh()
  await onReplica(sql`select pg_wal_replay_pause()`)
  await write()
  expect(await reading.current()).toBe(watched.db)
  expect(await reading.lag()).toBeGreaterThan(0)
  expect((await portal.app.inject('/metrics')).body).toMatch(/portal_replica_lag_bytes [1-9]/)
  await onReplica(sql`select pg_wal_replay_resume()`)
  expect(await fresh().current()).toBe(watched.replica)
})

test('history, charts and statements are read from the replica, and hold what was bought a moment ago', async () => {
  const { pan } = people.asha
  const token = await portal.loginAs(pan)
  const journey = purchaseJourney(portal, pan, token)
  const before = await readsOf('replica')
  const order = await journey.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 5_000_00 })
  const options = { token }
  const history = await portal.call(orderApi.history, { panNumber: pan, limit: 20 }, options)
  expect(JSON.stringify(history.data)).toContain(order.transactionId)
  await portal.call(portfolioApi.cashFlows, { panNumber: pan }, options)
  const scope = { panNumber: pan, folioNo: null, schemePlanCode: null }
  const wanted = { ...scope, kind: 'ACCOUNT', period: 'Since Inception' } as const
  const { data } = await portal.call(statementApi.accountStatement, wanted, options)
  expect(data.view).toBeTruthy()
  expect((await readsOf('replica')) - before).toBeGreaterThanOrEqual(1)
})

test('nothing can be written to it', async () => {
  await expect(onReplica(sql`insert into job_clocks values ('x', now())`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('read-only transaction') },
  })
})

test('one that says nothing, over connections that stay open, holds no read up for long', async () => {
  const reading = fresh()
  expect(await reading.current()).toBe(watched.replica)
  const goOn = await copy.freeze()
  try {
    const began = Date.now()
    expect(await reading.current()).toBe(watched.db)
    expect(await reading.lag()).toBeUndefined()
    expect(Date.now() - began).toBeLessThan(6_000)
  } finally {
    goOn()
  }
  expect(await fresh().current()).toBe(watched.replica)
})

test('one that was promoted is no replica any more, however much it has; one that is gone fails no call', async () => {
  await onReplica(sql`select pg_promote(true, 30)`)
  expect(await fresh().current()).toBe(watched.db)
  await copy.stop()
  expect(await fresh().current()).toBe(watched.db)
  const token = await portal.loginAs(people.asha.pan)
  const { status } = await portal.call(orderApi.history, { panNumber: people.asha.pan, limit: 20 }, { token })
  expect(status).toBe(200)
  expect((await portal.app.inject('/metrics')).body).not.toMatch(/portal_replica_lag_bytes [0-9]/)
})
