import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { recordReport } from '../payments/outcome'
import { captures } from '../payments/schema'
import { type Database, rowsOf, type Tx } from '../platform/database'
import { startPostgresPortal } from '../../test-kit/postgres-portal'
import type { TestPortal } from '../../test-kit/test-portal'
import { payWindowMs } from '../orders/place-orders'
import { expireUnpaidCheckouts, pendingGraceMs } from './expiry'
import { checkInvariants } from '../invariants'
import { freshSimulation } from '../../test-kit/simulation/simulate'
import { buy, held as scheme } from '../../test-kit/simulation/drafts'
import { checkouts, orders } from '../orders/schema'

let portal: TestPortal
let db: Database

beforeAll(async () => {
  portal = await startPostgresPortal()
  db = portal.platform.db
})
afterAll(() => portal.close())

const stateOf = async (tx: Tx, orderId: string) =>
  (await tx.select().from(orders).where(eq(orders.id, orderId)))[0]?.state

/** A database whose transaction that ended the order waits, all its work done, until it may commit. */
function holding(orderId: string) {
  let reached = () => {}
  let release = () => {}
  const isHeld = new Promise<void>((resolve) => (reached = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const held = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown
      return (work: (tx: Tx) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          const done = await work(tx)
          if ((await stateOf(tx, orderId)) !== 'expired') return done
          reached()
          await released
          return done
        })
    },
  })
  return { held, isHeld, release }
}

async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while (!(await rowsOf(db, waiting)).length) await pause(20)
}

test('money that comes while its order is being ended waits for the end, and goes back', async () => {
  const simulation = await freshSimulation(portal.platform)
  const { gateway, payments: paying } = simulation
  await simulation.place(0)
  await simulation.pay(0, 0)
  const [paymentId = ''] = gateway.sessions.keys()
  const [orderId = ''] = simulation.orderIds
  gateway.decide(paymentId, 'pending')
  await simulation.deliver('gateway', 0, 1)
  simulation.now = new Date(simulation.now.getTime() + payWindowMs + pendingGraceMs)

  const { held, isHeld, release } = holding(orderId)
  const ending = expireUnpaidCheckouts(
    { ...paying, platform: { ...paying.platform, db: held } },
    simulation.now,
  )
  await isHeld
  gateway.decide(paymentId, 'captured')
  const report = gateway.told.at(-1)
  if (!report) throw new Error('the gateway told nothing')
  const source = { kind: 'callback', eventId: 'the capture', body: {} } as const
  const recorded = recordReport(paying.platform, paying.payables, report, source)
  await untilSomebodyWaits()
  release()

  expect([await ending, await recorded]).toEqual([undefined, 'refund'])
  expect(await stateOf(db, orderId)).toBe('refund_due')
  expect(await checkInvariants(db)).toEqual([])
})

test('of two credits of one reference that come at once one pays the order, the other goes back', async () => {
  const simulation = await freshSimulation(portal.platform)
  const { gateway, payments: paying } = simulation
  await simulation.place(0)
  await simulation.pay(0, 0)
  const [paymentId = ''] = gateway.sessions.keys()
  const [orderId = ''] = simulation.orderIds
  gateway.decide(paymentId, 'captured')
  gateway.creditAgain(paymentId, gateway.sessions.get(paymentId)?.amount ?? 0)
  const effects = await Promise.all(
    gateway.told.map((report, index) =>
      recordReport(paying.platform, paying.payables, report, {
        kind: 'callback',
        eventId: `credit ${index}`,
        body: {},
      }),
    ),
  )
  expect(effects.sort()).toEqual(['applied', 'refund'])
  expect(await stateOf(db, orderId)).toBe('paid')
  const money = await db.select().from(captures)
  expect(money.map(({ use }) => use).sort()).toEqual(['order', 'refund'])
  await simulation.pass(2)
  expect(gateway.refunds.size).toBe(1)
  expect(await checkInvariants(db)).toEqual([])
})

test('of eight payments by UPI that start at once only as many start as the day has room for', async () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7]
  const simulation = await freshSimulation(
    portal.platform,
    all.map(() => () => [buy(scheme, 5_000_00)]),
  )
  for (const index of all) await simulation.place(index)
  await db.update(orders).set({ amount: 2_00_000_00, stampDuty: 10_00, netAmount: 1_99_990_00 })
  await db.update(checkouts).set({ amount: 2_00_000_00 })
  const started = await Promise.allSettled(all.map((index) => simulation.pay(index, 0)))
  const refused = started.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toMatchObject(Array.from({ length: 6 }, () => ({ code: '-321' })))
  expect(simulation.gateway.sessions.size).toBe(2)
})
