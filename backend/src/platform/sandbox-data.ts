import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Config } from './config'
import { type OpenDatabase, whenFree } from './database'
import type { InventedBranches, Module, Platform } from './module'
import { keepSeeded, putSeededBack } from './seeded-copy'
import { keys, sandboxData } from './tables'

/** Fills some tables of fresh sandbox data. */
export type Seed = (platform: Platform) => Promise<void>

/** What a sandbox has and production has not. */
export interface Sandbox {
  modules: readonly Module[]
  /** In the order in which they run. */
  seeds: readonly Seed[]
  inventedBranches: InventedBranches
}

/** What a data set is made of; the platform knows no domain's tables. */
export interface SandboxData {
  tables: readonly PgTable[]
  seeds: readonly Seed[]
}

/** What a reset leaves: keys, so that open pages can still be read, and the row that the clock hangs on. */
const kept: PgTable[] = [keys, sandboxData]

/** Seeds a fresh sandbox, in one process only; one whose seeding was cut off begins anew. */
export async function seedSandboxData(
  database: OpenDatabase,
  platform: Platform,
  parts: SandboxData,
): Promise<void> {
  if (platform.mode !== 'sandbox') return
  await whenFree(database, 'seed', async () => {
    const [row] = await platform.db.select().from(sandboxData).where(eq(sandboxData.id, 1))
    if (!row?.seeded) await beginAnew(platform, emptied(parts), () => seedAll(platform, parts))
  })
  await platform.clock.refresh()
}

/** Those whose data sets begin at the same moment each time, and that kept one as it was seeded. */
const keepers = new WeakSet<Platform>()

/** Empties the data set and fills it as at its first start. */
export async function resetSandboxData(platform: Platform, parts: SandboxData): Promise<void> {
  const { db, config } = platform
  const tables = emptied(parts)
  if (keepers.has(platform)) return beginAnew(platform, tables, () => putSeededBack(db, tables))
  await beginAnew(platform, tables, () => seedAll(platform, parts))
  if (!config.startAt) return
  await keepSeeded(db, tables)
  keepers.add(platform)
}

const emptied = ({ tables }: SandboxData) => tables.filter((table) => !kept.includes(table))

async function seedAll(platform: Platform, { seeds }: SandboxData): Promise<void> {
  for (const seed of seeds) await seed(platform)
}

async function beginAnew(
  { db, clock, config, faults, audit }: Platform,
  tables: readonly PgTable[],
  fill: () => Promise<void>,
): Promise<void> {
  const names = sql.join(
    tables.map((table) => sql.identifier(getTableName(table))),
    sql`, `,
  )
  await db.execute(sql`truncate ${names} restart identity cascade`)
  await emptyFiles(sandboxFiles(config))
  faults.clear()
  audit.forget()
  await clock.restart(config.startAt)
  await fill()
  await clock.restart(config.startAt, true)
}

/** Where the files of a sandbox lie that go to and come from its simulators, a folder a channel. */
export const sandboxFiles = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files')

/** The folders stay: whoever works with one has its path. */
async function emptyFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const channel of await readdir(folder))
    for (const part of await readdir(join(folder, channel)))
      await rm(join(folder, channel, part), { recursive: true })
}
