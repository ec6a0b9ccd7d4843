import { join } from 'node:path'
import { startTestServer } from '../../backend/tooling/test-server.mjs'
import { type PortalOptions, startPortal } from '../fixtures/portal-process'
import { loadDashboard, loadLogins, loadLumpsum } from './server-load'
import type { Load } from './shoot'

/** One portal after the other under every load, on each of the two databases; the names say on which. */
export async function measureServers(folder: string): Promise<Load[]> {
  const dataFolder = join(folder, 'loaded')
  const embedded = await measureOn('embedded', { dataFolder: join(dataFolder, 'embedded') })
  const server = await startTestServer({ isDurable: true })
  if (!server) throw new Error('no PostgreSQL server starts here')
  const options = { dataFolder: join(dataFolder, 'server'), databaseUrl: `${server.url}/postgres` }
  const served = await measureOn('PostgreSQL', options)
  await server.stop()
  return [...served, ...embedded]
}

async function measureOn(database: string, options: PortalOptions): Promise<Load[]> {
  const portal = await startPortal(options)
  const loads = [
    await loadLogins(portal.url),
    ...(await loadDashboard(portal.url)),
    ...(await loadLumpsum(portal.url)),
  ]
  await portal.stop()
  return loads.map((load) => ({ ...load, name: `${database}: ${load.name}` }))
}
