import { date, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What an investor is to be asked about at a sign-out. */
export const feedbackRequests = pgTable(
  'feedback_requests',
  {
    id: uuid('id').primaryKey(),
    pan: text('pan').notNull(),
    /** The first day on which to ask. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    answeredAt: moment('answered_at'),
    /** Opens the feedback page once, without a log-in; only its hash is kept. */
    referenceHash: text('reference_hash').unique(),
    referenceUntil: moment('reference_until'),
    /** How likely the investor is to recommend us: 0 to 10. */
    score: smallint('score'),
    comment: text('comment'),
  },
  (table) => [index('feedback_requests_pan').on(table.pan, table.dueOn)],
)
