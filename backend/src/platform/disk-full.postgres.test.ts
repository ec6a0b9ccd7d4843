import { setTimeout as pause } from 'node:timers/promises'
import { type PreparedOrder, preparedOrder } from '../../test-kit/orders/prepared-order'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { type PostgresServer, serverIn } from '../../test-kit/postgres-server'
import { query } from '../../test-kit/query'
import { type SmallDisk, smallDisk } from '../../test-kit/small-disk'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { checkInvariants } from '../invariants'

/** How soon an order must be taken again once there is space. */
const againMs = 10_000

let disk: SmallDisk
let server: PostgresServer
let portal: TestPortal

beforeAll(async () => {
  disk = smallDisk(400)
  server = await serverIn(disk.folder, 'new')
  portal = await startListeningPortal({ database: { url: server.url } })
})
afterAll(async () => {
  await portal?.close()
  await server?.remove()
  disk?.remove()
})

let amount = 5_013_00
async function preparedOrders(count: number): Promise<PreparedOrder[]> {
  const orders: PreparedOrder[] = []
  while (orders.length < count) {
    amount += 100_00
    const terms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount }
    orders.push(await preparedOrder(portal, people.asha.pan, terms))
  }
  return orders
}

/** Sends each; those that are not taken are answered 503. Answers what was acknowledged, by order. */
async function acknowledgedOf(prepared: readonly PreparedOrder[]): Promise<(string | undefined)[]> {
  const sent = await Promise.all(prepared.map(({ send }) => send()))
  for (const { transactionId, status, retryAfter } of sent)
    expect([status, retryAfter > 0]).toEqual(transactionId ? [200, false] : [503, true])
  return sent.map(({ transactionId }) => transactionId)
}

/** That each order is taken, those that were acknowledged as what they were, and made once. */
async function expectTakenOnce(
  prepared: PreparedOrder[],
  acknowledged: (string | undefined)[],
): Promise<void> {
  for (const [place, { sendUntilTaken, made }] of prepared.entries()) {
    const taken = await sendUntilTaken(againMs)
    expect(taken).toBe(acknowledged[place] ?? taken)
    expect(await made()).toEqual([taken])
  }
  expect(await checkInvariants(portal.platform.db)).toEqual([])
}

test('where tables cannot grow, orders are answered 503, none that was acknowledged is lost, and work goes on with space', async () => {
  // Tables have some room in the pages that they have already.
  const prepared = await preparedOrders(60)
  const acknowledged = await acknowledgedOf(prepared.slice(0, 2))
  expect(acknowledged).not.toContain(undefined)
  const giveBack = disk.fill()
  expect(disk.free()).toBe(0)
  await expect(query(server.url, `create table large as select generate_series(1, 1e6)`)).rejects.toThrow(
    'No space left on device',
  )
  acknowledged.push(...(await acknowledgedOf(prepared.slice(2))))
  expect(acknowledged).toContain(undefined)
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200)
  giveBack()
  await expectTakenOnce(prepared, acknowledged)
})

/** Ends one segment of the log after the other, until there is no place for the next and the server breaks down. */
async function fillLog(): Promise<string> {
  for (let segments = 0; segments < 100; segments += 1) {
    const said = await query(
      server.url,
      `select pg_logical_emit_message(true, '', ''), pg_switch_wal()`,
    ).catch(String)
    if (typeof said === 'string') return said
  }
  throw new Error('the log has space without end')
}

async function untilItIsDown(): Promise<void> {
  for (let said = ''; !said.includes('ECONNREFUSED'); await pause(50))
    said = await query(server.url, 'select 1').then(() => '', String)
}

test('where the log has no place the server breaks down; with space it has every order that was acknowledged', async () => {
  const prepared = await preparedOrders(4)
  const acknowledged = await acknowledgedOf(prepared.slice(0, 2))
  expect(acknowledged).not.toContain(undefined)
  const giveBack = disk.fill()
  expect(await fillLog()).toMatch(/pg_wal.*No space left on device|terminat/)
  expect(await acknowledgedOf(prepared.slice(2))).toEqual([undefined, undefined])
  // It tries to recover, finds no place for that either, and gives up.
  await untilItIsDown()
  giveBack()
  await server.start()
  await expectTakenOnce(prepared, acknowledged)
})
