import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { drizzle as onNodePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { lockFolder } from './folder-lock'
import { prepareRepeated } from './named-statements'
import { inOwnTransaction, outsideTransactions } from './own-transaction'
import { sendInTurn } from './send-in-turn'
import { endSilentConnections, letGoWhenSilent } from './silent-connection'
import { mayMigrate, refuseOldTables } from './table-owner'
import { isTracing } from './trace'
import { traceStatements } from './traced-statements'

/** A connection to work on: the whole database or one transaction of it, embedded or not. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>
export type Database = Tx

export interface OpenDatabase {
  db: Database
  kind: 'embedded' | 'server'
  /** Whether its account may change the tables: the owner of them, as that of an embedded one is. */
  ownsTables: boolean
  /** Runs `work` unless someone else (in any process) is running under the same name; then does nothing. */
  exclusively(name: string, work: () => Promise<void>): Promise<void>
  /** Statements that were sent so far, those that open and end a transaction among them. */
  statements(): number
  /** Statements and transactions that wait for a connection. */
  waiting(): number
  /** A streaming copy of it that may be read, where there is one. */
  replica?: Database
  /** The whole database as one file; only for an embedded one. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Folder of the embedded database; absent: it lives in memory. */
  dataDir?: string
  /** `postgres://…`: a PostgreSQL server in place of the embedded one, or a pooler in front of it. */
  url?: string
  /** The same server past a pooler, whose sessions end with each transaction: for locks that a session holds. */
  directUrl?: string
  /** False behind a pooler that knows no named statements: PgBouncer before 1.21. */
  hasNamedStatements?: boolean
  /** A streaming replica of the server, for reading. */
  replicaUrl?: string
  /** How long a statement waits for its answer from a server; absent: as long as it takes. */
  answerMs?: number
  /** How long it waits for a connection to a server; absent: as long as someone who waits for a page does. */
  connectMs?: number
  /** A file made by `dump`, to start from. */
  from?: Blob
  /** What would stop an embedded database fails on a server, too: for tests. */
  isStrict?: boolean
}

const callersConnectMs = 4000
/** For a start and for commands: a busy machine takes longer than that, and nobody waits for a page. */
export const patientConnectMs = 60_000
const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
const int8 = 20

