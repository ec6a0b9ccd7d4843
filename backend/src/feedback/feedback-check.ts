import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Platform } from '../platform/module'
import { feedbackRequests } from './schema'

/** Minutes for which the page can be opened after the sign-out. */
export const referenceMinutes = 30

/**
 * Whether feedback of an investor is due: a new one-time reference for its page, which no longer has a session
 * (decision 21), or null. An earlier reference stops working.
 */
export async function feedbackReference({ db, clock }: Platform, pan: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const due = and(
      eq(feedbackRequests.pan, pan),
      isNull(feedbackRequests.answeredAt),
      lte(feedbackRequests.dueOn, clock.today()),
    )
    const [request] = await tx
      .select({ id: feedbackRequests.id })
      .from(feedbackRequests)
      .where(due)
      .orderBy(asc(feedbackRequests.dueOn))
      .limit(1)
      .for('update')
    if (!request) return null
    const reference = randomBytes(24).toString('base64url')
    const referenceUntil = new Date(clock.now().getTime() + referenceMinutes * 60_000)
    await tx
      .update(feedbackRequests)
      .set({ referenceHash: hashOfReference(reference), referenceUntil })
      .where(eq(feedbackRequests.id, request.id))
    return reference
  })
}

/** How a reference is kept: whoever reads the table cannot open the page. */
export const hashOfReference = (reference: string) =>
  createHash('sha256').update(reference).digest('base64url')
