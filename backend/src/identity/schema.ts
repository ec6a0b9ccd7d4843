import type { ChosenLanguage } from '@portal/contracts/words'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import type { ActivityType } from '@portal/contracts/identity/otp'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PendingRegistration } from './pending-registration'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Everyone the fund house knows: registered on the portal or only holding a folio. */
export const investors = pgTable('investors', {
  id: uuid('id').primaryKey(),
  pan: text('pan').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  mobile: text('mobile').notNull(),
  countryCode: text('country_code').notNull(),
  isInternational: boolean('is_international').notNull(),
  branchCode: text('branch_code'),
  birthDate: date('birth_date', { mode: 'string' }),
  /** One of the portal's pictures, by its name; null: none was chosen. */
  image: text('image'),
  /** Set when the investor confirmed where word shall be sent. */
  defaultCommunication: boolean('default_communication').notNull(),
  /** False as long as there is only a folio from a branch. */
  registered: boolean('registered').notNull(),
  /** When e-mail or mobile became another one: no bank account is added for some days after it. */
  contactChangedAt: moment('contact_changed_at'),
  /** What messages are written in; the one in which the investor last logged in, or chose. */
  language: text('language').$type<ChosenLanguage>().notNull().default('en'),
})

export const credentials = pgTable('credentials', {
  investorId: uuid('investor_id')
    .primaryKey()
    .references(() => investors.id),
  passwordHash: text('password_hash').notNull(),
  temporary: boolean('temporary').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** Failed log-ins by PAN, known or not: a lock tells nothing of who is registered. */
export const loginFailures = pgTable('login_failures', {
  pan: text('pan').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: moment('last_at').notNull(),
})

/** Devices on which an investor had a session or typed in a code of theirs. */
export const knownDevices = pgTable(
  'known_devices',
  {
    investorId: uuid('investor_id')
      .notNull()
      .references(() => investors.id),
    deviceHash: text('device_hash').notNull(),
    /** Failed log-ins on it: they lock it, and those of strangers do not. */
    failures: integer('failures').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.investorId, table.deviceHash] })],
)

/** All tokens that grew out of one log-in on one device. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: uuid('id').primaryKey(),
    investorId: uuid('investor_id')
      .notNull()
      .references(() => investors.id),
    deviceHash: text('device_hash').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', { enum: ['logout', 'reuse', 'password'] }),
    /** Null for a session of the whole portal. */
    sessionScope: text('errand').$type<ScopeKind>(),
    scopeSubject: text('errand_subject'),
    /** "Chrome 156 on Windows"; null until the browser has said it. */
    deviceName: text('device_name'),
  },
  (table) => [index('session_families_investor').on(table.investorId)],
)

export const refreshTokens = pgTable('refresh_tokens', {
  hash: text('hash').primaryKey(),
  familyId: uuid('family_id')
    .notNull()
    .references(() => sessionFamilies.id),
  expiresAt: moment('expires_at').notNull(),
  rotatedAt: moment('rotated_at'),
})

/** What an access token was granted for; used once. */
export const accessGrants = pgTable(
  'access_grants',
  {
    id: uuid('id').primaryKey(),
    pan: text('pan').notNull(),
    purpose: text('purpose', {
      enum: ['REGISTRATION', 'FORGOT_PASSWORD', 'TEMPORARY', 'LINK', 'KYC'],
    }).notNull(),
    registration: jsonb('registration').$type<PendingRegistration>(),
    usedAt: moment('used_at'),
    /** Of a recovery whose owner answers a security question first. */
    answered: boolean('answered').notNull().default(false),
    wrongAnswers: integer('wrong_answers').notNull().default(0),
    /** Of a registration: hashes of its answers by question, kept until the password is set. */
    answers: jsonb('answers').$type<Record<string, string>>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('access_grants_pan').on(table.pan)],
)

/** Answers of security questions, as hashes; asked for when a password was forgotten. */
export const securityAnswers = pgTable(
  'security_answers',
  {
    investorId: uuid('investor_id')
      .notNull()
      .references(() => investors.id),
    questionId: text('question_id').notNull(),
    answerHash: text('answer_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.investorId, table.questionId] })],
)

/** Public keys of devices that log an investor in. */
export const passkeys = pgTable(
  'passkeys',
  {
    credentialId: text('credential_id').primaryKey(),
    investorId: uuid('investor_id')
      .notNull()
      .references(() => investors.id),
    publicKey: text('public_key').notNull(),
    /** Of the signatures; one that does not grow tells of a copy. Zero for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    label: text('label').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_investor').on(table.investorId)],
)

/** What a passkey is to sign, once, on the device that asked. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: uuid('id').primaryKey(),
  challenge: text('challenge').notNull(),
  /** Whose passkey is being made; null for a log-in, which names nobody. */
  investorId: uuid('investor_id').references(() => investors.id),
  deviceHash: text('device_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const otpChallenges = pgTable(
  'otp_challenges',
  {
    reference: text('reference').primaryKey(),
    /** Whose code it is: limits count by it. */
    pan: text('pan').notNull(),
    activity: text('activity').$type<ActivityType>().notNull(),
    /** The only place where it can be typed in: a session, or the device of a first step. */
    openedIn: text('opened_in').notNull().default(''),
    /** Whether a session or a known device asked for it: strangers have limits of their own. */
    own: boolean('own').notNull().default(false),
    /** What it is for, as its messages say it. */
    purpose: text('purpose').notNull().default(''),
    /** Hash of what it confirms; absent for a first step, whose content is kept here. */
    confirms: text('confirms'),
    /** Ties a registration, recovery or unlock to its first step. */
    uniqueId: text('unique_id'),
    /** Absent when no code was sent, so that none can be right. */
    codeHash: text('code_hash'),
    prefix: text('prefix').notNull(),
    mobile: text('mobile'),
    email: text('email'),
    attemptsLeft: integer('attempts_left').notNull(),
    resendsLeft: integer('resends_left').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    validatedAt: moment('validated_at'),
    consumedAt: moment('consumed_at'),
    registration: jsonb('registration').$type<PendingRegistration>(),
  },
  (table) => [
    index('otp_challenges_pan').on(table.pan, table.sentAt),
    index('otp_challenges_email').on(table.email, table.sentAt),
  ],
)

/** One row a use of what may be done only so often in an hour: codes sent, codes checked, questions about PANs. */
export const hourlyUses = pgTable(
  'hourly_uses',
  { id: uuid('id').primaryKey(), budget: text('budget').notNull(), at: moment('at').notNull() },
  (table) => [index('hourly_uses_budget').on(table.budget, table.at)],
)
