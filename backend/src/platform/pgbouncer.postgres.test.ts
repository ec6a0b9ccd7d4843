import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type PgBouncer, startPgBouncer } from '../../test-kit/pgbouncer'
import { startPostgres } from '../../test-kit/postgres-server'
import { copyOfSandboxData, onTestServer } from '../../test-kit/server-sandbox-data'
import { simulate } from '../../test-kit/simulation/simulate'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { inTransaction, openDatabase, type OpenDatabase, rowsOf } from './database'

let bouncer: PgBouncer
let url: string
let removeServer = async () => {}
const open: OpenDatabase[] = []
const portals: TestPortal[] = []

beforeAll(async () => {
  if (onTestServer('postgres')) url = (await copyOfSandboxData('seeded')) ?? ''
  else {
    const server = await startPostgres()
    url = server.url
    removeServer = server.remove
  }
  // Fewer connections than any of the tests has at work, so that they change hands.
  bouncer = await startPgBouncer(url, 3)
})
afterAll(async () => {
  for (const portal of portals) await portal.close()
  for (const database of open) await database.close()
  await bouncer?.stop()
  await removeServer()
})

const pooled = () => ({ url: bouncer.through(url), directUrl: url, hasNamedStatements: false })

async function opened(options: { hasNamedStatements?: boolean } = {}): Promise<OpenDatabase> {
  const database = await openDatabase({ ...pooled(), ...options })
  open.push(database)
  return database
}

async function portal(): Promise<TestPortal> {
  const started = await startTestPortal({ database: pooled() })
  portals.push(started)
  return started
}

/** The same statement with values, again and again over few connections and many transactions. */
const again = ({ db }: OpenDatabase) =>
  Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      inTransaction(db, async (tx) => {
        const [row] = await rowsOf<{ twice: number }>(tx, sql`select ${number}::int * 2 as twice`)
        return row?.twice
      }),
    ),
  )

test('without named statements every transaction may have another connection; with them an old pooler loses them', async () => {
  expect(await again(await opened())).toEqual(Array.from({ length: 60 }, (_, number) => number * 2))
  const [major = 0, minor = 0] = bouncer.version.split('.').map(Number)
  if (major > 1 || minor >= 21) return
  await expect(again(await opened({ hasNamedStatements: true }))).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/prepared statement .* (does not exist|already exists)/) },
  })
})

test('the lock of the jobs holds although transactions of others come between: its session goes past the pooler', async () => {
  const [one, other] = [await opened(), await opened()]
  const led: string[] = []
  await one.exclusively('jobs', async () => {
    await again(one)
    await other.exclusively('jobs', async () => void led.push('other'))
    led.push('one')
  })
  await other.exclusively('jobs', async () => void led.push('other'))
  expect(led).toEqual(['one', 'other'])
})

test('whatever is doubled, delayed, lost or cut off, no money or unit is adrift through the pooler', async () => {
  await simulate((await portal()).platform, { numRuns: 12 })
}, 600_000)

test('a pooler that was killed costs the calls under way; the next ones find it again', async () => {
  const { platform } = await portal()
  const insert = (name: string) =>
    inTransaction(platform.db, async (tx) => {
      await tx.execute(sql`insert into job_clocks (name, fired_up_to) values (${name}, now())`)
      await tx.execute(sql`select pg_sleep(0.3)`)
    })
  const name = randomUUID()
  const underWay = insert(name)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await bouncer.restart()
  await expect(underWay).rejects.toThrow()
  await insert(name)
  expect(await checkInvariants(platform.db)).toEqual([])
})
