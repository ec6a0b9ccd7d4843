import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The books of the sandbox's KYC provider: what a real one would keep on its side. */
export const kycSessions = pgTable('kyc_sessions', {
  applicationId: uuid('journey_id').primaryKey(),
  flow: text('flow', { enum: ['locker', 'agency'] }).notNull(),
  pan: text('pan').notNull(),
  name: text('name').notNull(),
  returnUrl: text('return_url').notNull(),
  callbackUrl: text('callback_url').notNull(),
  state: text('state', { enum: ['OPEN', 'DRAFT', 'PENDING', 'DONE', 'FAILED'] }).notNull(),
  reason: text('reason'),
  openedAt: moment('opened_at').notNull(),
  decidedAt: moment('decided_at'),
})
