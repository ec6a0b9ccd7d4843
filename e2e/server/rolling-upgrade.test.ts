import { type PostgresServer, startPostgres } from '@portal/backend/test-kit/postgres-server'
import { query } from '@portal/backend/test-kit/query'
import { compileEarlierVersion } from '../fixtures/earlier-version'
import { auditLedger } from '../fixtures/ledger-audit'
import { type PortalProcess, startPortal } from '../fixtures/portal-process'
import { Buyer, purchaseIn } from '../fixtures/purchase-driver'
import { temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { until } from '../fixtures/until'

const asha = 'ZZZPV1001A'
const terms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821' }

let server: PostgresServer
let earlierMain: string
let earlier: PortalProcess
let current: PortalProcess
let buyer: Buyer
const orders: string[] = []

const start = (main?: string) =>
  startPortal({
    dataFolder: temporaryFolder('data'),
    databaseUrl: server.url,
    env: { LOG_LEVEL: 'warn' },
    ...(main && { main }),
  })

const migrations = async () => {
  const [row] = await query<{ count: number }>(
    server.url,
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return row?.count ?? 0
}

/** An order that is placed at one process and paid at another one. */
async function buyAt(portal: PortalProcess, payAt: PortalProcess): Promise<void> {
  await query(server.url, 'delete from hourly_uses')
  const { transactionId } = await buyer
    .at(portal.url)
    .mustOrder({ ...terms, amount: 3_000_00 + orders.length * 1_00 })
  orders.push(transactionId)
  const payer = buyer.at(payAt.url)
  await payer.sandbox.settlePayment(await payer.mustPay(transactionId), 'success')
  await until(
    () => payer.see(transactionId),
    ({ state }) => state === 'paid',
  )
}

async function areAllotted(portal: PortalProcess): Promise<void> {
  await new Sandbox(portal.url).advanceDays(1)
  const seen = await Promise.all(orders.map((id) => buyer.at(portal.url).see(id)))
  expect(seen.map((order) => purchaseIn(order).state)).toEqual(orders.map(() => 'allotted'))
}

beforeAll(async () => {
  earlierMain = compileEarlierVersion()
  server = await startPostgres()
  earlier = await start(earlierMain)
})
afterAll(async () => {
  await earlier?.stop()
  await current?.stop()
  await server?.remove()
})

test('this version migrates under the version before, and both sell on one database, each what the other one began', async () => {
  buyer = await Buyer.logIn(earlier.url, asha)
  await buyAt(earlier, earlier)
  const before = await migrations()
  current = await start()
  expect(await migrations()).toBeGreaterThanOrEqual(before)
  await buyAt(earlier, current)
  await buyAt(current, earlier)
  await buyAt(current, current)
  await areAllotted(earlier)
  await areAllotted(current)
})

test('back to the version before, on the schema of this one: it starts, sells and settles', async () => {
  expect(await current.stop()).toBe(0)
  expect(await earlier.stop()).toBe(0)
  const after = await migrations()
  earlier = await start(earlierMain)
  buyer = await Buyer.logIn(earlier.url, asha)
  await buyAt(earlier, earlier)
  await areAllotted(earlier)
  expect(await migrations()).toBe(after)
})

test('orders, money and units balance for this version', async () => {
  expect(await earlier.stop()).toBe(0)
  expect(orders).toHaveLength(5)
  await auditLedger({ databaseUrl: server.url })
})

test('the data folder of the version before is taken by this one, and given back', async () => {
  const dataFolder = temporaryFolder('embedded')
  const sold: string[] = []
  for (const main of [earlierMain, undefined, earlierMain]) {
    const portal = await startPortal({ dataFolder, env: { LOG_LEVEL: 'warn' }, ...(main && { main }) })
    const here = await Buyer.logIn(portal.url, asha)
    const { transactionId } = await here.mustOrder({ ...terms, amount: 4_000_00 + sold.length * 1_00 })
    sold.push(transactionId)
    await here.sandbox.settlePayment(await here.mustPay(transactionId), 'success')
    await until(
      () => here.see(transactionId),
      ({ state }) => state === 'paid',
    )
    if (sold.length === 3) {
      await here.sandbox.advanceDays(1)
      const seen = await Promise.all(sold.map((id) => here.see(id)))
      expect(seen.map((order) => purchaseIn(order).state)).toEqual(sold.map(() => 'allotted'))
    }
    expect(await portal.stop()).toBe(0)
  }
  await auditLedger({ dataFolder })
})
