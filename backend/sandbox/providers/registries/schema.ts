import { boolean, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agencies, kycStatuses, residencies } from '../../../src/kyc-registry/ports'

/** What the KYC agencies of the sandbox know; a PAN that is absent never did KYC. */
export const kraRecords = pgTable('kra_records', {
  pan: text('pan').primaryKey(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  status: text('status', { enum: kycStatuses }).notNull(),
  residency: text('residency', { enum: residencies }).notNull(),
  agency: text('agency', { enum: agencies }).notNull().default('CVL'),
  statusAt: timestamp('status_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** The income-tax department's register of PANs in the sandbox; a PAN that is absent was never issued. */
export const panCards = pgTable('pan_cards', {
  pan: text('pan').primaryKey(),
  name: text('name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  aadhaarLinked: boolean('aadhaar_linked').notNull(),
})
