import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { type OpenDatabase, whenFree } from './database'
import type { Module, Platform } from './module'
import * as schema from '../tables'
import { keys, world } from './tables'

/** What a reset leaves: keys, so that open pages can still be read, and the row that the clock hangs on. */
const kept: PgTable[] = [keys, world]

/** Seeds a fresh sandbox world, in one process only; one whose seeding was cut off begins anew. */
export async function seedWorld(
  database: OpenDatabase,
  platform: Platform,
  modules: readonly Module[],
): Promise<void> {
  if (platform.mode !== 'sandbox') return
  await whenFree(database, 'seed', async () => {
    const [row] = await platform.db.select().from(world).where(eq(world.id, 1))
    if (!row?.seeded) await resetWorld(platform, modules)
  })
  await platform.clock.refresh()
}

/** Empties the world and seeds it as at its first start. */
export async function resetWorld(platform: Platform, modules: readonly Module[]): Promise<void> {
  const { db, clock, config, faults, audit } = platform
  const tables = Object.values<unknown>(schema)
    .filter((value) => is(value, PgTable))
    .filter((table) => !kept.includes(table))
  const names = sql.join(
    tables.map((table) => sql.identifier(getTableName(table))),
    sql`, `,
  )
  await db.execute(sql`truncate ${names} restart identity cascade`)
  faults.clear()
  audit.forget()
  await clock.restart(config.startAt)
  for (const module of modules) await module.seed?.(platform)
  await clock.restart(config.startAt, true)
}
