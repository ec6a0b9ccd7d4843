// @reads-all-packages
import { query } from '@portal/backend/test-kit/query'
import { auditLedger } from '../fixtures/ledger-audit'
import { type Cluster, startCluster } from '../fixtures/patroni'
import { type PortalProcess, startPortal } from '../fixtures/portal-process'
import { temporaryFolder } from '../fixtures/run-folder'
import { buySteadily, type SteadyBuyer } from '../fixtures/steady-buyer'

jest.setTimeout(300_000)

/** Investors of the sandbox who may buy at once, with a folio of each. */
const investors = [
  { pan: 'ZZZPV1001A', folioNo: '91024821' },
  { pan: 'ZZZPR1002B', folioNo: '91002002' },
]

let cluster: Cluster
let pair: PortalProcess[] = []
let buyers: SteadyBuyer[] = []
/** Whose power was cut. */
let cut: Awaited<ReturnType<Cluster['primary']>> | undefined

beforeAll(async () => {
  cluster = await startCluster()
  const start = () =>
    startPortal({
      dataFolder: temporaryFolder('data'),
      databaseUrl: cluster.url,
      env: { DATABASE_REPLICA_URL: cluster.replicaUrl, LOG_LEVEL: 'warn' },
    })
  pair = [await start(), await start()]
})
afterAll(async () => {
  // Of those that a failed test left at work.
  for (const buyer of buyers) await buyer.stop().catch(() => undefined)
  for (const portal of pair) await portal.stop()
  await cluster?.remove()
})

const placed = () => buyers.flatMap(({ acknowledged }) => acknowledged)
const lifted = () => query(cluster.url, 'delete from hourly_uses')

async function untilPlaced(more: number): Promise<void> {
  const wanted = placed().length + more
  const began = Date.now()
  while (placed().length < wanted) {
    if (Date.now() - began > 90_000) throw new Error(`${placed().length} of ${wanted} orders after 90 s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('with Patroni the standby takes over when the power of the primary is cut, and nobody does anything: no order is lost or made twice', async () => {
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
  await untilPlaced(8)
  const before = placed()
  cut = await cluster.primary()
  const killedAt = Date.now()
  await cut.kill()
  await untilPlaced(6)
  const leader = await cluster.primary()
  expect(leader.name).not.toBe(cut.name)
  const firstAfter = Math.min(
    ...placed()
      .map(({ at }) => at)
      .filter((at) => at > killedAt + 1000),
  )
  console.info({ acknowledgedBefore: before.length, msWithoutOrders: firstAfter - killedAt })
  expect(buyers.flatMap(({ failures }) => failures).some((at) => at > killedAt)).toBe(true)
})

test('the machine of the old primary comes back as the standby, under orders', async () => {
  const leader = await cluster.primary()
  cut?.start()
  await cluster.untilWhole()
  expect((await cluster.primary()).name).toBe(leader.name)
  await untilPlaced(4)
  await Promise.all(buyers.map((each) => each.stop()))
  for (const each of buyers)
    for (const { amount, transactionId } of each.acknowledged)
      expect((await each.buyer.ordersOf(amount)).map((order) => order.transactionId)).toEqual([transactionId])
})

test('orders, money and units balance in what is left', async () => {
  for (const portal of pair) expect(await portal.stop()).toBe(0)
  await auditLedger({ databaseUrl: cluster.url })
})
