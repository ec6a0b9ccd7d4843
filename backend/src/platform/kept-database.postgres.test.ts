import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../test-kit/postgres-server'
import { openKeptDatabase } from './kept-database'

/** Longer than a call waits for a connection. */
const silentMs = 5000

test('a command waits for a connection to a server that is too busy to give one at once', async () => {
  const server = await startPostgres()
  const open = () => openKeptDatabase({ dataDir: '', database: { url: server.url } })
  await (await open()).close()
  const goOn = await server.freeze()
  const opened = open()
  await pause(silentMs)
  goOn()
  await (await opened).close()
  await server.remove()
})
