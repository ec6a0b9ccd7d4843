import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { count, eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { inTransaction, rowsOf } from './database'
import { sql } from 'drizzle-orm'
import { hashOfRequest, once, replayOrRun } from './idempotency'
import type { OutboxHandler } from './outbox'
import { auditEvents, outbox } from './tables'

let portal: TestPortal
const delivered: unknown[] = []
let failures = 0
let slow = Promise.resolve()

const handler: OutboxHandler = async ({ payload }) => {
  await slow
  if (failures > 0) {
    failures -= 1
    throw new Error('the provider is down')
  }
  delivered.push(payload)
}

beforeAll(async () => {
  portal = await startTestPortal({ modules: [{ name: 'letters', outbox: { letter: { deliver: handler } } }] })
})
afterAll(() => portal.close())
beforeEach(() => {
  delivered.length = 0
})

test('a transaction that asks the whole database fails at once, on the embedded one and on a server', async () => {
  const { db } = portal.platform
  const beside = inTransaction(db, async (tx) => {
    await tx.select({ n: count() }).from(outbox)
    await db.select({ n: count() }).from(outbox)
  })
  await expect(beside).rejects.toMatchObject({ cause: { message: expect.stringContaining('(tx) on') } })
  const nested = inTransaction(db, () => inTransaction(db, async () => undefined))
  await expect(nested).rejects.toThrow('(tx) on')
  // What was begun within it and goes on after its end does not wait for it any more.
  let later = Promise.resolve<unknown>(undefined)
  await inTransaction(db, async () => {
    later = pause(50).then(() => db.select({ n: count() }).from(outbox))
  })
  expect(await later).toHaveLength(1)
})

describe('an idempotent call', () => {
  const callOf = (body: unknown, key = 'key-0123456789abcdef') => ({
    investorId: '00000000-0000-4000-8000-000000000001',
    key,
    requestHash: hashOfRequest('transaction/newlumpsum', body),
  })
  let runs = 0
  const run = (body: unknown, key?: string) =>
    inTransaction(portal.platform.db, (tx) => once(tx, callOf(body, key), async () => ({ run: (runs += 1) })))

  test('what the first click did meanwhile does not speak against the second: both have its answer', async () => {
    const body = { amount: 7 }
    const key = 'key-of-two-clicks-01'
    const second = () =>
      replayOrRun(portal.platform.db, callOf(body, key), async () => {
        await run(body, key)
        throw new Error('You have already cancelled this order.')
      })
    const answer = await second()
    expect(answer).toEqual({ run: runs })
    expect(await second()).toEqual(answer)
    const refused = () =>
      replayOrRun(portal.platform.db, callOf(body, 'key-of-one-click-001'), () =>
        Promise.reject(new Error('It is too late.')),
      )
    await expect(refused()).rejects.toThrow('It is too late.')
  })

  test('gives the first answer again to the same key and body, however the fields are ordered', async () => {
    const first = await run({ amount: 100, scheme: 'A' })
    expect(await run({ scheme: 'A', amount: 100 })).toEqual(first)
  })

  test('refuses the key for another body with 409', async () => {
    await expect(run({ amount: 200 })).rejects.toMatchObject({ httpStatus: 409 })
  })

  test('runs once for 20 calls at once', async () => {
    runs = 0
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => run({ amount: 1 }, 'key-at-once-012345')),
    )
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ run: 1 })))
  })

  test('leaves the key free when its work failed', async () => {
    const key = 'key-failing-0123456'
    const failing = inTransaction(portal.platform.db, (tx) =>
      once(tx, callOf({}, key), () => Promise.reject(new Error('no'))),
    )
    await expect(failing).rejects.toThrow('no')
    await expect(run({}, key)).resolves.toBeDefined()
  })
})

