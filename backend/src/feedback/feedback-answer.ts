import { t } from '@portal/contracts/words/macros'
import type { feedbackApi } from '@portal/contracts/support/feedback'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { addDays } from '@portal/contracts/format'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { hashOfReference, referenceMinutes } from './feedback-check'
import { feedbackRequests } from './schema'

/** Days after which an investor who said "Not now" is asked again. */
const askAgainDays = 30

type Changes = Partial<typeof feedbackRequests.$inferInsert>

/** Changes the request that a reference opens, and uses the reference up. Refuses one that opens nothing any more. */
async function spendReference({ db, clock }: Platform, reference: string, changes: Changes): Promise<void> {
  const open = and(
    eq(feedbackRequests.referenceHash, hashOfReference(reference)),
    isNull(feedbackRequests.answeredAt),
    gt(feedbackRequests.referenceUntil, clock.now()),
  )
  const used = await db
    .update(feedbackRequests)
    .set({ ...changes, referenceHash: null, referenceUntil: null })
    .where(open)
    .returning({ id: feedbackRequests.id })
  if (!used.length)
    throw new Refusal(
      '-105',
      t`You have already answered, or the ${referenceMinutes} minutes to answer are over.`,
    )
}

/** Keeps the answer that belongs to a reference, once. */
export function keepAnswer(
  platform: Platform,
  { reference, score, comment }: RequestOf<typeof feedbackApi.submit>,
): Promise<void> {
  const words = comment?.trim() || null
  return spendReference(platform, reference, { score, comment: words, answeredAt: platform.clock.now() })
}

/** The investor would rather not say just now. */
export function postpone(platform: Platform, reference: string): Promise<void> {
  return spendReference(platform, reference, { dueOn: addDays(platform.clock.today(), askAgainDays) })
}
