import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { reconciliationRuns } from './schema'
import type { Source } from './sources'

type Run = typeof reconciliationRuns.$inferSelect

export async function writeRun(tx: Tx, run: typeof reconciliationRuns.$inferInsert): Promise<void> {
  await tx.insert(reconciliationRuns).values(run)
}

/** The last run of a source, whatever its day. */
export async function lastRun(tx: Tx, source: Source): Promise<Run | undefined> {
  const { source: of, id } = reconciliationRuns
  return (await tx.select().from(reconciliationRuns).where(eq(of, source)).orderBy(desc(id)).limit(1))[0]
}

/** The latest day of which a file of a source was compared. */
export async function latestDay(tx: Tx, source: Source): Promise<string | undefined> {
  const { source: of, day } = reconciliationRuns
  const [row] = await tx
    .select({ day })
    .from(reconciliationRuns)
    .where(eq(of, source))
    .orderBy(desc(day))
    .limit(1)
  return row?.day
}

/** Whether a file of a source was compared for a day. */
export async function ranFor(tx: Tx, source: Source, day: string): Promise<boolean> {
  const { id, source: of, day: on } = reconciliationRuns
  const ofDay = and(eq(of, source), eq(on, day))
  return (await tx.select({ id }).from(reconciliationRuns).where(ofDay).limit(1)).length > 0
}

/** The latest runs of all sources, newest first. */
export function recentRuns(tx: Tx, limit: number): Promise<Run[]> {
  return tx.select().from(reconciliationRuns).orderBy(desc(reconciliationRuns.id)).limit(limit)
}
