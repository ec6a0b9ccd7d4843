// @reads-all-packages: the configuration of the load balancer is of no package.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type PostgresServer, startPostgres } from '@portal/backend/test-kit/postgres-server'
import { query } from '@portal/backend/test-kit/query'
import { html, manifest } from '@portal/backend/test-kit/served-portal'
import { orderApi } from '@portal/contracts/orders/order'
import { signedText, signingPair } from '@portal/testing/node'
import { type Balancer, haproxyFile, needHaproxy, startBalancer } from '../fixtures/haproxy'
import { auditLedger } from '../fixtures/ledger-audit'
import { type PortalOptions, type PortalProcess, startPortal } from '../fixtures/portal-process'
import { temporaryFolder } from '../fixtures/run-folder'
import { buySteadily, type SteadyBuyer } from '../fixtures/steady-buyer'
import { until } from '../fixtures/until'

const asha = { pan: 'ZZZPV1001A', folioNo: '91024821' }
const bharat = { pan: 'ZZZPR1002B', folioNo: '91002002' }

let server: PostgresServer
let balancer: Balancer
let url: string
let pair: PortalProcess[] = []
let buyers: SteadyBuyer[] = []
let readers: ReturnType<typeof readSteadily>[] = []

/** What one of two processes is started with, again and again. */
const options = new Map<number, PortalOptions>()

beforeAll(async () => {
  needHaproxy()
  server = await startPostgres()
  url = `http://localhost:${await freePort()}`
  const files = temporaryFolder('files')
  const keys = signingPair()
  writeFileSync(join(files, 'index.html'), html)
  writeFileSync(join(files, 'remotes.json'), signedText(keys, JSON.stringify(manifest)))
  for (const place of [0, 1])
    options.set(place, {
      dataFolder: temporaryFolder('data'),
      databaseUrl: server.url,
      port: await freePort(),
      files,
      env: { PORTAL_URL: url, PORTAL_MANIFEST_PUBLIC_KEY: keys.pem, LOG_LEVEL: 'warn' },
    })
  pair = [await startPortal(options.get(0)!), await startPortal(options.get(1)!)]
  balancer = await startBalancer(
    Number(new URL(url).port),
    pair.map(({ port }) => port),
  )
  await inUse()
})
afterAll(async () => {
  // Of those that a failed test left at work.
  for (const each of [...buyers, ...readers]) await each.stop().catch(() => undefined)
  for (const portal of pair) await portal.stop()
  await balancer?.stop()
  await server?.remove()
})

const inUse = () =>
  until(
    () => Promise.all([0, 1].map((place) => balancer.server(place))),
    (servers) => servers.every(({ status }) => status === 'UP'),
  )

test('the checker of HAProxy finds nothing wrong with the file as it is delivered', () => {
  const file = join(temporaryFolder('haproxy'), 'haproxy.cfg')
  // The certificate is the installation's own.
  const settings = readFileSync(haproxyFile, 'utf8').replace(/ ssl crt \S+ alpn \S+/, '')
  writeFileSync(file, settings)
  const checked = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
  expect([checked.status, checked.stderr]).toEqual([0, expect.not.stringMatching(/WARNING|ALERT/)])
})

/** Reads of one session, one after the other, until it is stopped: how many went well, and what did not. */
function readSteadily({ buyer }: SteadyBuyer, pan: string) {
  const failures: string[] = []
  let answered = 0
  let isStopping = false
  const readOnce = async () => {
    const { data, status } = await buyer.client.call(
      orderApi.history,
      { panNumber: pan, limit: 20 },
      { token: buyer.token },
    )
    const page = await fetch(`${url}/investors/`)
    await page.text()
    if (!data || page.status !== 200) throw new Error(`answered ${status} and ${page.status}`)
    answered += 2
  }
  const running = (async () => {
    while (!isStopping) await readOnce().catch((error: unknown) => failures.push(String(error)))
  })()
  return {
    failures,
    answered: () => answered,
    stop: async () => {
      isStopping = true
      await running
    },
  }
}

test('processes are restarted one after the other while calls run: none fails, and sessions go on at the other one', async () => {
  const lifted = () => query(server.url, 'delete from hourly_uses')
  buyers = await Promise.all(
    [asha, bharat].map(({ pan, folioNo }) =>
      buySteadily(url, pan, { schemePlanCode: 'FLEXI-DG', folioNo, amount: 5_000_00 }, lifted),
    ),
  )
  readers = [readSteadily(buyers[0]!, asha.pan), readSteadily(buyers[1]!, bharat.pan)]
  const tookMs: number[] = []
  for (const place of [0, 1, 0, 1]) {
    const began = Date.now()
    expect(await pair[place]!.stop()).toBe(0)
    tookMs.push(Date.now() - began)
    const placed = () => buyers.map(({ acknowledged }) => acknowledged.length)
    const before = placed()
    await until(
      async () => placed().every((count, buyer) => count > before[buyer]!),
      (isSo) => isSo,
    )
    pair[place] = await startPortal(options.get(place)!)
    await inUse()
  }
  await Promise.all([...buyers, ...readers].map((each) => each.stop()))
  const calls = await Promise.all([0, 1].map(async (place) => (await balancer.server(place)).calls))
  console.info({
    orders: buyers.map(({ acknowledged }) => acknowledged.length),
    reads: readers.map(({ answered }) => answered()),
    callsByProcess: calls,
    msToEnd: tookMs,
  })
  expect(buyers.flatMap(({ failures }) => failures)).toEqual([])
  expect(readers.flatMap(({ failures }) => failures)).toEqual([])
  expect(Math.min(...calls)).toBeGreaterThan(50)
})

test('what was ordered meanwhile is there once, and everything balances', async () => {
  expect(buyers).toHaveLength(2)
  for (const { buyer, acknowledged } of buyers)
    for (const { amount, transactionId } of acknowledged)
      expect((await buyer.ordersOf(amount)).map((row) => row.transactionId)).toEqual([transactionId])
  for (const portal of pair) expect(await portal.stop()).toBe(0)
  await auditLedger({ databaseUrl: server.url })
})
