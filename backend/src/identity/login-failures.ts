import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { loginFailures } from './schema'

const mostFailures = 5

export async function isLocked(db: Tx, pan: string): Promise<boolean> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.pan, pan))
  return (row?.failures ?? 0) >= mostFailures
}

/** Counts a failed log-in, of a known PAN or not. Returns whether the user id is locked now. */
export async function countFailure(tx: Tx, pan: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .insert(loginFailures)
    .values({ pan, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.pan,
      set: { failures: sql`${loginFailures.failures} + 1`, lastAt: now },
    })
    .returning({ failures: loginFailures.failures })
  return (row?.failures ?? 0) >= mostFailures
}

export async function clearFailures(tx: Tx, pan: string): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.pan, pan))
}

/** Locks a user id at once; the sandbox has one such investor. */
export async function lock(tx: Tx, pan: string, now: Date): Promise<void> {
  await tx.insert(loginFailures).values({ pan, failures: mostFailures, lastAt: now })
}
