import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SmsIds } from './sms-registration'
import { currentSpanName } from './trace'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** One row: the seeded data set and how far its business clock runs ahead of real time. */
export const sandboxData = pgTable('world', {
  id: integer('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  seeded: boolean('seeded').notNull(),
})

/** The moment up to which every job has fired. */
export const jobClocks = pgTable('job_clocks', {
  name: text('name').primaryKey(),
  firedUpTo: moment('fired_up_to').notNull(),
  /** Set while a scheduled run of a job that processes share is run. */
  scheduledRunAt: moment('firing_at'),
})

/** One row for every scheduled run of a job, so that a scheduled run never happens twice. */
export const jobRuns = pgTable(
  'job_runs',
  {
    name: text('name').notNull(),
    fireAt: moment('fire_at').notNull(),
    attempts: integer('attempts').notNull(),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.name, table.fireAt] })],
)

export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['pending', 'done', 'dead'] }).notNull(),
    attempts: integer('attempts').notNull(),
    /** When it is due; of one that is being delivered, when another process may take it over. */
    nextAt: moment('next_at').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    error: text('error'),
    /** Whose places it takes while it is delivered: those of a channel or provider. */
    lane: text('lane').notNull().default('other'),
    /** Events of one group are delivered one after the other, in the order in which they were written. */
    groupId: text('group_id'),
    /** The call or the job that wrote it, and its span. */
    trace: text('trace'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAt)
      .where(sql`state = 'pending'`),
    index('outbox_due_in_lane')
      .on(table.lane, table.nextAt)
      .where(sql`state = 'pending'`),
    index('outbox_group')
      .on(table.groupId, table.createdAt)
      .where(sql`state = 'pending' and group_id is not null`),
    index('outbox_done').using('brin', table.doneAt),
  ],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    investorId: uuid('investor_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.investorId, table.key] }),
    index('idempotency_keys_age').using('brin', table.createdAt),
  ],
)

/** Rows are written with the change they tell of and sealed into the hash chain right after. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    event: text('event').notNull(),
    subject: text('subject'),
    requestId: text('request_id'),
    detail: jsonb('detail').notNull(),
    position: bigint('position', { mode: 'number' }).unique(),
    hash: text('hash'),
  },
  (table) => [
    index('audit_unsealed')
      .on(table.id)
      .where(sql`position is null`),
    // A support code is how a request id begins.
    index('audit_request')
      .on(table.requestId.op('text_pattern_ops'))
      .where(sql`request_id is not null`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email', 'voice', 'push', 'whatsapp'] }).notNull(),
    to: text('to').notNull(),
    pan: text('pan').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    otp: text('otp'),
    prefix: text('prefix'),
    sms: jsonb('sms').$type<SmsIds>(),
    sentAt: moment('sent_at').notNull(),
    order: bigint('order', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [index('messages_pan').on(table.pan), index('messages_to').on(table.to)],
)

export const messageAttachments = pgTable(
  'message_attachments',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.place] })],
)

/** Calls made to providers, for the sandbox console and whoever looks for a support code. */
export const outboundCalls = pgTable(
  'outbound_calls',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    operation: text('operation').notNull(),
    request: jsonb('request').notNull(),
    answer: jsonb('answer'),
    at: moment('at').notNull(),
    /** The call, job or delivery that asked, and its span. */
    trace: text('trace').$defaultFn(() => currentSpanName() ?? sql`null`),
  },
  // What a bank was asked before is looked up among all calls of the last days.
  ({ request, at, trace }) => [
    index('outbound_calls_trace')
      .on(trace.op('text_pattern_ops'))
      .where(sql`trace is not null`),
    index('outbound_calls_question')
      .on(sql`(${request} ->> 'question')`)
      .where(sql`${request} ->> 'question' is not null`),
    index('outbound_calls_age').using('brin', at),
  ],
)

/** Inbox of what providers told by callback, by their own ids of the events. */
export const providerCallbacks = pgTable(
  'provider_callbacks',
  {
    provider: text('provider', {
      enum: ['payment gateway', 'payout bank', 'mandate bank', 'debit bank', 'kyc provider'],
    }).notNull(),
    eventId: text('event_id').notNull(),
    /** The payment, payout, registration, debit or KYC that it tells of. */
    subjectId: text('subject_id').notNull(),
    body: jsonb('body').notNull(),
    effect: text('effect').notNull(),
    copies: integer('copies').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_callbacks_age').using('brin', table.receivedAt),
  ],
)

/** Envelope nonces of the last minutes: one seen before is a replay. */
export const envelopeNonces = pgTable(
  'envelope_nonces',
  { nonce: text('nonce').primaryKey(), seenAt: moment('seen_at').notNull() },
  (table) => [index('envelope_nonces_age').on(table.seenAt)],
)

/** Keys that the portal made for itself: in production only that of push messages, the others come from outside. */
export const keys = pgTable('keys', {
  id: text('id').primaryKey(),
  purpose: text('purpose', { enum: ['envelope', 'token', 'refresh', 'push', 'document'] }).notNull(),
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  retiredAt: moment('retired_at'),
})
