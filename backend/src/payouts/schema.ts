import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PayoutState } from '@portal/contracts/folios/payout'
import type { PayoutMode } from './payout-bank'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money on its way to the investor, one row an attempt; the account is kept as it was when it was chosen. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    /** 1 for the first; what the bank returned is sent again as the next one. */
    attempt: integer('attempt').notNull(),
    pan: text('pan').notNull(),
    folioNo: text('folio_no').notNull(),
    bankId: text('bank_id').notNull(),
    bankName: text('bank_name').notNull(),
    accountLast4: text('account_last4').notNull(),
    accountNumber: text('account_number').notNull(),
    ifsc: text('ifsc').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Of `amount`: what money that came back has earned until it was claimed. */
    income: bigint('income', { mode: 'number' }).notNull().default(0),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    mode: text('mode').$type<PayoutMode>().notNull().default('NEFT'),
    state: text('state').$type<PayoutState>().notNull(),
    sentAt: moment('sent_at'),
    /** When the bank was last asked about it. */
    requestedAt: moment('asked_at'),
    settledAt: moment('settled_at'),
    utr: text('utr'),
    reason: text('reason'),
  },
  (table) => [
    unique('payouts_attempt').on(table.orderId, table.attempt),
    /** Whatever goes wrong elsewhere: an order has one payout on its way or at its end. */
    uniqueIndex('payouts_one_alive')
      .on(table.orderId)
      .where(sql`state <> 'returned'`),
    index('payouts_returned')
      .on(table.pan)
      .where(sql`state = 'returned'`),
    index('payouts_open')
      .on(table.dueOn)
      .where(sql`state in ('due', 'sent')`),
    index('payouts_sent').on(table.sentAt),
    index('payouts_utr').on(sql`lower(utr)`),
    check('payouts_amount', sql`amount > 0`),
    check('payouts_paid', sql`(state = 'paid') = (utr is not null)`),
  ],
)

/** One row for every change of a payout, never changed afterwards. */
export const payoutEvents = pgTable(
  'payout_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    from: text('from').$type<PayoutState>(),
    to: text('to').$type<PayoutState>().notNull(),
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('payout_events_payout').on(table.payoutId, table.id)],
)
