import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { skipTest } from '@portal/testing/node'
import { freePort } from './postgres-server'
import { temporaryFolder } from './temporary-folder'

export interface PgBouncer {
  /** The address of a database of the server behind it, through it. */
  through(url: string): string
  /** The same database with a session of its own for as long as the client stays: in session mode. */
  throughSession(): string
  /** Has it send everybody to another server, without an end of its own: what a failover by hand does. */
  pointAt(url: string): void
  /** As it names itself: '1.18.0'. */
  version: string
  /** Ends it as a power cut does, and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * PgBouncer in transaction mode in front of the server of an address: every transaction may get another connection of
 * few, and nothing that a session keeps outlives it. Skips the test where it is not installed.
 */
export async function startPgBouncer(url: string, connections = 8): Promise<PgBouncer> {
  const said = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  const version = /PgBouncer (\d+\.\d+\.\d+)/.exec(said.stdout ?? '')?.[1]
  if (!version) return skipTest('PgBouncer is not installed here')
  const port = await freePort()
  const folder = temporaryFolder('pgbouncer')
  const file = join(folder, 'pgbouncer.ini')
  const write = (server: string) => writeFileSync(file, settingsFor(new URL(server), port, connections))
  write(url)
  // It refuses to run as root, so another account reads it; it holds nothing but an address of this machine.
  chmodSync(folder, 0o755)
  const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const start = async () => {
    const started = spawn('pgbouncer', ['-q', file], { stdio: 'ignore', ...asNobody })
    await untilItListens(port, started)
    return started
  }
  let running = await start()
  const stop = async () => {
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }
  return {
    version,
    through(address) {
      const { pathname } = new URL(address)
      return `postgres://portal:portal@127.0.0.1:${port}${pathname}`
    },
    throughSession: () => `postgres://portal:portal@127.0.0.1:${port}/${sessions}`,
    pointAt(server) {
      write(server)
      running.kill('SIGHUP')
    },
    async restart() {
      await stop()
      running = await start()
    },
    stop,
  }
}

/** What clients call the database whose sessions are their own. */
const sessions = 'portal_sessions'

function settingsFor(server: URL, listenPort: number, connections: number): string {
  const { hostname, port, username, password, pathname } = server
  const host = hostname.startsWith('%2F') ? '127.0.0.1' : hostname
  const at = `host=${host} port=${port} user=${username} password=${password}`
  return [
    '[databases]',
    `${sessions} = ${at} dbname=${pathname.slice(1)} pool_mode=session pool_size=20`,
    `* = ${at}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 200',
    // Else it tries a server that refused again after 15 s.
    'server_login_retry = 1',
    // Else who asks while no server is there waits for two minutes, and keeps a connection of its process.
    'query_wait_timeout = 10',
    '',
  ].join('\n')
}

async function untilItListens(port: number, { exitCode }: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && exitCode === null; tries += 1) {
    const listens = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
    })
    if (listens) return
    await pause(50)
  }
  throw new Error('PgBouncer did not start')
}
