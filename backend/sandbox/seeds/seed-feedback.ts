import { randomUUID } from 'node:crypto'
import { feedbackRequests } from '../../src/feedback/schema'
import type { Platform } from '../../src/platform/module'
import { people } from '../data/people'

/** Leela is asked at her next sign-out. */
export async function seedFeedback({ db, clock }: Platform): Promise<void> {
  await db.insert(feedbackRequests).values({ id: randomUUID(), pan: people.leela.pan, dueOn: clock.today() })
}
