import { join } from 'node:path'
import { startTestServer } from '../../backend/tooling/test-server.mjs'
import { type PortalOptions, startPortal } from '../fixtures/portal-process'
import { type BareDatabase, type Compared, startBareServer } from './bare'
import { loadDashboard, loadLogins, loadLumpsum } from './server-load'
import type { Load } from './shoot'

export interface Loaded {
  database: 'embedded' | 'PostgreSQL'
  /** What the libraries do alone, once it is warm. */
  bare: Load[]
  calls: Compared[]
}

/** One portal after the other under every load, on each of the two databases. */
export async function measureServers(folder: string): Promise<Loaded[]> {
  const dataFolder = join(folder, 'loaded')
  const embedded = await measureOn(
    'embedded',
    { dataFolder: join(dataFolder, 'embedded') },
    { dataDir: join(dataFolder, 'bare') },
  )
  const server = await startTestServer({ isDurable: true })
  if (!server) throw new Error('no PostgreSQL server starts here')
  const url = `${server.url}/postgres`
  const options = { dataFolder: join(dataFolder, 'server'), databaseUrl: url }
  const served = await measureOn('PostgreSQL', options, { url })
  await server.stop()
  return [served, embedded]
}

async function measureOn(
  database: Loaded['database'],
  options: PortalOptions,
  bareDatabase: BareDatabase,
): Promise<Loaded> {
  const portal = await startPortal(options)
  const bare = await startBareServer(bareDatabase)
  const calls = [
    await loadLogins(portal.url, bare),
    ...(await loadDashboard(portal.url, bare)),
    ...(await loadLumpsum(portal.url, bare)),
  ]
  const loads = [await bare.load('sealed'), await bare.load('transaction'), await bare.load('hash')]
  await bare.stop()
  await portal.stop()
  return { database, bare: loads, calls }
}
