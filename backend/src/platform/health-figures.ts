import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from './config'
import type { Database, OpenDatabase } from './database'
import { jobClocks } from './tables'

/** What alarms rest on beside the times of calls: how far the jobs are, connections, and the disk. */
export function measureHealth(
  register: Registry,
  { db, waiting }: Pick<OpenDatabase, 'db' | 'waiting'>,
  { dataDir }: Pick<Config, 'dataDir'>,
): void {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      ...{ name, help, registers: [register] },
      async collect() {
        this.remove()
        const value = await read().catch(() => undefined)
        if (value !== undefined) this.set(value)
      },
    })
  gauge('portal_jobs_last_fired_seconds', 'When a job was last run, in seconds of real or sandbox time', () =>
    lastFired(db),
  )
  gauge('portal_database_waiting', 'Statements and transactions that wait for a connection', async () =>
    waiting(),
  )
  gauge(
    'portal_disk_free_ratio',
    'How much of the disk of PORTAL_DATA_DIR is free, from 0 to 1',
    async () => {
      const { bavail, blocks } = await statfs(dataDir)
      return bavail / blocks
    },
  )
}

async function lastFired(db: Database): Promise<number | undefined> {
  const rows = await db.select({ at: jobClocks.firedUpTo }).from(jobClocks)
  return rows.length ? Math.max(...rows.map(({ at }) => at.getTime())) / 1000 : undefined
}
