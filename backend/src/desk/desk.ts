import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { deskEntries } from './schema'

export type DeskEntry = typeof deskEntries.$inferSelect
export type DeskMatter = Pick<DeskEntry, 'kind' | 'subject' | 'text'> & { detail: object }

/**
 * Puts a matter on the desk of a person, in the transaction that found it: an entry that stays until it is done, an
 * error in the log, a count in the metrics. A matter that is there already is not told again. No personal data.
 */
export async function putOnDesk(
  tx: Tx,
  { log, clock }: Pick<Platform, 'log' | 'clock'>,
  { kind, subject, text, detail }: DeskMatter,
): Promise<void> {
  const raised = await tx
    .insert(deskEntries)
    .values({ kind, subject, text, detail, raisedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: deskEntries.id })
  if (raised.length) log.error({ kind, subject, ...detail }, text)
}

/** The same for a matter that comes back: whoever settled it before is told anew, with what is known now. */
export async function putOnDeskAgain(
  tx: Tx,
  { log, clock }: Pick<Platform, 'log' | 'clock'>,
  { kind, subject, text, detail }: DeskMatter,
): Promise<void> {
  const raisedAt = clock.now()
  await tx
    .insert(deskEntries)
    .values({ kind, subject, text, detail, raisedAt })
    .onConflictDoUpdate({
      target: [deskEntries.kind, deskEntries.subject],
      set: { text, detail, doneAt: null },
    })
  log.error({ kind, subject, ...detail }, text)
}

/** What waits for a person, oldest first. */
export function openEntries(db: Tx): Promise<DeskEntry[]> {
  return db.select().from(deskEntries).where(isNull(deskEntries.doneAt)).orderBy(asc(deskEntries.id))
}

/** How many entries of each kind wait for a person. */
export function openCounts(db: Tx): Promise<{ kind: DeskEntry['kind']; open: number }[]> {
  const { kind, doneAt } = deskEntries
  return db.select({ kind, open: count() }).from(deskEntries).where(isNull(doneAt)).groupBy(kind)
}

/** Takes an entry off the desk; false where none with that number was open. */
export async function closeEntry(db: Database, id: number, at: Date): Promise<boolean> {
  const closed = await db
    .update(deskEntries)
    .set({ doneAt: at })
    .where(and(eq(deskEntries.id, id), isNull(deskEntries.doneAt)))
    .returning({ id: deskEntries.id })
  return closed.length > 0
}

/** Takes a matter off the desk that was settled elsewhere; nothing where it was not there. */
export async function closeMatter(tx: Tx, kind: DeskEntry['kind'], subject: string, at: Date): Promise<void> {
  const same = and(eq(deskEntries.kind, kind), eq(deskEntries.subject, subject))
  await tx
    .update(deskEntries)
    .set({ doneAt: at })
    .where(and(same, isNull(deskEntries.doneAt)))
}
