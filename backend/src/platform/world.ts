import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type OpenDatabase, whenFree } from './database'
import type { InventedBranches, Module, Platform } from './module'
import { keys, world } from './tables'

/** Fills some tables of a fresh sandbox world. */
export type Seed = (platform: Platform) => Promise<void>

/** What a sandbox has and production has not. */
export interface Sandbox {
  modules: readonly Module[]
  /** In the order in which they run. */
  seeds: readonly Seed[]
  inventedBranches: InventedBranches
}

/** What a world is made of; the platform knows no domain's tables. */
export interface World {
  tables: readonly PgTable[]
  seeds: readonly Seed[]
}

/** What a reset leaves: keys, so that open pages can still be read, and the row that the clock hangs on. */
const kept: PgTable[] = [keys, world]

/** Seeds a fresh sandbox world, in one process only; one whose seeding was cut off begins anew. */
export async function seedWorld(database: OpenDatabase, platform: Platform, parts: World): Promise<void> {
  if (platform.mode !== 'sandbox') return
  await whenFree(database, 'seed', async () => {
    const [row] = await platform.db.select().from(world).where(eq(world.id, 1))
    if (!row?.seeded) await resetWorld(platform, parts)
  })
  await platform.clock.refresh()
}

/** Empties the world and seeds it as at its first start. */
export async function resetWorld(platform: Platform, { tables, seeds }: World): Promise<void> {
  const { db, clock, config, faults, audit } = platform
  const names = sql.join(
    tables.filter((table) => !kept.includes(table)).map((table) => sql.identifier(getTableName(table))),
    sql`, `,
  )
  await db.execute(sql`truncate ${names} restart identity cascade`)
  faults.clear()
  audit.forget()
  await clock.restart(config.startAt)
  for (const seed of seeds) await seed(platform)
  await clock.restart(config.startAt, true)
}
