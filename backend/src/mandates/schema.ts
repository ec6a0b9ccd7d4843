import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bankAccounts } from '../folios/schema'
import type { MandateState, RegistrationState } from './mandate-state'
import type { FailureReason } from '../payments/failure-reasons'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Last part of the number that an investor quotes: "EM100101". */
export const mandateNumbers = pgSequence('mandate_numbers', { startWith: 100_101 })

/** What both a mandate and the try to register one say. */
const terms = () => ({
  pan: text('pan').notNull(),
  bankId: text('bank_id')
    .notNull()
    .references(() => bankAccounts.bankId),
  kind: text('kind', { enum: ['OTM', 'EMANDATE', 'UPI_AUTOPAY'] }).notNull(),
  limitPaise: bigint('limit_paise', { mode: 'number' }).notNull(),
  frequency: text('frequency', { enum: ['As presented', 'Monthly', 'Quarterly', 'Half Yearly', 'Yearly'] })
    .notNull()
    .default('As presented'),
  validFrom: date('valid_from').notNull(),
  validTill: date('valid_till').notNull(),
})

/** The investor's word to the bank: debits up to a limit, without asking each time. */
export const mandates = pgTable(
  'mandates',
  {
    umrn: text('umrn').primaryKey(),
    ...terms(),
    state: text('state').$type<MandateState>().notNull(),
    /** Why it is inactive; a paused one can go on, by whoever paused it: here, or there, at the bank or in a UPI app. */
    inactiveBecause: text('inactive_because', {
      enum: ['PAUSED', 'REVOKED', 'PAUSED_THERE', 'REVOKED_THERE'],
    }),
    /** When the investor was told that it ends soon. */
    endingToldAt: moment('ending_told_at'),
    /** Since when the bank does not know how it stands; null: it knows. */
    bankNotificationDueSince: moment('bank_untold_since'),
  },
  (table) => [
    index('mandates_pan').on(table.pan),
    index('mandates_bank_untold')
      .on(table.bankNotificationDueSince)
      .where(sql`bank_untold_since is not null`),
    check('mandates_inactive', sql`(state = 'INACTIVE') = (inactive_because is not null)`),
  ],
)

/** One row for every change of a mandate, never changed afterwards. */
export const mandateEvents = pgTable(
  'mandate_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    umrn: text('umrn')
      .notNull()
      .references(() => mandates.umrn),
    from: text('from').$type<MandateState>(),
    to: text('to').$type<MandateState>().notNull(),
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('mandate_events_mandate').on(table.umrn, table.id)],
)

/** One try to get a mandate, or a higher limit, from the bank. */
export const mandateRegistrations = pgTable(
  'mandate_registrations',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    ...terms(),
    method: text('method', { enum: ['NETBANKING', 'DEBITCARD', 'AADHAAR', 'PAPER', 'UPI'] }).notNull(),
    /** The signed form, of a paper. */
    documentId: uuid('document_id'),
    /** UMRN of the mandate whose limit or end it changes. */
    raises: text('raises').references(() => mandates.umrn),
    state: text('state').$type<RegistrationState>().notNull(),
    /** Why there is no mandate. */
    reason: jsonb('reason').$type<FailureReason>(),
    /** Of the mandate that it made. */
    umrn: text('umrn').references(() => mandates.umrn),
    openedAt: moment('opened_at').notNull(),
    requestedAt: moment('asked_at').notNull(),
    expectedOn: date('expected_on'),
    /** Another try took its place, so it is not shown any more. */
    replaced: boolean('replaced').notNull().default(false),
  },
  (table) => [
    index('mandate_registrations_pan').on(table.pan),
    index('mandate_registrations_open')
      .on(table.requestedAt)
      .where(sql`state in ('opened', 'approved')`),
    uniqueIndex('mandate_registrations_pending')
      .on(table.bankId, table.kind)
      .where(sql`state = 'approved'`),
    check('mandate_registrations_umrn', sql`(state = 'registered') = (umrn is not null)`),
  ],
)

/** One row for every change of a registration, never changed afterwards. */
export const mandateRegistrationEvents = pgTable(
  'mandate_registration_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => mandateRegistrations.id),
    from: text('from').$type<RegistrationState>(),
    to: text('to').$type<RegistrationState>().notNull(),
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('mandate_registration_events_of').on(table.registrationId, table.id)],
)

/** Features that are tried with some investors first (S3.070). */
export const featureAccess = pgTable('feature_access', {
  featureName: text('feature_name').primaryKey(),
  cugFlag: boolean('cug_flag').notNull(),
  cugUsers: text('cug_users').array().notNull(),
})
