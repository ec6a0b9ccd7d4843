import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core'

/** The income-tax department's register of PANs, as its verification service answers. */
export const panRegistry = pgTable('pan_registry', {
  pan: text('pan').primaryKey(),
  name: text('name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  aadhaarLinked: boolean('aadhaar_linked').notNull(),
})

/** The register of a KYC agency; a PAN that is absent never did KYC. */
export const kycRegistry = pgTable('kyc_registry', {
  pan: text('pan').primaryKey(),
  status: text('status', {
    enum: ['Validated', 'Registered', 'Under Process', 'On-Hold', 'Rejected', 'Not Available'],
  }).notNull(),
  residency: text('residency', {
    enum: ['Resident Indian', 'Non-Resident Indian', 'Person Of Indian Origin', 'Foreign National'],
  }).notNull(),
  tinComplete: boolean('tin_complete').notNull(),
  /** A tax declaration waits for the person who verifies it. */
  taxWaits: boolean('tax_waits').notNull().default(false),
  /** Who keeps the record; any of them answers for all. */
  agency: text('agency', { enum: ['CVL', 'CAMS', 'KFIN', 'NDML', 'NSE'] })
    .notNull()
    .default('CVL'),
})
