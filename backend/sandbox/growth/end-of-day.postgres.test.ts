import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { checkInvariants } from '../../src/invariants'
import { kinds } from '../../src/order-kinds'
import { setKinds } from '../../src/orders/kind-table'
import { makeInstalmentsJobs } from '../../src/systematic-plans/instalments/make-instalments.job'
import { settleOrdersJobs } from '../../src/orders/settle-orders.job'
import { readConfig } from '../../src/platform/config'
import { type OpenDatabase, openDatabase, rowsOf } from '../../src/platform/database'
import { createLog } from '../../src/platform/log'
import { buildPortal, type Portal } from '../../src/portal'
import { startPostgres } from '../../test-kit/postgres-server'
import { copyOfDatabase, copyOfSandboxData } from '../../test-kit/server-sandbox-data'
import { sandboxBegins } from '../../test-kit/sandbox-begins'
import { publishNavs } from '../providers/navs/publish-navs.job'
import { sandbox } from '../sandbox'
import { placeEndOfDayOrders } from './end-of-day-orders'
import { registerEndOfDayPlans } from './end-of-day-plans'
import { growSandboxData } from './grow-sandbox-data'

// What the module of orders does, which no process of this test has whole.
setKinds(kinds)

const day = '2026-08-27'
const at = (time: string) => new Date(`${day}T${time}:00+05:30`)
/** Those of the morning and of the night: what comes late is not theirs. */
const jobs = [...makeInstalmentsJobs.slice(0, 1), ...settleOrdersJobs.slice(0, 1), publishNavs]
const endOfDay = { name: 'endOfDay', jobs }
/** Those of the days before it, so that what waits for their NAVs is settled; what falls due then is left to the day. */
const before = { name: 'before', jobs: jobs.slice(1) }
const [ordersThere, instalmentsThere] = [900, 700]

const env = () => ({
  PORTAL_NOW: sandboxBegins.toISOString(),
  PORTAL_AUDIT_HEAD: join(tmpdir(), `portal-audit-head-${randomUUID()}.json`),
})

/** One process of an installation. */
async function processOn(url: string, module = endOfDay): Promise<Portal & { database: OpenDatabase }> {
  const database = await openDatabase({ url })
  const config = readConfig({ ...env(), DATABASE_URL: url })
  const portal = await buildPortal(database, config, createLog('silent'), [module], {
    ...sandbox,
    modules: [],
  })
  await portal.app.close()
  return { ...portal, database }
}

let removeServer = async () => {}
let made: Promise<string> | undefined
let url: string
let first: Awaited<ReturnType<typeof processOn>>
let second: Awaited<ReturnType<typeof processOn>>

/** The address of a small data set in the morning of a busy day, its instalments not made yet. */
async function busyDataSet(): Promise<string> {
  const copy = await copyOfSandboxData('seeded')
  const server = copy ? undefined : await startPostgres()
  removeServer = async () => server?.remove()
  const dataSet = copy ?? server!.url
  const { platform, scheduler, database } = await processOn(dataSet, before)
  await scheduler.advanceTo(at('06:00'))
  await growSandboxData(platform.db, platform.config, 500)
  await placeEndOfDayOrders(platform, ordersThere, day)
  await registerEndOfDayPlans(platform.db, instalmentsThere, day)
  await database.close()
  return dataSet
}

/** Each test has a copy of it, and two processes on that. */
beforeEach(async () => {
  made ??= busyDataSet()
  url = await copyOfDatabase(await made)
  first = await processOn(url)
  second = await processOn(url)
})

afterEach(async () => {
  await first.database.close()
  await second.database.close()
})
afterAll(() => removeServer())

const count = async (what: ReturnType<typeof sql>) =>
  (await rowsOf<{ count: number }>(first.platform.db, sql`select count(*)::int as count from ${what}`))[0]
    ?.count ?? NaN
const settled = () => count(sql`orders where state in ('allotted', 'priced', 'sold') and nav_date = ${day}`)
const instalments = () => count(sql`orders where due_on = ${day}::date`)
const findings = () => checkInvariants(first.platform.db)

/** How many of a job a process did. */
async function doneBy({ platform }: Portal, job: string): Promise<number> {
  const metric = await platform.metrics.getSingleMetric('portal_job_items_total')?.get()
  return metric?.values.find(({ labels }) => labels.job === job)?.value ?? 0
}

/** One leads through the day, the other one helps meanwhile. */
async function dayOfBoth(): Promise<void> {
  let over = false
  const helping = (async () => {
    while (!over) {
      await second.scheduler.runDue()
      await pause(5)
    }
  })()
  await first.scheduler.advanceTo(at('23:00')).finally(() => (over = true))
  await helping
}

test('two processes share an evening: both do a part, and nothing is done twice', async () => {
  await dayOfBoth()
  for (const job of ['make instalments', 'settle orders']) {
    expect(await doneBy(first, job)).toBeGreaterThan(0)
    expect(await doneBy(second, job)).toBeGreaterThan(0)
  }
  expect((await doneBy(first, 'make instalments')) + (await doneBy(second, 'make instalments'))).toBe(
    instalmentsThere,
  )
  const outflows = await count(sql`orders where kind in ('STP_INSTALMENT', 'SWP_INSTALMENT')`)
  expect(await settled()).toBe(ordersThere + outflows)
  expect(await findings()).toEqual([])
})

test('a batch with one broken order settles the others', async () => {
  const { db } = first.platform
  const broken = sql`select id from orders where kind = 'REDEEM' and settle_on = ${day} order by id limit 1`
  await db.execute(sql`update orders set terms = '{}' where id = (${broken})`)
  const due = await count(sql`orders where settle_on = ${day}`)
  await first.scheduler.advanceTo(at('23:00'))
  expect(await count(sql`orders where terms = '{}'::jsonb and state = 'accepted'`)).toBe(1)
  expect(await settled()).toBeGreaterThanOrEqual(due - 1)
  expect(await findings()).toEqual([])
})

test('killed in the middle of an evening, another process goes on where it was', async () => {
  const cli = join(__dirname, '../../dist/end-of-day.cli.mjs')
  const killed = spawn(process.execPath, [cli, 'lead', '--day', day], {
    env: { ...process.env, ...env(), DATABASE_URL: url, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  const ended = once(killed, 'exit')
  while (!(await settled()) && killed.exitCode === null) await pause(10)
  killed.kill('SIGKILL')
  await ended
  const settledThen = await settled()
  expect(settledThen).toBeGreaterThan(0)
  expect(settledThen).toBeLessThan(ordersThere)
  await first.scheduler.advanceTo(at('23:30'))
  expect(await settled()).toBeGreaterThanOrEqual(ordersThere)
  expect(await instalments()).toBe(instalmentsThere - (await count(sql`orders where due_on < ${day}::date`)))
  expect(await findings()).toEqual([])
})
