import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { readOutbox } from './outbox-settings'
import { outbox as table } from './tables'

let portal: TestPortal
const seen: string[] = []
let work: (name: string) => Promise<void> | void = () => undefined

const partOf = (payload: unknown, part: 'name' | 'lane' | 'group') =>
  (payload as Record<string, string>)[part] as string

beforeAll(async () => {
  portal = await startTestPortal({
    env: { OUTBOX_AT_ONCE: '3, narrow=1' },
    modules: [
      {
        name: 'probe',
        outbox: {
          probe: {
            lane: (payload) => partOf(payload, 'lane') ?? 'wide',
            group: (payload) => partOf(payload, 'group'),
            deliver: async ({ payload }) => {
              const name = partOf(payload, 'name')
              seen.push(name)
              await work(name)
            },
          },
        },
      },
    ],
  })
})
afterAll(() => portal.close())
beforeEach(() => {
  seen.splice(0)
  work = () => undefined
})

const enqueue = (
  name: string,
  { delayMs = 0, ...rest } = {} as Record<string, unknown> & { delayMs?: number },
) =>
  portal.platform.db.transaction((tx) =>
    portal.platform.outbox.enqueue(tx, 'probe', { name, ...rest }, { delayMs }),
  )

/** Deliveries that begin and wait until they are let go; the most that were under way at once. */
function held() {
  const waiting: (() => void)[] = []
  let most = 0
  work = () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      most = Math.max(most, waiting.length)
    })
  return {
    most: () => most,
    letGo: () => waiting.splice(0).forEach((go) => go()),
    waiting: () => waiting.length,
  }
}

/** Until the outbox has begun with so many. */
async function begun(count: number): Promise<void> {
  while (seen.length < count) await new Promise((resolve) => setImmediate(resolve))
}

test('an event that waits for its time is hastened, and one that is done stays done', async () => {
  const { db, outbox } = portal.platform
  const id = await enqueue('later', { delayMs: 3_600_000 })
  await outbox.drain()
  expect(seen).toEqual([])
  for (const time of [1, 2]) {
    await db.transaction((tx) => outbox.hasten(tx, id))
    await outbox.drain()
    expect([time, seen.length]).toEqual([time, 1])
  }
  expect((await db.select().from(table).where(eq(table.id, id)))[0]?.state).toBe('done')
})

test('as many of a lane are delivered at once as it has places, and no more', async () => {
  const { outbox } = portal.platform
  for (const [lane, places] of [['wide', 3] as const, ['narrow', 1] as const]) {
    const { most, letGo } = held()
    seen.splice(0)
    for (let number = 0; number < 7; number += 1) await enqueue(`${number}`, { lane })
    const drained = outbox.drain()
    for (let done = 0; done < 7; done += places) {
      await begun(Math.min(done + places, 7))
      letGo()
    }
    await drained
    expect([lane, most()]).toEqual([lane, places])
  }
})

test('a lane that hangs holds up no other, and goes on when it answers', async () => {
  const { outbox } = portal.platform
  let answer = () => {}
  const silent = new Promise<void>((resolve) => (answer = resolve))
  work = (name) => (name.startsWith('hangs') ? silent : undefined)
  for (let number = 0; number < 5; number += 1) await enqueue(`hangs ${number}`)
  for (let number = 0; number < 5; number += 1) await enqueue(`goes ${number}`, { lane: 'narrow' })
  await outbox.deliverDue()
  await begun(3 + 5)
  expect(seen.filter((name) => name.startsWith('goes'))).toHaveLength(5)
  expect(outbox.inHandByLane().get('wide')).toBe(3)
  // What comes later goes too.
  await enqueue('goes later', { lane: 'narrow' })
  await outbox.deliverDue()
  await begun(3 + 6)
  answer()
  await outbox.drain()
  expect(seen).toHaveLength(5 + 6)
})

test('events of one group are delivered one after the other, in their order', async () => {
  const { outbox } = portal.platform
  const { most, letGo, waiting } = held()
  const moment = Date.now()
  for (let number = 0; number < 4; number += 1) {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(moment - 100 + number)
    await enqueue(`${number}`, { group: 'one mandate' })
    clock.mockRestore()
  }
  const drained = outbox.drain()
  for (let done = 1; done <= 4; done += 1) {
    await begun(done)
    expect(waiting()).toBe(1)
    letGo()
  }
  await drained
  expect(seen).toEqual(['0', '1', '2', '3'])
  expect(most()).toBe(1)
})

test('stopping waits for what is being delivered, and begins with nothing more', async () => {
  const other = await startTestPortal({
    modules: [
      {
        name: 'probe',
        outbox: { probe: { deliver: async ({ payload }) => void (await work(partOf(payload, 'name'))) } },
      },
    ],
  })
  const { db, outbox } = other.platform
  const add = (name: string) => db.transaction((tx) => outbox.enqueue(tx, 'probe', { name }))
  let answer = () => {}
  const began = new Promise<void>((resolve) => {
    work = () => {
      resolve()
      return new Promise((done) => (answer = done))
    }
  })
  const first = await add('first')
  await outbox.deliverDue()
  await began
  const stopped = outbox.stop()
  const second = await add('second')
  await outbox.deliverDue()
  answer()
  await stopped
  const rows = await db.select().from(table)
  expect(rows.find(({ id }) => id === first)?.state).toBe('done')
  expect(rows.find(({ id }) => id === second)).toMatchObject({ state: 'pending', attempts: 0 })
  await other.close()
})

test('the number of places is read for all lanes and for each, and what is none is refused', () => {
  const { placesOf } = readOutbox({ OUTBOX_AT_ONCE: '8, sms=20, email-codes=4' })
  expect(['sms', 'email-codes', 'push'].map(placesOf)).toEqual([20, 4, 8])
  expect(readOutbox({}).placesOf('sms')).toBe(8)
  for (const text of ['sms=0', 'sms=', '0', 'many', 'SMS=4', '=4', 'sms=201'])
    expect(() => readOutbox({ OUTBOX_AT_ONCE: text })).toThrow('OUTBOX_AT_ONCE')
})
