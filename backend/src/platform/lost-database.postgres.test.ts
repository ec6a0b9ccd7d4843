import { masterApi } from '@portal/contracts/support/master'
import { sql } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { type HalfOpenProxy, startHalfOpenProxy } from '../../test-kit/half-open-proxy'
import { preparedOrder } from '../../test-kit/orders/prepared-order'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { type PostgresServer, startPostgres } from '../../test-kit/postgres-server'
import { query } from '../../test-kit/query'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { checkInvariants } from '../invariants'
import { inTransaction } from './database'

/** How long a statement waits, and what a call takes at most that waits for a connection first. */
const answerMs = 3000
const boundMs = 4000 + 2 * answerMs
/** How soon after a fault an order must be taken again. */
const againMs = 5000

let server: PostgresServer
let proxy: HalfOpenProxy
let portal: TestPortal

beforeAll(async () => {
  server = await startPostgres()
  proxy = await startHalfOpenProxy(server.url)
  // Its first data set is made by a portal that waits as long as it takes.
  await (await startTestPortal({ url: server.url })).close()
  // Unnamed statements are on the wire with their text, each time.
  const database = { url: proxy.url, answerMs, hasNamedStatements: false }
  portal = await startListeningPortal({ database })
})
afterAll(async () => {
  // A process that ends gives what is left 20 s, and no more.
  const closed = portal?.close().then(() => true)
  if (!(await Promise.race([closed, pause(20_000, false, { ref: false })])))
    console.warn('the portal had not closed after 20 s')
  await proxy?.stop()
  await server?.remove()
})
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

let amount = 5_013_00
/** An order of each of two investors, with amounts that no other order has. */
const preparedOrders = () =>
  Promise.all(
    [
      { pan: people.asha.pan, folioNo: '91024821' },
      { pan: people.bharat.pan, folioNo: '91002002' },
    ].map(({ pan, folioNo }) =>
      preparedOrder(portal, pan, { schemePlanCode: 'FLEXI-DG', folioNo, amount: (amount += 100_00) }),
    ),
  )
const read = () => portal.call(masterApi.country, {})

/** That each order is taken again, and was made once. */
async function expectTakenOnce(prepared: Awaited<ReturnType<typeof preparedOrders>>): Promise<void> {
  for (const { sendUntilTaken, made } of prepared) {
    const taken = await sendUntilTaken(againMs)
    expect(await made()).toEqual([taken])
  }
}

/** Takes all connections of the process, each in a transaction that stays open; returns what gives them back. */
async function holdAllConnections(): Promise<() => Promise<unknown>> {
  let isHeld = true
  const holding = Array.from({ length: 10 }, () =>
    inTransaction(portal.platform.db, async (tx) => {
      while (isHeld) {
        await tx.execute(sql`select 'held'`)
        await pause(50)
      }
    }),
  )
  const held = `select pid from pg_stat_activity where query = $$select 'held'$$ and xact_start is not null`
  while ((await query(server.url, held)).length < 10) await pause(20)
  return () => {
    isHeld = false
    return Promise.all(holding)
  }
}

test('with every connection taken a call is answered 503 in time, and an order is taken once there is one', async () => {
  const prepared = await preparedOrders()
  const letGo = await holdAllConnections()
  for (const sent of await Promise.all(prepared.map(({ send }) => send()))) {
    expect(sent).toMatchObject({ status: 503, transactionId: undefined })
    expect(sent.retryAfter).toBeGreaterThan(0)
    expect(sent.ms).toBeLessThan(boundMs)
  }
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200)
  await letGo()
  await expectTakenOnce(prepared)
})

test('over connections that stay open and say nothing calls are answered 503 in time, and new ones work', async () => {
  const prepared = await preparedOrders()
  const [{ status }] = await Promise.all([read(), ...Array.from({ length: 9 }, read)])
  expect(status).toBe(200)
  const before = proxy.lost()
  const goOn = proxy.stall()
  const sent = await Promise.all(prepared.map(({ send }) => send()))
  for (const { status: answered, ms, retryAfter } of sent) {
    expect([answered, retryAfter > 0, ms < boundMs]).toEqual([503, true, true])
  }
  const lost = proxy.lost()
  expect(lost.connections).toBeGreaterThan(before.connections)
  expect(lost.chunks).toBeGreaterThan(before.chunks)
  goOn()
  await expectTakenOnce(prepared)
})

test('whichever commit of an order goes unanswered, the order is there once when it is sent again', async () => {
  let madeBefore503 = 0
  for (let nth = 1; ; nth += 1) {
    const [order] = await preparedOrders()
    const before = proxy.lost().connections
    const forget = proxy.loseAnswerTo('commit', nth)
    const { status } = await order!.send()
    forget()
    // Past the last commit of the call nothing is lost.
    if (proxy.lost().connections === before) break
    expect(status).toBe(503)
    madeBefore503 += (await order!.made()).length
    await expectTakenOnce([order!])
  }
  expect(madeBefore503).toBe(1)
})

test('what a lost connection had begun is undone, and holds nobody up', async () => {
  const [order] = await preparedOrders()
  const before = proxy.lost().connections
  proxy.loseAnswerTo('insert into "orders"')
  expect((await order!.send()).status).toBe(503)
  expect(proxy.lost().connections).toBe(before + 1)
  expect(await order!.made()).toEqual([])
  await expectTakenOnce([order!])
})

test('while the server is stopped for 10 s every call is answered 503 in time, and work goes on after it', async () => {
  const prepared = await preparedOrders()
  const goOn = await server.freeze()
  const frozenAt = Date.now()
  let calls = 0
  try {
    while (Date.now() - frozenAt < 10_000) {
      const sent = await Promise.all([
        ...prepared.map(({ send }) => send()),
        read().then(({ status }) => status),
      ])
      calls += sent.length
      for (const each of prepared.map((_, place) => sent[place]))
        expect(each).toMatchObject({ status: 503, transactionId: undefined })
      expect(sent.at(-1)).toBe(503)
    }
    await expect(query(server.url, 'select 1')).rejects.toThrow('timeout expired')
  } finally {
    goOn()
  }
  expect(calls).toBeGreaterThan(5)
  await expectTakenOnce(prepared)
})

test('a restart while orders are placed loses none that was acknowledged, and makes none twice', async () => {
  const startedAt = () =>
    query<{ at: Date }>(server.url, 'select pg_postmaster_start_time() as at').then(([row]) => row?.at)
  const before = await startedAt()
  const prepared = (await Promise.all([preparedOrders(), preparedOrders(), preparedOrders()])).flat()
  const sending = prepared.map(async ({ send }, place) => {
    await pause(place * 30)
    return send()
  })
  await pause(60)
  await server.stop()
  const sent = await Promise.all(sending)
  expect(sent.filter(({ status }) => status === 503)).not.toEqual([])
  await server.start()
  expect(await startedAt()).not.toEqual(before)
  for (const [place, { made }] of prepared.entries()) {
    const { transactionId } = sent[place]!
    if (transactionId) expect(await made()).toEqual([transactionId])
  }
  await expectTakenOnce(prepared)
})
