import { rmSync } from 'node:fs'
import { startPostgres } from '@portal/backend/test-kit/postgres-server'
import { auditLedger } from '../fixtures/ledger-audit'
import { type PortalOptions, type PortalProcess, startPortal } from '../fixtures/portal-process'
import { Buyer } from '../fixtures/purchase-driver'
import { copyOfTemplate, temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { askForMerger, ownedBy, untilMerged } from '../fixtures/stubborn-merger'
import { buyStubbornly } from '../fixtures/stubborn-purchase'

const asha = 'ZZZPV1001A'
const flexi = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821' }
/** More of them by KILLS=20: each run spreads its kills anew over the time that a purchase takes. */
const kills = Number(process.env.KILLS ?? 4)
const amountOf = (round: number) => 2_000_00 + round * 1_00

jest.setTimeout(240_000 + kills * 20_000)

interface Restarts {
  portal: PortalProcess
  options: PortalOptions
}

/** Kills the server after some time, as a power cut would, and starts it again on the same data and port. */
async function killAfter(restarts: Restarts, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await restarts.portal.kill()
  restarts.portal = await startPortal(restarts.options)
}

/** Purchases during each of which the server is killed once, at a moment spread over the time one takes. */
async function buyWhileKilling(restarts: Restarts, rounds: number): Promise<string[]> {
  const { url } = restarts.portal
  const started = Date.now()
  const orders = [await buyStubbornly(url, asha, { ...flexi, amount: amountOf(0) })]
  const usual = Date.now() - started
  for (let round = 1; round <= rounds; round++) {
    const moment = Math.round((usual * (round - Math.random())) / rounds)
    const killed = killAfter(restarts, moment)
    const bought = buyStubbornly(url, asha, { ...flexi, amount: amountOf(round) })
    orders.push(
      await bought.catch((cause) => failed(`after kill -9 at ${moment} ms of about ${usual}`, cause)),
    )
    await killed
  }
  return orders
}

function failed(when: string, cause: unknown): never {
  throw new Error(`${String(cause)}, ${when}`, { cause })
}

/** That each purchase is one order with one captured payment and, a day later, one allotment. */
async function checkOutcome({ portal }: Restarts, orders: string[]): Promise<void> {
  await new Sandbox(portal.url).advanceDays(1)
  const buyer = await Buyer.logIn(portal.url, asha)
  for (const [round, id] of orders.entries()) {
    expect((await buyer.ordersOf(amountOf(round))).map(({ transactionId }) => transactionId)).toEqual([id])
    const { state, units, payments } = await buyer.see(id)
    expect(state).toBe('allotted')
    expect(Number(units)).toBeGreaterThan(0)
    expect(payments.filter((attempt) => attempt.state === 'succeeded')).toHaveLength(1)
  }
}

test('an order may be the first thing that is asked of a server that has just come up', async () => {
  const dataFolder = copyOfTemplate()
  const portal = await startPortal({ dataFolder })
  const buyer = await Buyer.logIn(portal.url, asha)
  const draftTerms = { ...flexi, amount: amountOf(0) }
  const twoFactor = await buyer.twoFactor(draftTerms)
  await portal.kill()
  const again = await startPortal({ dataFolder, port: portal.port })
  const { data } = await buyer.order(draftTerms, twoFactor)
  expect(data?.orders[0]?.state).toBe('created')
  await again.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('kill -9 at any moment of a purchase loses no order and doubles none, on the embedded database', async () => {
  const dataFolder = copyOfTemplate()
  const portal = await startPortal({ dataFolder })
  const restarts = { portal, options: { dataFolder, port: portal.port } }
  const orders = await buyWhileKilling(restarts, kills)
  await checkOutcome(restarts, orders)
  expect(await restarts.portal.stop()).toBe(0)
  await auditLedger({ dataFolder })
  rmSync(dataFolder, { recursive: true, force: true })
})

/** Folios of Priya that may be merged: each round moves one more into the last one. */
const mergeable = ['91016012', '91016013', '91016014', '91016015', '91016016', '91016017']
const priya = 'ZZZPL1016R'
/** As many as `kills` where that was asked for. */
const mergerKills = Number(process.env.KILLS ?? 2)
/** Within it a day of the embedded database's jobs begins, merges and ends. */
const mergingMs = 1500

test('kill -9 at any moment of a merger of folios loses no unit and no paisa, on the embedded database [S1.035]', async () => {
  for (let done = 0; done < mergerKills; done += mergeable.length) {
    const dataFolder = copyOfTemplate()
    const portal = await startPortal({ dataFolder })
    const restarts = { portal, options: { dataFolder, port: portal.port } }
    for (const source of mergeable.slice(0, mergerKills - done)) {
      const before = await ownedBy(portal.url, priya)
      const requestId = await askForMerger(portal.url, { pan: priya, source, target: '91016011' })
      const killed = killAfter(restarts, Math.round(Math.random() * mergingMs))
      await untilMerged(portal.url, priya, requestId)
      await killed
      const after = await ownedBy(portal.url, priya)
      expect(after.owned).toEqual(before.owned)
      expect(after.folios).toEqual(before.folios.filter((folioNo) => folioNo !== source))
    }
    expect(await restarts.portal.stop()).toBe(0)
    await auditLedger({ dataFolder })
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

test('kill -9 at any moment of a purchase loses no order and doubles none, on a PostgreSQL server', async () => {
  const server = await startPostgres()
  const dataFolder = temporaryFolder('data')
  const options = { dataFolder, databaseUrl: server.url }
  const portal = await startPortal(options)
  const restarts = { portal, options: { ...options, port: portal.port } }
  const orders = await buyWhileKilling(restarts, Math.ceil(kills / 2))
  await checkOutcome(restarts, orders)
  expect(await restarts.portal.stop()).toBe(0)
  await auditLedger({ databaseUrl: server.url })
  await server.remove()
  rmSync(dataFolder, { recursive: true, force: true })
})
