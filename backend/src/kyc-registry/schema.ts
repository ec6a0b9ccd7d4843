import { boolean, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agencies, kycStatuses, residencies } from './ports'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The last answer of the PAN service about a PAN that counts, as far as it is known: told by it, or confirmed by it. */
export const panAnswers = pgTable('pan_registry', {
  pan: text('pan').primaryKey(),
  name: text('name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  aadhaarLinked: boolean('aadhaar_linked').notNull(),
  /** Which adapter got it; earlier: kept before there were any. */
  source: text('source', { enum: ['http', 'cashfree', 'earlier'] })
    .notNull()
    .default('earlier'),
  /** By the business clock. */
  requestedAt: moment('requested_at').notNull().defaultNow(),
})

/** The last answer of a registry of KYC about a PAN. */
export const kycAnswers = pgTable('kyc_registry', {
  pan: text('pan').primaryKey(),
  status: text('status', { enum: kycStatuses }).notNull(),
  /** Whether any agency has a record; none: KYC was never done. */
  hasRecord: boolean('has_record').notNull().default(true),
  /** Null: not told. */
  residency: text('residency', { enum: residencies }),
  /** Who keeps the record; any of them answers for all. */
  agency: text('agency', { enum: agencies }).default('CVL'),
  /**
   * Which adapter got it; application: what the provider of a KYC on this portal reported, until a registry says it;
   * earlier: kept before there were any adapters.
   */
  source: text('source', { enum: ['cvl', 'file', 'application', 'earlier'] })
    .notNull()
    .default('earlier'),
  /** By the business clock. */
  requestedAt: moment('requested_at').notNull().defaultNow(),
  /** Since when it is so, where that was said. */
  statusAt: moment('status_at'),
  /** What the holder did that agrees to the question, where the portal saw it. */
  consent: text('consent', { enum: ['kyc', 'folio', 'registration'] }),
})

/** What the house itself knows of a PAN's tax declaration: no answer of a registry. */
export const taxNotes = pgTable('tax_notes', {
  pan: text('pan').primaryKey(),
  /** Null: there is none here. */
  tinComplete: boolean('tin_complete'),
  /** A declaration waits for the person who verifies it. */
  taxWaits: boolean('tax_waits').notNull().default(false),
})
