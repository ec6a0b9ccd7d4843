import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from './database'
import type { Platform } from './module'
import { providerCallbacks } from './tables'

/** Where a provider's report came from; a callback has the provider's id of the event, the same in all copies. */
export type ReportSource =
  { kind: 'callback'; eventId: string; body: unknown } | { kind: 'poll' } | { kind: 'closed' }

export interface ReportSubject {
  provider: (typeof providerCallbacks.$inferSelect)['provider']
  /** The payment, payout, registration or debit that it tells of. */
  subjectId: string
}

/**
 * Does the work of a report. Of a callback only for its first copy, and keeps what came of it; every other copy is
 * counted and no more.
 */
export async function takeReport<Effect extends string>(
  tx: Tx,
  platform: Pick<Platform, 'clock'>,
  subject: ReportSubject,
  source: ReportSource,
  work: () => Promise<Effect>,
): Promise<Effect | 'duplicate'> {
  if (source.kind !== 'callback') return work()
  const { eventId, body } = source
  const receivedAt = platform.clock.now()
  const [row] = await tx
    .insert(providerCallbacks)
    .values({ ...subject, eventId, body, effect: 'received', copies: 1, receivedAt })
    .onConflictDoUpdate({
      target: [providerCallbacks.provider, providerCallbacks.eventId],
      set: { copies: sql`${providerCallbacks.copies} + 1` },
    })
    .returning({ copies: providerCallbacks.copies })
  if (row?.copies !== 1) return 'duplicate'
  const effect = await work()
  const thisEvent = and(
    eq(providerCallbacks.provider, subject.provider),
    eq(providerCallbacks.eventId, eventId),
  )
  await tx.update(providerCallbacks).set({ effect }).where(thisEvent)
  return effect
}
