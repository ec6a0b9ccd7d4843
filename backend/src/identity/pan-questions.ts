import { randomUUID } from 'node:crypto'
import { limits } from '@portal/kernel/validation'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Platform } from '../platform/module'
import { tooMany } from '../platform/refusal'
import { panQuestions } from './schema'

export const mostPanQuestionsAnHour = limits.anHour.panQuestions

const hour = 3_600_000

/** Counts a question about a PAN. Throws a 429 after thirty in an hour: three applicants need far fewer. */
export async function countPanQuestion({ db, clock }: Platform, askedBy: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`pan questions ${askedBy}`}))`)
    const [row] = await tx
      .select({ number: count() })
      .from(panQuestions)
      .where(and(eq(panQuestions.askedBy, askedBy), gt(panQuestions.at, new Date(now.getTime() - hour))))
    if ((row?.number ?? 0) >= mostPanQuestionsAnHour) throw tooMany(600)
    await tx.insert(panQuestions).values({ id: randomUUID(), askedBy, at: now })
  })
}
