import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OpenRequest } from '../../../src/mandates/adapters/signed/protocol'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The sandbox bank's own books of mandates: what it was asked to register, and how that ends. */
export const bankMandates = pgTable('bank_mandates', {
  /** Our id of the registration. */
  registrationId: uuid('registration_id').primaryKey(),
  request: jsonb('request').$type<OpenRequest>().notNull(),
  state: text('state', {
    enum: ['open', 'approved', 'rejected', 'closed', 'registered', 'refused', 'paused', 'cancelled'],
  }).notNull(),
  umrn: text('umrn').unique(),
  reason: text('reason'),
  /** When the investor decided, and then when the bank did. */
  decidedAt: moment('decided_at'),
  /** When the bank answers what was approved. */
  answersAt: moment('answers_at'),
})
