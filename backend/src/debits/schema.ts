import { sql } from 'drizzle-orm'
import { bigint, check, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DebitState } from './debit-state'
import type { FailureReason } from '../payments/failure-reasons'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One presentation on a mandate: for an instalment's order, or for one attempt to pay a checkout. */
export const debits = pgTable(
  'debits',
  {
    id: uuid('id').primaryKey(),
    /** The order of an instalment. */
    orderId: uuid('order_id').unique(),
    /** The attempt to pay a checkout. */
    paymentId: uuid('payment_id').unique(),
    umrn: text('umrn').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    presentOn: date('present_on', { mode: 'string' }).notNull(),
    state: text('state').$type<DebitState>().notNull(),
    presentedAt: moment('presented_at'),
    /** When the bank was last called about it; null: it cannot have it. */
    requestedAt: moment('asked_at'),
    answeredAt: moment('answered_at'),
    /** From when the money counts: it fixes the NAV. */
    realisedAt: moment('realised_at'),
    bankReference: text('bank_reference').unique(),
    reason: jsonb('reason').$type<FailureReason>(),
  },
  (table) => [
    index('debits_open')
      .on(table.presentOn)
      .where(sql`state in ('due', 'presented')`),
    index('debits_presented').on(table.presentedAt),
    index('debits_reference').on(sql`lower(bank_reference)`),
    check('debits_amount', sql`amount > 0`),
    check('debits_for_one', sql`(order_id is null) <> (payment_id is null)`),
    check(
      'debits_paid',
      sql`(state = 'paid') = (realised_at is not null) and (state = 'paid') = (bank_reference is not null)`,
    ),
  ],
)

/** One row for every change of a debit, never changed afterwards. */
export const debitEvents = pgTable(
  'debit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    debitId: uuid('debit_id')
      .notNull()
      .references(() => debits.id),
    from: text('from').$type<DebitState>(),
    to: text('to').$type<DebitState>().notNull(),
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('debit_events_debit').on(table.debitId, table.id)],
)
