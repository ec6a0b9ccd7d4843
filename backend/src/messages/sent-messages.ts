import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { DeliveryReceipt } from './message-channel'
import { sentMessages } from './schema'

export type SentMessage = typeof sentMessages.$inferSelect

/** What a message may become: only what is later in this list, so that receipts count the same in any order. */
const order: readonly SentMessage['state'][] = ['queued', 'sent', 'failed', 'delivered']

export const isLater = (state: SentMessage['state'], than: SentMessage['state']): boolean =>
  order.indexOf(state) > order.indexOf(than)

interface NewMessage extends Pick<SentMessage, 'id' | 'channel' | 'provider' | 'maskedTo' | 'queuedAt'> {
  /** At its first try: one that failed before was given up, and a person has it sent again. */
  isAnew: boolean
}

/** Begins a message, or finds it as an earlier try left it. */
export async function beginMessage(
  db: Tx,
  { isAnew, ...message }: NewMessage,
): Promise<Pick<SentMessage, 'state' | 'queuedAt'>> {
  const { id, state, movedAt, queuedAt } = sentMessages
  const isSentAgain = sql`${isAnew} and ${state} = 'failed' and ${movedAt} is null`
  const [row] = await db
    .insert(sentMessages)
    .values({ ...message, state: 'queued' })
    .onConflictDoUpdate({
      target: id,
      set: { state: sql`case when ${isSentAgain} then 'queued' else ${state} end` },
    })
    .returning({ state, queuedAt })
  return row ?? { state: 'queued', queuedAt: message.queuedAt }
}

/** A message, as it stays until the transaction ends. */
export async function lockMessage(tx: Tx, id: string): Promise<SentMessage | undefined> {
  const [row] = await tx.select().from(sentMessages).where(eq(sentMessages.id, id)).for('update')
  return row
}

/** The message that a receipt is about: by the provider's id, or by ours where the provider's is not known yet. */
export async function lockReported(
  tx: Tx,
  provider: string,
  { providerId, messageId }: DeliveryReceipt,
): Promise<SentMessage | undefined> {
  const byOurs = messageId
    ? and(
        eq(sentMessages.id, messageId),
        or(isNull(sentMessages.providerId), eq(sentMessages.providerId, providerId)),
      )
    : undefined
  const same = or(eq(sentMessages.providerId, providerId), byOurs)
  const [row] = await tx
    .select()
    .from(sentMessages)
    .where(and(eq(sentMessages.provider, provider), same))
    .for('update')
  return row
}

export async function changeMessage(tx: Tx, id: string, changes: Partial<SentMessage>): Promise<void> {
  await tx.update(sentMessages).set(changes).where(eq(sentMessages.id, id))
}

/** How the last messages of a channel ended, newest first. */
export function lastEnds(tx: Tx, channel: SentMessage['channel'], most: number) {
  const { state, endedAt } = sentMessages
  return tx
    .select({ state })
    .from(sentMessages)
    .where(and(eq(sentMessages.channel, channel), isNotNull(endedAt)))
    .orderBy(desc(endedAt))
    .limit(most)
}

/** Gives up on what no receipt came for by then. */
export async function endSilent(db: Tx, before: Date, now: Date): Promise<void> {
  const silent = and(isNull(sentMessages.endedAt), lt(sentMessages.queuedAt, before))
  await db.update(sentMessages).set({ endedAt: now }).where(silent)
}

export async function forgetMessages(db: Tx, before: Date): Promise<number> {
  const gone = await db
    .delete(sentMessages)
    .where(lt(sentMessages.queuedAt, before))
    .returning({ id: sentMessages.id })
  return gone.length
}
