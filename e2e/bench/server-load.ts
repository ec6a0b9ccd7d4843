import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { PGlite } from '@electric-sql/pglite'
import { authApi } from '@portal/kernel/contracts/auth'
import { investorApi } from '@portal/kernel/contracts/investor'
import type { Endpoint, RequestOf } from '@portal/kernel/contracts/endpoint'
import { orderApi } from '@portal/kernel/contracts/order'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import { ApiClient, type SealedRequest } from '../fixtures/api-client'
import { Sandbox } from '../fixtures/sandbox'
import { demoPassword } from '../fixtures/demo-password'
import { inAll, type Load, shoot, shootWith } from './shoot'

const investor = 'ZZZPV1001A'
/** So that a measurement lasts for seconds; within the five minutes that an envelope and a session are good for. */
const usualCalls = 2000

const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

export async function loadLogins(url: string): Promise<Load> {
  const client = new ApiClient(url)
  const requests = await times(200, () =>
    client.seal(authApi.login, { userId: investor, password: demoPassword }),
  )
  return shoot('log-in', url, requests)
}

/** Seals requests of one investor, in a session of their own, and sends them all, the first ones to warm up. */
async function loadCall<E extends Endpoint>(
  name: string,
  calls: number,
  { client, pan }: Pick<Buyer, 'client' | 'pan'>,
  endpoint: E,
  body: RequestOf<E>,
): Promise<Load> {
  const { sessionToken: token } = await client.logIn(pan)
  const sealed = (count: number) => times(count, () => client.seal(endpoint, body, { token }))
  await shoot(name, client.url, await sealed(calls / 10))
  return shoot(name, client.url, await sealed(calls))
}

export async function loadDashboard(url: string, calls = usualCalls): Promise<Load[]> {
  const of = { client: new ApiClient(url), pan: investor }
  const pan = { panNumber: investor }
  const latest = { ...pan, limit: 5 }
  const values = { ...pan, period: '3Y' } as const
  return [
    await loadCall('dashboard: portfolio', calls, of, investorApi.portfolio, pan),
    await loadCall('dashboard: recent transactions', calls, of, orderApi.history, latest),
    await loadCall('dashboard: value over time', calls, of, investorApi.valueHistory, values),
    await loadCall('folios', calls, of, investorApi.folios, pan),
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
const hours = 4

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
    const quote = await client.call(purchaseApi.quote, { ...draftTerms, folioNo }, { token })
    if (quote.resultInfo.resultCode === 'SUCCESS') buyers.push({ client, pan, folioNo })
  }
  return buyers
}

const draftTerms = { schemePlanCode: 'FLEXI-DG', amount: 2_500_000 }

/** As many sealed orders as a buyer may place within an hour, each with its own code and key. */
async function ordersOf({ client, pan, folioNo }: Buyer): Promise<SealedRequest[]> {
  const { sessionToken: token } = await client.logIn(pan)
  const orders: SealedRequest[] = []
  for (let code = 0; code < codesAnHour; code++) {
    const terms = { ...draftTerms, folioNo }
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
    const requested = { panNumber: pan, limit: 100 }
    const { transactions } = await client.mustCall(orderApi.history, requested, { token })
    placed += transactions.filter(
      ({ amount, status }) => amount === draftTerms.amount && ['PENDING', 'EXPIRED'].includes(status),
    ).length
  }
  return placed
}

/** Quotes, and orders in batches: an hour of the business clock passes between two, for new one-time codes. */
export async function loadLumpsum(url: string, calls = usualCalls): Promise<Load[]> {
  const buyers = await buyersOf(url)
  const [first] = buyers as [Buyer, ...Buyer[]]
  const requested = { ...draftTerms, folioNo: first.folioNo }
  const quote = await loadCall('lump sum: quote', calls, first, purchaseApi.quote, requested)
  const sandbox = new Sandbox(url)
  const batches: Load[] = []
  for (let hour = 1; hour <= hours; hour++) {
    const orders: SealedRequest[] = []
    for (const buyer of buyers) orders.push(...(await ordersOf(buyer)))
    const load = await shoot('batch', url, orders)
    const missing = codesAnHour * hour * buyers.length - (await ordersPlacedBy(buyers))
    batches.push({ ...load, errors: load.errors + missing })
    const { now } = await sandbox.clock()
    await sandbox.setClock(new Date(Date.parse(now) + 61 * 60_000).toISOString())
  }
  return [quote, inAll('lump sum: initiation', batches, codesAnHour * buyers.length)]
}

/** What Fastify does when it has nothing to do; in this very process, so that its processor time is not told. */
export async function loadBareHandler(): Promise<Load> {
  const app = Fastify()
  app.post('/', async () => ({
    resultInfo: { resultCode: 'SUCCESS', resultCodeId: '', resultMsg: '' },
    data: {},
  }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'content-type': 'application/json' }
  const load = await shootWith('bare Fastify handler', url, 4000, { method: 'POST', body: '{}', headers })
  await app.close()
  return load
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
