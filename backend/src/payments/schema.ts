import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProofState } from '@portal/contracts/folios/account-proof'
import type { FailureReason } from './failure-reasons'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const paise = (name: string) => bigint(name, { mode: 'number' })
const states = ['started', 'pending', 'succeeded', 'failed', 'abandoned'] as const

/** Attempts to pay a checkout; at most one of a checkout is open. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** The checkout. */
    payableId: uuid('payable_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    mode: text('mode', { enum: ['DCB', 'DC', 'UPI', 'RTGS', 'KOTM', 'NACH', 'CHEQUE'] }).notNull(),
    /** As the investor told it of a transfer, and the day of it. */
    utr: text('utr'),
    transferredOn: date('transferred_on'),
    chequeNumber: text('cheque_number'),
    /** The uploaded picture of the cheque. */
    chequeImage: text('cheque_image'),
    bankId: text('bank_id'),
    bankName: text('bank_name'),
    accountLast4: text('account_last4'),
    amount: paise('amount').notNull(),
    state: text('state', { enum: states }).notNull(),
    startedAt: moment('started_at').notNull(),
    /** When the provider was last asked about it. */
    requestedAt: moment('asked_at'),
    settledAt: moment('settled_at'),
    reason: jsonb('reason').$type<FailureReason>(),
  },
  (table) => [
    index('payments_payable').on(table.payableId, table.startedAt),
    uniqueIndex('payments_one_open')
      .on(table.payableId)
      .where(sql`state in ('started', 'pending')`),
    unique('payments_key').on(table.payableId, table.idempotencyKey),
  ],
)

/** One row for every change of an attempt, never changed afterwards. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    from: text('from', { enum: states }),
    to: text('to', { enum: states }).notNull(),
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('payment_events_payment').on(table.paymentId, table.id)],
)

/**
 * Money that reached us, each credit of a bank once: an attempt may bring more than one, as a transfer that was made
 * twice does. For one checkout at most one buys units; every other one goes back.
 */
export const captures = pgTable(
  'captures',
  {
    /** Of the first credit, which decides its attempt, the id of the attempt. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    payableId: uuid('payable_id').notNull(),
    amount: paise('amount').notNull(),
    bankReference: text('bank_reference').notNull().unique(),
    capturedAt: moment('captured_at').notNull(),
    use: text('use', { enum: ['order', 'refund'] }).notNull(),
  },
  (table) => [
    uniqueIndex('captures_one_for_a_payable')
      .on(table.payableId)
      .where(sql`use = 'order'`),
    index('captures_payment').on(table.paymentId),
    index('captures_at').on(table.capturedAt),
    index('captures_reference').on(sql`lower(bank_reference)`),
    check('captures_amount', sql`amount > 0`),
  ],
)

/** Money that goes back: all of a capture that no order could take, or the share of one of its orders. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    captureId: uuid('capture_id')
      .notNull()
      .references(() => captures.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    payableId: uuid('payable_id').notNull(),
    /** The order whose share it is; null: all of the capture. */
    orderId: uuid('order_id'),
    amount: paise('amount').notNull(),
    reason: jsonb('reason').$type<FailureReason>().notNull(),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
    reference: text('reference'),
  },
  (table) => [
    index('refunds_payable').on(table.payableId),
    index('refunds_reference').on(sql`lower(reference)`),
    unique('refunds_share').on(table.captureId, table.orderId).nullsNotDistinct(),
    check('refunds_amount', sql`amount > 0`),
  ],
)

/** Double entry: the postings of one entry sum to zero. Debits are positive, credits negative. */
export const postings = pgTable(
  'postings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What was posted, once: 'capture:<capture>', 'allotment:<order>', 'refund:<refund>'. */
    entry: text('entry').notNull(),
    account: text('account', {
      enum: [
        'collection',
        'orders_waiting',
        'refunds_due',
        'scheme',
        'stamp_duty',
        'exit_load',
        'stt',
        'tds',
        'switches_waiting',
        'payouts_due',
        'unclaimed_income',
      ],
    }).notNull(),
    amount: paise('amount').notNull(),
    /** The checkout or the order that it is about. */
    subjectId: uuid('subject_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('postings_once').on(table.entry, table.account),
    index('postings_subject').on(table.subjectId),
  ],
)

/** Bank accounts that an investor named and that the bank confirmed to be the investor's. */
export const verifiedAccounts = pgTable(
  'verified_accounts',
  {
    id: uuid('id').primaryKey(),
    investorId: uuid('investor_id').notNull(),
    accountNumber: text('account_number').notNull(),
    ifscCode: text('ifsc_code').notNull(),
    reference: text('reference').notNull(),
    verifiedAt: moment('verified_at').notNull(),
  },
  (table) => [unique('verified_accounts_once').on(table.investorId, table.accountNumber, table.ifscCode)],
)

/** Requests of Re 1 by UPI, each to show whose one account is; an investor has one open at most. */
export const accountProofs = pgTable(
  'account_proofs',
  {
    /** The provider knows it by this id. */
    id: uuid('id').primaryKey(),
    investorId: uuid('investor_id').notNull(),
    accountNumber: text('account_number').notNull(),
    ifscCode: text('ifsc_code').notNull(),
    /** The account and the name that were asked about, as a hash. */
    question: text('question').notNull(),
    state: text('state').$type<ProofState>().notNull(),
    link: text('link'),
    app: text('app'),
    reference: text('reference'),
    startedAt: moment('started_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the provider was last asked about it. */
    requestedAt: moment('asked_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('account_proofs_one_open')
      .on(table.investorId)
      .where(sql`state = 'waiting'`),
  ],
)
