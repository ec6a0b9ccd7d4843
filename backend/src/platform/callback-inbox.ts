import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from './database'
import type { Platform } from './module'
import { providerCallbacks } from './tables'

/** One event that a provider told by callback. */
export interface ReceivedCallback {
  provider: (typeof providerCallbacks.$inferSelect)['provider']
  /** The provider's own; the same in all copies. */
  eventId: string
  /** What it tells of. */
  subjectId: string
  body: unknown
}

/** Does the work of an event for its first copy, and keeps what came of it; every other copy is only counted. */
export async function takeOnce<Effect extends string>(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  callback: ReceivedCallback,
  work: () => Promise<Effect>,
): Promise<Effect | 'duplicate'> {
  const [row] = await tx
    .insert(providerCallbacks)
    .values({ ...callback, effect: 'received', copies: 1, receivedAt: clock.now() })
    .onConflictDoUpdate({
      target: [providerCallbacks.provider, providerCallbacks.eventId],
      set: { copies: sql`${providerCallbacks.copies} + 1` },
    })
    .returning({ copies: providerCallbacks.copies })
  if (row?.copies !== 1) return 'duplicate'
  const effect = await work()
  const sameEvent = and(
    eq(providerCallbacks.provider, callback.provider),
    eq(providerCallbacks.eventId, callback.eventId),
  )
  await tx.update(providerCallbacks).set({ effect }).where(sameEvent)
  return effect
}
