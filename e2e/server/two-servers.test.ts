import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type PostgresServer, startPostgres } from '@portal/backend/test-kit/postgres-server'
import { auditLedger } from '../fixtures/ledger-audit'
import { type PortalProcess, startPortal } from '../fixtures/portal-process'
import { Buyer } from '../fixtures/purchase-driver'
import { temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { until } from '../fixtures/until'

const asha = 'ZZZPV1001A'
const flexi = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821' }

let server: PostgresServer
/** Two servers of the portal on one database. */
let pair: [PortalProcess, PortalProcess]
let dataFolder: string

beforeAll(async () => {
  server = await startPostgres()
  dataFolder = temporaryFolder('data')
  const options = { dataFolder, databaseUrl: server.url }
  pair = [await startPortal(options), await startPortal(options)]
})
afterAll(async () => {
  for (const portal of pair ?? [])
    expect([await portal.stop(), portal.output()]).toEqual([0, expect.anything()])
  if (pair) await auditLedger({ databaseUrl: server.url })
  await server?.remove()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('two servers on one database serve one session, and give one order for one key', async () => {
  const [first, second] = pair
  const here = await Buyer.logIn(first.url, asha)
  const there = here.at(second.url)
  const draftTerms = { ...flexi, amount: 4_400_00 }
  const twoFactor = await there.twoFactor(draftTerms)
  const key = randomUUID()
  const answers = await Promise.all(
    [here, there, here, there].map((buyer) => buyer.order(draftTerms, twoFactor, key)),
  )
  const ids = new Set(answers.map(({ data }) => data?.transactionId))
  expect(ids.size).toBe(1)
  const [id] = [...ids]
  const paymentId = await here.mustPay(id!)
  await new Sandbox(second.url).settlePayment(paymentId, 'success')
  await until(
    () => there.see(id!),
    ({ state }) => state === 'paid',
  )
  // The jobs of both give units once.
  await Promise.all(pair.map(({ url }) => new Sandbox(url).advanceDays(1)))
  const { state, payments } = await here.see(id!)
  expect(state).toBe('allotted')
  expect(payments.filter((attempt) => attempt.state === 'succeeded')).toHaveLength(1)
})

test('both servers outlive restarts of their PostgreSQL server in the middle of calls', async () => {
  const buyer = await Buyer.logIn(pair[0].url, asha)
  const { transactionId, orderNumber } = await buyer.mustOrder({ ...flexi, amount: 4_500_00 })
  for (let restart = 1; restart <= 3; restart++) {
    const requested = Array.from({ length: 30 }, () => buyer.see(transactionId).catch(() => undefined))
    await Promise.all([...requested, server.stop()])
    await server.start()
    const isReady = (url: string) => async () => (await fetch(`${url}/readyz`)).status
    for (const { url } of pair) await until(isReady(url), (status) => status === 200)
  }
  expect(await buyer.see(transactionId)).toMatchObject({ orderNumber })
})
