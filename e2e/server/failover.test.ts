import { type PgBouncer, startPgBouncer } from '@portal/backend/test-kit/pgbouncer'
import { replicaName, startReplica } from '@portal/backend/test-kit/postgres-replica'
import { type PostgresServer, startPostgres } from '@portal/backend/test-kit/postgres-server'
import { query } from '@portal/backend/test-kit/query'
import { auditLedger } from '../fixtures/ledger-audit'
import { type PortalProcess, startPortal } from '../fixtures/portal-process'
import { temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { type Acknowledged, buySteadily, type SteadyBuyer } from '../fixtures/steady-buyer'
import { until } from '../fixtures/until'

/** Investors of the sandbox who may buy at once, with a folio of each. */
const investors = [
  { pan: 'ZZZPV1001A', folioNo: '91024821' },
  { pan: 'ZZZPR1002B', folioNo: '91002002' },
]
const ordersBeforeKill = 12
/** Whoever fails over by hand takes a while. */
const failuresBeforePromotion = 20

let primary: PostgresServer
let standby: PostgresServer
let rebuilt: PostgresServer | undefined
let bouncer: PgBouncer
let pair: PortalProcess[] = []
let buyers: SteadyBuyer[] = []

const pooled = () => bouncer.through(primary.url)
const placed = () => buyers.flatMap(({ acknowledged }) => acknowledged)
const since = (moment: number) => placed().filter(({ at }) => at > moment)

/** Has a server wait with each commit until the replica has applied it. */
async function demandReplica(server: PostgresServer): Promise<void> {
  await query(server.url, `alter system set synchronous_commit = 'remote_apply'`)
  await query(server.url, `alter system set synchronous_standby_names = '${replicaName}'`)
}
const reload = (server: PostgresServer) => query(server.url, 'select pg_reload_conf()')

beforeAll(async () => {
  primary = await startPostgres()
  await demandReplica(primary)
  // The replica takes the settings over with the files; they count from the reload on, when it is there.
  standby = await startReplica(primary)
  await reload(primary)
  bouncer = await startPgBouncer(primary.url, 10)
  const start = () =>
    startPortal({
      dataFolder: temporaryFolder('data'),
      databaseUrl: pooled(),
      env: {
        DATABASE_DIRECT_URL: bouncer.throughSession(),
        DATABASE_STATEMENTS: 'unnamed',
        DATABASE_REPLICA_URL: standby.url,
        LOG_LEVEL: 'warn',
      },
    })
  pair = [await start(), await start()]
})
afterAll(async () => {
  // Of those that a failed test left at work.
  for (const buyer of buyers) await buyer.stop().catch(() => undefined)
  for (const portal of pair) await portal.stop()
  await bouncer?.stop()
  await rebuilt?.remove()
  await standby?.remove()
  await primary?.remove()
})

/** What a person does by docs/operation.md. */
async function failOver(): Promise<void> {
  await query(standby.url, 'select pg_promote(true, 60)')
  // Else the first commit waits for a replica that it does not have yet.
  await query(standby.url, `alter system set synchronous_standby_names = ''`)
  await reload(standby)
  bouncer.pointAt(standby.url)
}

const leaders = async () => {
  const [row] = await query<{ leaders: number }>(
    standby.url,
    `select count(distinct pid)::int as leaders from pg_locks where locktype = 'advisory'
     and granted and objid = (hashtext('jobs')::bigint & 4294967295)::oid`,
  )
  return row?.leaders ?? 0
}

test('the primary is killed while orders are placed: the promoted replica has each that was acknowledged, and the processes find it by themselves', async () => {
  const lifted = () => query(pooled(), 'delete from hourly_uses')
  buyers = await Promise.all(
    investors.map(({ pan, folioNo }, place) =>
      buySteadily(
        pair[place % 2]!.url,
        pan,
        { schemePlanCode: 'FLEXI-DG', folioNo, amount: 5_000_00 + place * 1_000_00 },
        lifted,
      ),
    ),
  )
  await until(
    async () => placed().length,
    (count) => count >= ordersBeforeKill,
  )
  expect(await leaders()).toBeLessThanOrEqual(1)
  const processes = pair.map(({ pid }) => pid)
  const killedAt = Date.now()
  const before = placed()
  await primary.kill()
  const failures = () => buyers.flatMap((each) => each.failures).filter((moment) => moment > killedAt)
  await until(
    async () => failures().length,
    (count) => count >= failuresBeforePromotion,
  )
  const promoting = Date.now()
  await failOver()
  const pointedAt = Date.now()
  await until(
    async () => since(pointedAt).length,
    (count) => count >= investors.length * 2,
  )
  const firstAfter = Math.min(...since(killedAt).map(({ at }) => at))
  await Promise.all(buyers.map((each) => each.stop()))
  console.info({
    acknowledgedBeforeKill: before.length,
    acknowledgedAfter: placed().length - before.length,
    failedCalls: failures().length,
    msFromKillToPromotion: promoting - killedAt,
    msOfPromotingAndPointing: pointedAt - promoting,
    msFromPointingToFirstOrder: firstAfter - pointedAt,
    msFromPointingToLastFailure: Math.max(...failures()) - pointedAt,
    msWithoutOrders: firstAfter - Math.max(...before.map(({ at }) => at)),
  })
  expect(firstAfter - pointedAt).toBeLessThan(20_000)
  expect(pair.map(({ pid }) => pid)).toEqual(processes)
  const lost = await Promise.all(
    before.map(async ({ transactionId }) => {
      const found = await query(standby.url, `select 1 from orders where id = '${transactionId}'`)
      return found.length ? undefined : transactionId
    }),
  )
  expect(lost.filter(Boolean)).toEqual([])
})

test('who sends an order again with its key, at either process, gets the one that is there', async () => {
  for (const each of buyers)
    for (const [place, order] of each.acknowledged.entries()) {
      const ids = await sentAgain(each, order, place)
      expect(ids).toEqual([order.transactionId])
      const rows = await each.buyer.ordersOf(order.amount)
      expect(rows.map(({ transactionId }) => transactionId)).toEqual([order.transactionId])
    }
})

const sentAgain = ({ buyer, sendAgain }: SteadyBuyer, order: Acknowledged, place: number) =>
  sendAgain(order, buyer.at(pair[place % 2]!.url))

test('one process leads the jobs again, and what is paid for is allotted once', async () => {
  const paid = buyers.map(({ buyer, acknowledged }) => ({ buyer, order: acknowledged.at(-1)! }))
  for (const { buyer, order } of paid)
    await buyer.sandbox.settlePayment(await buyer.mustPay(order.transactionId), 'success')
  for (const { buyer, order } of paid)
    await until(
      () => buyer.see(order.transactionId),
      ({ state }) => state === 'paid',
    )
  const seen: number[] = []
  let isOver = false
  const advanced = new Sandbox(pair[1]!.url).advanceDays(1).finally(() => (isOver = true))
  while (!isOver) seen.push(await leaders())
  await advanced
  expect(Math.max(...seen)).toBe(1)
  for (const { buyer, order } of paid) {
    const { state, payments } = await buyer.see(order.transactionId)
    expect([state, payments.map((payment) => payment.state)]).toEqual(['allotted', ['succeeded']])
  }
})

test('the setting of the replica names the primary now: it is passed over, and no call fails', async () => {
  const { buyer, acknowledged } = buyers[0]!
  const [order] = acknowledged
  const before = await readsOf(pair[0]!)
  expect(await buyer.ordersOf(order!.amount)).toHaveLength(1)
  const after = await readsOf(pair[0]!)
  expect([after.replica - before.replica, after.primary > before.primary]).toEqual([0, true])
})

test('the old primary is rebuilt as the replica: commits wait for it, and it has them', async () => {
  rebuilt = await startReplica(standby)
  await demandReplica(standby)
  await reload(standby)
  const { buyer } = buyers[0]!
  await query(pooled(), 'delete from hourly_uses')
  const { transactionId } = await buyer.mustOrder({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91024821',
    amount: 9_000_00,
  })
  expect(await query(rebuilt.url, `select 1 from orders where id = '${transactionId}'`)).toHaveLength(1)
  await rebuilt.stop()
  const waiting = buyer.pay(transactionId)
  const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 1500, 'waits'))])
  expect(first).toBe('waits')
  await rebuilt.start()
  const { resultInfo } = await waiting
  // The gateway of the sandbox keeps what it is asked on the same server: where its commit waited too long, nothing was done.
  if (resultInfo.resultCodeId === '-344') await buyer.mustPay(transactionId)
  else expect(resultInfo).toMatchObject({ resultCode: 'SUCCESS' })
})

test('orders, money and units balance in what is left', async () => {
  for (const portal of pair) expect(await portal.stop()).toBe(0)
  await auditLedger({ databaseUrl: standby.url })
})

async function readsOf({ url }: PortalProcess): Promise<Record<'replica' | 'primary', number>> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  const of = (to: string) =>
    Number(new RegExp(`portal_replica_reads_total\\{to="${to}"\\} (\\d+)`).exec(figures)?.[1])
  return { replica: of('replica'), primary: of('primary') }
}