/** Money columns are int8: a JavaScript number as long as it is exact, never a silently rounded one. */
function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond exact numbers`)
  return value
}

function statementCounter() {
  let sent = 0
  return { logQuery: () => void (sent += 1), count: () => sent }
}

/**
 * Opens, migrates and returns the database; an account that may change no table finds them migrated. Throws when another
 * process holds the folder, or where tables that may not be changed are old.
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url ? openServer(options.url, options) : openEmbedded(options)
}

async function openEmbedded({ dataDir, from }: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = dataDir ? await lockFolder(dataDir) : () => undefined
  const folder = dataDir ? join(dataDir, 'postgres') : undefined
  if (folder) mkdirSync(folder, { recursive: true })
  const client = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(from && { loadDataDir: from }),
    parsers: { [int8]: exactInteger },
  })
  client.query = outsideTransactions(client.query.bind(client)) as typeof client.query
  client.transaction = outsideTransactions(client.transaction.bind(client)) as typeof client.transaction
  if (isTracing()) traceEmbedded(client)
  const counter = statementCounter()
  const db = onPglite(client, { logger: counter })
  await migratePglite(db, { migrationsFolder })
  const running = new Set<string>()
  return {
    db,
    kind: 'embedded',
    ownsTables: true,
    statements: counter.count,
    waiting: () => 0,
    async exclusively(name, work) {
      if (running.has(name)) return
      running.add(name)
      await work().finally(() => running.delete(name))
    },
    async dump() {
      // Else whoever starts from the file replays all that was ever written to it.
      await client.exec('checkpoint')
      return client.dumpDataDir('none')
    },
    async close() {
      await client.close()
      unlock()
    },
  }
}

/** The statements of a transaction go by an object of its own. */
function traceEmbedded(client: PGlite): void {
  traceStatements(client)
  const begin = client.transaction.bind(client)
  client.transaction = (work) =>
    begin((tx) => {
      traceStatements(tx)
      return work(tx)
    })
}

async function openServer(url: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const pool = openPool(url, options, 10)
  const { directUrl, replicaUrl } = options
  // One that leads the jobs, one that seeds or migrates, and one to spare.
  const sessions = directUrl ? openPool(directUrl, options, 3) : pool
  const copies = replicaUrl ? openPool(replicaUrl, options, 10) : undefined
  // For the whole process: drizzle asks the driver's own table, not the pool's.
  pg.types.setTypeParser(int8, exactInteger)
  const counter = statementCounter()
  const db = onNodePostgres(pool, { logger: counter })
  return {
    db,
    kind: 'server',
    ownsTables: await migrateServer(directUrl ?? url, options),
    statements: counter.count,
    waiting: () => pool.waitingCount,
    ...(copies && { replica: onNodePostgres(copies, { logger: counter }) }),
    exclusively: (name, work) =>
      withSession(sessions, async (client) => {
        const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as mine', [name])
        if (!rows[0]?.mine) return
        await work().finally(() => client.query('select pg_advisory_unlock(hashtext($1))', [name]))
      }),
    dump: () => Promise.reject(new Error('Only an embedded database can be dumped')),
    async close() {
      await pool.end()
      if (sessions !== pool) await sessions.end()
      await copies?.end()
    },
  }
}

/** Whether the account owns the tables, which are brought to this version then, however long that takes. */
async function migrateServer(url: string, options: DatabaseOptions): Promise<boolean> {
  const { answerMs: _, ...unhurried } = options
  const pool = openPool(url, { ...unhurried, connectMs: patientConnectMs }, 2)
  try {
    return await withSession(pool, async (client) => {
      const isOwner = await mayMigrate(client)
      if (!isOwner) {
        await refuseOldTables(client, migrationsFolder)
        return false
      }
      await client.query('select pg_advisory_lock(hashtext($1))', ['migrations'])
      await migrateNodePostgres(onNodePostgres(pool), { migrationsFolder })
      await client.query('select pg_advisory_unlock(hashtext($1))', ['migrations'])
      return true
    })
  } finally {
    await pool.end()
  }
}

function openPool(url: string, options: DatabaseOptions, max: number): pg.Pool {
  const { isStrict, hasNamedStatements = true, answerMs, directUrl, connectMs = callersConnectMs } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    // The sessions of a pooler are everybody's, and it has limits of its own.
    ...(answerMs && !directUrl && { onConnect: (client) => letGoWhenSilent(client, answerMs) }),
  })
  if (isStrict) pool.connect = outsideTransactions(pool.connect.bind(pool)) as typeof pool.connect
  if (isTracing()) traceStatements(pool)
  // Without listeners a lost connection would end the process, idle or in use; the next query reports it anyway.
  pool.on('error', () => undefined)
  if (answerMs) endSilentConnections(pool, answerMs)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    if (hasNamedStatements) prepareRepeated(client)
    if (isTracing()) traceStatements(client)
    sendInTurn(client)
  })
  return pool
}

async function withSession<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const done = await work(client)
    client.release()
    return done
  } catch (error) {
    // The session may still hold its lock, so it must not go back into the pool.
    client.release(true)
    throw error
  }
}

/** Like `exclusively`, but waits for whoever is running under the name. */
export async function whenFree(
  database: OpenDatabase,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  let done = false
  while (!done) {
    await database.exclusively(name, async () => {
      await work()
      done = true
    })
    if (!done) await pause(50)
  }
}

/** One database transaction: all of `work` or nothing of it. */
export function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction((tx) => inOwnTransaction(() => work(tx)))
}

/** Whether work failed because it broke a constraint of that name. */
export function breaks(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  return ('constraint' in error && error.constraint === constraint) || breaks(error.cause, constraint)
}

/** Rows of a hand-written query, the same on both drivers. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Tx, query: SQL): Promise<Row[]> {
  const answer = (await db.execute(query)) as { rows: Row[] }
  return answer.rows
}