describe('the outbox', () => {
  const enqueue = (payload: unknown, delayMs = 0) =>
    inTransaction(portal.platform.db, (tx) =>
      portal.platform.outbox.enqueue(tx, 'letter', payload, { delayMs }),
    )
  const stateOf = async (id: string) =>
    (await portal.platform.db.select().from(outbox).where(eq(outbox.id, id)))[0]

  test('delivers what was committed, once, and keeps no payload', async () => {
    const id = await enqueue({ to: 'Asha' })
    await Promise.all([portal.settle(), portal.settle(), portal.settle()])
    expect(delivered).toEqual([{ to: 'Asha' }])
    expect(await stateOf(id)).toMatchObject({ state: 'done', payload: {} })
  })

  test('who waits for all to be delivered also waits for what another one had begun with', async () => {
    let goOn = () => {}
    slow = new Promise((resolve) => (goOn = resolve))
    await enqueue({ to: 'Asha' })
    const background = portal.settle()
    const whoWaits = portal.settle().then(() => delivered.length)
    const first = await Promise.race([whoWaits, pause(300).then(() => 'still waiting')])
    goOn()
    expect(first).toBe('still waiting')
    expect(await whoWaits).toBe(1)
    await background
  })

  test('delivers nothing of a transaction that failed', async () => {
    const failing = inTransaction(portal.platform.db, async (tx) => {
      await portal.platform.outbox.enqueue(tx, 'letter', { to: 'nobody' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await portal.settle()
    expect(delivered).toEqual([])
  })

  test('tries again after a failure, later each time', async () => {
    failures = 1
    const id = await enqueue({ to: 'Bharat' })
    await portal.settle()
    expect(delivered).toEqual([])
    const waiting = await stateOf(id)
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, error: 'Error' })
    expect(waiting?.nextAt.getTime()).toBeGreaterThan(Date.now())
    await portal.platform.db
      .update(outbox)
      .set({ nextAt: new Date(0) })
      .where(eq(outbox.id, id))
    await portal.settle()
    expect(delivered).toEqual([{ to: 'Bharat' }])
  })

  test('gives up after 8 attempts and says so', async () => {
    failures = 8
    const id = await enqueue({ to: 'Chitra' })
    for (let round = 0; round < 9; round += 1) {
      await portal.platform.db
        .update(outbox)
        .set({ nextAt: new Date(0) })
        .where(eq(outbox.id, id))
      await portal.settle()
    }
    expect(await stateOf(id)).toMatchObject({ state: 'dead', attempts: 8, payload: {}, error: 'Error' })
    expect(delivered).toEqual([])
  })

  test('waits as long as it is told', async () => {
    await enqueue({ to: 'Dev' }, 60_000)
    await portal.settle()
    expect(delivered).toEqual([])
  })
})

describe('the audit log', () => {
  test('is one chain, in which any changed, removed or added row shows', async () => {
    const { db, audit } = portal.platform
    for (let entry = 0; entry < 5; entry += 1)
      await audit.record(db, { event: `test.${entry}`, detail: { entry } })
    await Promise.all([audit.seal(), audit.seal()])
    await audit.seal()
    expect((await audit.verify()).fault).toBeNull()
    const changed = eq(auditEvents.position, 3)
    await db.update(auditEvents).set({ event: 'test.forged' }).where(changed)
    expect((await audit.verify()).fault).toEqual({ kind: 'changed', at: 3 })
    await db.update(auditEvents).set({ event: 'test.2' }).where(changed)
    expect((await audit.verify()).fault).toBeNull()
    await db.delete(auditEvents).where(changed)
    expect((await audit.verify()).fault).toEqual({ kind: 'changed', at: 3 })
  })

  test('holds nothing of a transaction that failed', async () => {
    const { db, audit } = portal.platform
    const [before] = await db.select({ rows: count() }).from(auditEvents)
    const failing = inTransaction(db, async (tx) => {
      await audit.record(tx, { event: 'test.lost', subject: randomUUID() })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await db.select({ rows: count() }).from(auditEvents)).toEqual([before])
  })
})

test('int8 comes as an exact number, and one beyond exact numbers is an error', async () => {
  const { db } = portal.platform
  expect(await rowsOf(db, sql`select 9007199254740991::int8 as paise`)).toEqual([
    { paise: 9_007_199_254_740_991 },
  ])
  await expect(rowsOf(db, sql`select 9007199254740993::int8 as paise`)).rejects.toThrow()
})
