import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { opsTasks } from './schema'

export type OpsTask = typeof opsTasks.$inferSelect
export type NewOpsTask = Pick<OpsTask, 'kind' | 'subject' | 'text'> & { detail: object }

/**
 * Raises a task for a person in the operations queue, in the transaction that found it: an entry that stays until it is done, an
 * error in the log, a count in the metrics. A matter that is there already is not told again. No personal data.
 */
export async function raiseTask(
  tx: Tx,
  { log, clock }: Pick<Platform, 'log' | 'clock'>,
  { kind, subject, text, detail }: NewOpsTask,
): Promise<void> {
  const raised = await tx
    .insert(opsTasks)
    .values({ kind, subject, text, detail, raisedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: opsTasks.id })
  if (raised.length) log.error({ kind, subject, ...detail }, text)
}

/** The same for a matter that comes back: whoever settled it before is told anew, with what is known now. */
export async function raiseTaskAgain(
  tx: Tx,
  { log, clock }: Pick<Platform, 'log' | 'clock'>,
  { kind, subject, text, detail }: NewOpsTask,
): Promise<void> {
  const raisedAt = clock.now()
  await tx
    .insert(opsTasks)
    .values({ kind, subject, text, detail, raisedAt })
    .onConflictDoUpdate({
      target: [opsTasks.kind, opsTasks.subject],
      set: { text, detail, doneAt: null },
    })
  log.error({ kind, subject, ...detail }, text)
}

/** What waits for a person, oldest first. */
export function openTasks(db: Tx): Promise<OpsTask[]> {
  return db.select().from(opsTasks).where(isNull(opsTasks.doneAt)).orderBy(asc(opsTasks.id))
}

/** What waits for a person of one kind, oldest first. */
export function openTasksOf(db: Tx, kind: OpsTask['kind']): Promise<OpsTask[]> {
  const ofKind = and(isNull(opsTasks.doneAt), eq(opsTasks.kind, kind))
  return db.select().from(opsTasks).where(ofKind).orderBy(asc(opsTasks.id))
}

/** How many entries of each kind wait for a person. */
export function openCounts(db: Tx): Promise<{ kind: OpsTask['kind']; open: number }[]> {
  const { kind, doneAt } = opsTasks
  return db.select({ kind, open: count() }).from(opsTasks).where(isNull(doneAt)).groupBy(kind)
}

/** Resolves a task of the operations queue; false where none with that number was open. */
export async function resolveTaskById(db: Database, id: number, at: Date): Promise<boolean> {
  const closed = await db
    .update(opsTasks)
    .set({ doneAt: at })
    .where(and(eq(opsTasks.id, id), isNull(opsTasks.doneAt)))
    .returning({ id: opsTasks.id })
  return closed.length > 0
}

/** Resolves a task that was settled elsewhere; nothing where it was not there. */
export async function resolveTask(tx: Tx, kind: OpsTask['kind'], subject: string, at: Date): Promise<void> {
  const same = and(eq(opsTasks.kind, kind), eq(opsTasks.subject, subject))
  await tx
    .update(opsTasks)
    .set({ doneAt: at })
    .where(and(same, isNull(opsTasks.doneAt)))
}
