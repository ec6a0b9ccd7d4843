import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { investorApi } from '@portal/contracts/folios/investor'
import type { Endpoint, RequestOf } from '@portal/contracts/wire/endpoint'
import { orderApi } from '@portal/contracts/orders/order'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { ApiClient, type SealedRequest } from '../fixtures/api-client'
import { Sandbox } from '../fixtures/sandbox'
import { demoPassword } from '../fixtures/demo-password'
import { type BareServer, compare, type Compared, type Round } from './bare'
import { connections, shoot } from './shoot'

const investor = 'ZZZPV1001A'
/** Many short rounds: what else the machine does comes and goes by the second. */
const callsARound = 150
const rounds = 7
/** A hash takes longer than a hundred other calls. */
const roundsOfLogins = 3

const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))
const inRounds = (count: number, round: Round) => Array.from({ length: count }, () => round)

export async function loadLogins(url: string, bare: BareServer): Promise<Compared> {
  const client = new ApiClient(url)
  const amount = connections
  const round = async () => {
    const seal = () => client.seal(authApi.login, { userId: investor, password: demoPassword })
    const sealed = await times(amount, seal)
    return () => shoot('log-in', url, sealed)
  }
  return compare(bare, 'hash', { name: 'log-in', amount, rounds: inRounds(roundsOfLogins, round) })
}

/** Calls of one investor, in a session of their own, each sealed for itself; the first ones warm up. */
async function loadCall<E extends Endpoint>(
  name: string,
  { client, pan, bare }: Pick<Buyer, 'client' | 'pan'> & { bare: BareServer },
  endpoint: E,
  body: RequestOf<E>,
): Promise<Compared> {
  const { sessionToken: token } = await client.logIn(pan)
  const round = async () => {
    const sealed = await times(callsARound, () => client.seal(endpoint, body, { token }))
    return () => shoot(name, client.url, sealed)
  }
  const warmUp = await round()
  await warmUp()
  return compare(bare, 'sealed', { name, amount: callsARound, rounds: inRounds(rounds, round) })
}

export async function loadDashboard(url: string, bare: BareServer): Promise<Compared[]> {
  const of = { client: new ApiClient(url), pan: investor, bare }
  const pan = { panNumber: investor }
  const latest = { ...pan, limit: 5 }
  const values = { ...pan, period: '3Y' } as const
  return [
    await loadCall('dashboard: portfolio', of, investorApi.portfolio, pan),
    await loadCall('dashboard: recent transactions', of, orderApi.history, latest),
    await loadCall('dashboard: value over time', of, investorApi.valueHistory, values),
    await loadCall('folios', of, investorApi.folios, pan),
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
export async function loadLumpsum(url: string, bare: BareServer): Promise<Compared[]> {
  const buyers = await buyersOf(url)
  const [first] = buyers as [Buyer, ...Buyer[]]
  const requested = { ...draftTerms, folioNo: first.folioNo }
  const quote = await loadCall('lump sum: quote', { ...first, bare }, purchaseApi.quote, requested)
  const sandbox = new Sandbox(url)
  const batch = async () => {
    const { now } = await sandbox.clock()
    await sandbox.setClock(new Date(Date.parse(now) + 61 * 60_000).toISOString())
    const orders: SealedRequest[] = []
    for (const buyer of buyers) orders.push(...(await ordersOf(buyer)))
    return () => shoot('batch', url, orders)
  }
  const amount = codesAnHour * buyers.length
  const name = 'lump sum: initiation'
  const placed = await compare(bare, 'transaction', { name, amount, rounds: inRounds(hours, batch) })
  const missing = amount * hours - (await ordersPlacedBy(buyers))
  return [quote, { ...placed, errors: placed.errors + missing }]
}
