import { join } from 'node:path'
import { startTestServer } from '../../backend/tooling/test-server.mjs'
import type { Figure } from './figure'
import { runOn } from './growth-commands'

const folios = 100_000

/** What partitions would bring: calls to providers by month, and the ledger by folio, each beside the plain table. */
export async function measurePartitions(folder: string): Promise<Figure[]> {
  const server = await startTestServer({
    isDurable: true,
    settings: ['shared_buffers=1GB', 'max_wal_size=4GB'],
  })
  if (!server) throw new Error('no PostgreSQL server starts here')
  try {
    await server.createDatabase('parts')
    const database = { url: `${server.url}/parts`, auditHead: join(folder, 'parts.json') }
    await runOn(database, 'grow-sandbox-data.cli.ts', '--folios', String(folios))
    const times = JSON.parse(await runOn(database, 'partition-times.cli.ts')) as {
      name: string
      ms: number
    }[]
    return times.map(({ name, ms }) => ({ name: `partitions: ${name}`, value: ms, unit: 'ms' }))
  } finally {
    await server.stop()
  }
}
