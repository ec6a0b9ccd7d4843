import { limits } from '@portal/contracts/validation'
import type { Platform } from '../platform/module'
import { tooMany } from '../platform/refusal'
import { take } from './hourly-budget'

export const mostPanQuestionsAnHour = limits.anHour.panQuestions

/** Counts a question about a PAN. Throws a 429 after thirty in an hour: three applicants need far fewer. */
export async function countPanQuestion({ db, clock }: Platform, requestedBy: string): Promise<void> {
  const budget = { name: `questions about PANs of ${requestedBy}`, most: mostPanQuestionsAnHour }
  const wait = await db.transaction((tx) => take(tx, clock.now(), [budget]))
  if (wait !== undefined) throw tooMany(wait)
}
