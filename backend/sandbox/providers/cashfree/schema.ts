import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What Cashfree keeps of a reverse penny drop, in the sandbox. */
export const cashfreeRequests = pgTable('cashfree_requests', {
  verificationId: uuid('verification_id').primaryKey(),
  refId: bigint('ref_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  status: text('status', { enum: ['RECEIVED', 'SUCCESS', 'FAILURE'] }).notNull(),
  bankAccount: text('bank_account'),
  ifsc: text('ifsc'),
  nameMatch: integer('name_match'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
