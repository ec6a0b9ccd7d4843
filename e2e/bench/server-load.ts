import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { PGlite } from '@electric-sql/pglite'
import { authApi } from '@portal/kernel/contracts/auth'
import { investorApi } from '@portal/kernel/contracts/investor'
import { orderApi } from '@portal/kernel/contracts/order'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import { ApiClient, type SealedRequest } from '../fixtures/api-client'
import { Sandbox } from '../fixtures/sandbox'
import { demoPassword } from '../fixtures/demo-password'

export interface Load {
  name: string
  requestsPerSecond: number
  p99Milliseconds: number
  errors: number
}

const investor = 'ZZZPV1001A'
const connections = 20

/** Sends prepared requests, each once, since a repeated envelope is refused. */
async function shoot(name: string, url: string, requests: SealedRequest[]): Promise<Load> {
  let next = 0
  const result = await autocannon({
    url,
    connections,
    amount: requests.length,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const sealed = requests[next++ % requests.length]!
          return { ...request, path: `/api/v1/${sealed.path}`, headers: sealed.headers, body: sealed.body }
        },
      },
    ],
  })
  return toLoad(name, result)
}

const toLoad = (name: string, result: autocannon.Result): Load => ({
  name,
  requestsPerSecond: result.requests.total / result.duration,
  p99Milliseconds: result.latency.p99,
  errors: result.errors + result.timeouts + result.non2xx,
})

const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

export async function loadLogins(url: string): Promise<Load> {
  const client = new ApiClient(url)
  const requests = await times(200, () =>
    client.seal(authApi.login, { userId: investor, password: demoPassword }),
  )
  return shoot('log-in', url, requests)
}

export async function loadDashboard(url: string): Promise<Load[]> {
  const client = new ApiClient(url)
  const { sessionToken: token } = await client.logIn(investor)
  const pan = { panNumber: investor }
  const portfolio = await times(400, () => client.seal(investorApi.portfolio, pan, { token }))
  const history = await times(400, () => client.seal(orderApi.history, { ...pan, limit: 5 }, { token }))
  const values = await times(400, () =>
    client.seal(investorApi.valueHistory, { ...pan, period: '3Y' }, { token }),
  )
  return [
    await shoot('dashboard: portfolio', url, portfolio),
    await shoot('dashboard: recent transactions', url, history),
    await shoot('dashboard: value over time', url, values),
  ]
}

/** Registered investors, of whom those take part that may buy into their first folio. */
const candidates = [
  'ZZZPV1001A',
  'ZZZPR1002B',
  'ZZZPM1007G',
  'ZZZPT1008H',
  'ZZZPC1012M',
  'ZZZPP1013N',
  'ZZZPL1016R',
]
/** An account may check ten codes an hour. */
const codesAnHour = 9
const hours = 3

interface Buyer {
  client: ApiClient
  pan: string
  folioNo: string
}

async function buyersOf(url: string): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (const pan of candidates) {
    const client = new ApiClient(url)
    const { sessionToken: token } = await client.logIn(pan)
    const { folios } = await client.mustCall(investorApi.folios, { panNumber: pan }, { token })
    const folioNo = folios[0]?.folioNo
    if (!folioNo) continue
    const quote = await client.call(purchaseApi.quote, { ...wish, folioNo }, { token })
    if (quote.resultInfo.resultCode === 'SUCCESS') buyers.push({ client, pan, folioNo })
  }
  return buyers
}

const wish = { schemePlanCode: 'FLEXI-DG', amount: 2_500_000 }

/** As many sealed orders as a buyer may place within an hour, each with its own code and key. */
async function ordersOf({ client, pan, folioNo }: Buyer): Promise<SealedRequest[]> {
  const { sessionToken: token } = await client.logIn(pan)
  const orders: SealedRequest[] = []
  for (let code = 0; code < codesAnHour; code++) {
    const terms = { ...wish, folioNo }
    const order = { ...terms, quickInvest: false, ...(await client.twoFactor(pan, token, terms)) }
    orders.push(await client.seal(purchaseApi.newLumpsum, order, { token, idempotencyKey: randomUUID() }))
  }
  return orders
}

/** How many orders for the wished amount the buyers have: a refusal answers with HTTP 200 too. */
async function ordersPlacedBy(buyers: Buyer[]): Promise<number> {
  let placed = 0
  for (const { client, pan } of buyers) {
    const { sessionToken: token } = await client.logIn(pan)
    const asked = { panNumber: pan, limit: 100 }
    const { transactions } = await client.mustCall(orderApi.history, asked, { token })
    placed += transactions.filter(
      ({ amount, status }) => amount === wish.amount && ['PENDING', 'EXPIRED'].includes(status),
    ).length
  }
  return placed
}

/** Quotes, and orders in batches: an hour of the business clock passes between two, for new one-time codes. */
export async function loadLumpsum(url: string): Promise<Load[]> {
  const buyers = await buyersOf(url)
  const [first] = buyers
  const { sessionToken: token } = await first!.client.logIn(first!.pan)
  const quote = { ...wish, folioNo: first!.folioNo }
  const quotes = await times(400, () => first!.client.seal(purchaseApi.quote, quote, { token }))
  const loads = [await shoot('lump sum: quote', url, quotes)]
  const sandbox = new Sandbox(url)
  for (let hour = 1; hour <= hours; hour++) {
    const orders: SealedRequest[] = []
    for (const buyer of buyers) orders.push(...(await ordersOf(buyer)))
    const load = await shoot(`lump sum: initiation, batch ${hour} of ${orders.length}`, url, orders)
    const missing = codesAnHour * hour * buyers.length - (await ordersPlacedBy(buyers))
    loads.push({ ...load, errors: load.errors + missing })
    const { now } = await sandbox.clock()
    await sandbox.setClock(new Date(Date.parse(now) + 61 * 60_000).toISOString())
  }
  return loads
}

/** What Fastify does when it has nothing to do. */
export async function loadBareHandler(): Promise<Load> {
  const app = Fastify()
  app.post('/', async () => ({
    resultInfo: { resultCode: 'SUCCESS', resultCodeId: '', resultMsg: '' },
    data: {},
  }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const result = await autocannon({
    url,
    connections,
    amount: 4000,
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  await app.close()
  return toLoad('bare Fastify handler', result)
}

/** One row after the other into the embedded database. */
export async function insertsPerSecond(): Promise<number> {
  const database = new PGlite()
  await database.exec(
    'create table bench (id bigserial primary key, key text not null unique, at timestamptz not null default now())',
  )
  const started = performance.now()
  const rows = 2000
  for (let row = 0; row < rows; row++)
    await database.query('insert into bench (key) values ($1)', [randomUUID()])
  const seconds = (performance.now() - started) / 1000
  await database.close()
  return rows / seconds
}
