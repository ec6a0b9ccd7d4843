import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NewFolioPlan } from './new-folio'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const paise = (name: string) => bigint(name, { mode: 'number' })
const states = ['created', 'paid', 'allotted', 'expired', 'refund_due', 'refunded'] as const

/** Last part of order numbers: a sequence, so that no order waits for another one to commit. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 41 })

/** Lump-sum orders; who ordered and where to reach them is kept as it was on that day (S3.047, S3.048). */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    orderNumber: text('order_number').notNull().unique(),
    investorId: uuid('investor_id').notNull(),
    investorPan: text('investor_pan').notNull(),
    investorName: text('investor_name').notNull(),
    investorEmail: text('investor_email').notNull(),
    investorMobile: text('investor_mobile').notNull(),
    distributorArn: text('distributor_arn'),
    source: text('source', { enum: ['W', 'M'] }).notNull(),
    quickInvest: boolean('quick_invest').notNull(),
    schemePlanCode: text('scheme_plan_code').notNull(),
    /** Known at once for an existing folio, at payment for a new one. */
    folioNo: text('folio_no'),
    newFolio: jsonb('new_folio').$type<NewFolioPlan>(),
    amount: paise('amount').notNull(),
    stampDuty: paise('stamp_duty').notNull(),
    netAmount: paise('net_amount').notNull(),
    state: text('state', { enum: states }).notNull(),
    createdAt: moment('created_at').notNull(),
    payBefore: moment('pay_before').notNull(),
    paidAt: moment('paid_at'),
    navDate: date('nav_date', { mode: 'string' }),
    nav: numeric('nav', { precision: 14, scale: 4 }),
    units: numeric('units', { precision: 18, scale: 3 }),
    allottedAt: moment('allotted_at'),
    receiptsSent: integer('receipts_sent').notNull().default(0),
  },
  (table) => [
    index('orders_investor').on(table.investorPan, table.createdAt),
    index('orders_to_expire')
      .on(table.payBefore)
      .where(sql`state = 'created'`),
    index('orders_to_allot')
      .on(table.navDate)
      .where(sql`state = 'paid'`),
    check(
      'orders_cost',
      sql`amount > 0 and stamp_duty >= 0 and net_amount > 0 and amount = stamp_duty + net_amount`,
    ),
    check('orders_folio', sql`folio_no is not null or new_folio is not null`),
  ],
)

/** One row for every change of an order, never changed afterwards. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    from: text('from', { enum: states }),
    to: text('to', { enum: states }).notNull(),
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)
