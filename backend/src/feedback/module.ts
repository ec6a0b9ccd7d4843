import { randomUUID } from 'node:crypto'
import type { Module } from '../platform/module'
import { people } from '../sandbox/world/people'
import { registerFeedback } from './routes'
import { feedbackRequests } from './schema'

export const feedbackModule: Module = {
  name: 'feedback',
  register: registerFeedback,
  /** Leela is asked at her next sign-out. */
  async seed({ db, clock }) {
    await db
      .insert(feedbackRequests)
      .values({ id: randomUUID(), pan: people.leela.pan, dueOn: clock.today() })
  },
}
