import { setTimeout as pause } from 'node:timers/promises'
import { type PostgresServer, startPostgres } from '../../test-kit/postgres-server'
import { openKeptDatabase } from './kept-database'

/** Longer than a call waits for a connection. */
const silentMs = 5000

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.remove())

test('a command waits for a connection to a server that is too busy to give one at once', async () => {
  const open = () => openKeptDatabase({ dataDir: '', database: { url: server.url } })
  await (await open()).close()
  const goOn = await server.freeze()
  const opened = open()
  await pause(silentMs)
  goOn()
  await (await opened).close()
})
