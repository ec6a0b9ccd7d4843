import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { outbox as table } from './tables'

let portal: TestPortal
const seen: { name: string; attempt: number }[] = []
let work: (name: string) => void = () => undefined

beforeAll(async () => {
  portal = await startTestPortal({
    modules: [
      {
        name: 'probe',
        outbox: {
          probe: async ({ payload, attempt }) => {
            const { name } = payload as { name: string }
            seen.push({ name, attempt })
            work(name)
          },
        },
      },
    ],
  })
})
afterAll(() => portal.close())
beforeEach(() => void seen.splice(0))

const enqueue = (name: string, options = {}) =>
  portal.platform.db.transaction((tx) => portal.platform.outbox.enqueue(tx, 'probe', { name }, options))

test('an event that a slow one kept waiting past its lease is begun anew, and that try does not count', async () => {
  const start = Date.now()
  let ahead = 0
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => start + ahead)
  // The first takes so long that the lease of the second is nearly over.
  work = (name) => void (name === 'slow' && (ahead = 25_000))
  await enqueue('slow')
  await enqueue('waiting')
  await portal.platform.outbox.drain()
  clock.mockRestore()
  await portal.platform.outbox.drain()
  expect(seen).toEqual([
    { name: 'slow', attempt: 1 },
    { name: 'waiting', attempt: 1 },
  ])
})

test('an event that waits for its time is hastened, and one that is done stays done', async () => {
  work = () => undefined
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
