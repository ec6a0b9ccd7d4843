import pg from 'pg'
import { type PostgresServer, startPostgres } from '../../test-kit/postgres-server'
import { endSilentConnections, patiently } from './silent-connection'

const answerMs = 400
let server: PostgresServer
let pool: pg.Pool

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.remove())
beforeEach(() => {
  pool = new pg.Pool({ connectionString: server.url, max: 1 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  endSilentConnections(pool, answerMs)
})
afterEach(() => pool.end())

const takesLong = `select pg_sleep(${(answerMs * 3) / 1000})`

test('a call does not wait longer than its limit, and the next one has a connection that answers', async () => {
  await expect(pool.query(takesLong)).rejects.toThrow(`the database has not answered for ${answerMs} ms`)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a job waits for a statement that reads a whole house', async () => {
  await expect(patiently(() => pool.query(takesLong))).resolves.toMatchObject({ rowCount: 1 })
  const ofJob = patiently(async () => {
    const client = await pool.connect()
    return client.query(takesLong).finally(() => client.release())
  })
  await expect(ofJob).resolves.toMatchObject({ rowCount: 1 })
})

test('whoever waited for the connection of another has the own limit', async () => {
  const first = patiently(() => pool.query('select pg_sleep(0.2)'))
  const hurried = pool.query(takesLong).catch((error: Error) => error.message)
  const ofJob = patiently(() => pool.query(takesLong))
  await first
  expect(await hurried).toBe(`the database has not answered for ${answerMs} ms`)
  await expect(ofJob).resolves.toMatchObject({ rowCount: 1 })
})
