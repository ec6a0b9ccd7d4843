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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderFamily } from './families/family'
import type { OrderState } from '@portal/contracts/orders/order'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { FailureReason } from '../payments/failure-reasons'
import type { NewFolioPlan } from './purchase/new-folio'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const paise = (name: string) => bigint(name, { mode: 'number' })
const units = (name: string) => numeric(name, { precision: 18, scale: 3 })
const nav = (name: string) => numeric(name, { precision: 14, scale: 4 })

/** Last part of order numbers: a sequence, so that no order waits for another one to commit. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 41 })

/** What one one-time code confirmed and, where money comes in, one payment pays: 1 to 10 orders. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    investorId: uuid('investor_id').notNull(),
    investorPan: text('investor_pan').notNull(),
    source: text('source', { enum: ['W', 'M'] }).notNull(),
    quickInvest: boolean('quick_invest').notNull(),
    /** What its purchases cost together; 0 where no payment is made for it. */
    amount: paise('amount').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set where it is to be paid. */
    payBefore: moment('pay_before'),
    /** The campaign that the investor came by: to the cart, and to the log-in (S7.009). */
    utmTxnId: text('utm_txn_id'),
    utmLoginTxnId: text('utm_login_txn_id'),
  },
  (table) => [
    index('checkouts_investor').on(table.investorPan),
    check('checkouts_to_pay', sql`amount >= 0 and (amount > 0) = (pay_before is not null)`),
  ],
)

/** Orders of every kind; who ordered and where to reach them is kept as it was on that day (S3.047, S3.048). */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    orderNumber: text('order_number').notNull().unique(),
    kind: text('kind').$type<OrderKindName>().notNull(),
    family: text('family').$type<OrderFamily>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    investorId: uuid('investor_id').notNull(),
    investorPan: text('investor_pan').notNull(),
    investorName: text('investor_name').notNull(),
    investorEmail: text('investor_email').notNull(),
    investorMobile: text('investor_mobile').notNull(),
    /** Who advised on it; an ARN without an EUIN: nobody of the distributor did, on the investor's word. */
    distributorArn: text('distributor_arn'),
    subBrokerCode: text('sub_broker_code'),
    euin: text('euin'),
    riaCode: text('ria_code'),
    schemePlanCode: text('scheme_plan_code').notNull(),
    /** Where a switch leads. */
    toSchemePlanCode: text('to_scheme_plan_code'),
    /** Known at once for an existing folio, at payment for a new one. */
    folioNo: text('folio_no'),
    newFolio: jsonb('new_folio').$type<NewFolioPlan>(),
    /** What its kind keeps beside these columns, in the shape of its terms. */
    terms: jsonb('terms').notNull(),
    /** What is paid, or asked for; null where units are asked for. */
    amount: paise('amount'),
    /** Of a purchase: duty and what buys units. Of a switch: of the scheme that it leads to. */
    stampDuty: paise('stamp_duty'),
    /** What buys units; of a redemption what is paid out. */
    netAmount: paise('net_amount'),
    /** Of an outflow: units that nobody else may sell meanwhile. */
    unitsHeld: units('units_held'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    /** Until when the investor may take it back. */
    cancelUntil: moment('cancel_until'),
    /** The day after whose NAVs the next step is due; null while it waits for something else, and at its end. */
    settleOn: date('settle_on', { mode: 'string' }),
    navDate: date('nav_date', { mode: 'string' }),
    nav: nav('nav'),
    units: units('units'),
    proceeds: paise('proceeds'),
    exitLoad: paise('exit_load'),
    stt: paise('stt'),
    tds: paise('tds'),
    toNavDate: date('to_nav_date', { mode: 'string' }),
    toNav: nav('to_nav'),
    toUnits: units('to_units'),
    allottedAt: moment('allotted_at'),
    /** Why it failed. */
    failureReason: jsonb('failure_reason').$type<FailureReason>(),
    /** The systematic plan that it registers, changes or is made for; an instalment has a due date of it. */
    planId: text('plan_id'),
    dueOn: date('due_on', { mode: 'string' }),
    receiptsSent: integer('receipts_sent').notNull().default(0),
  },
  (table) => [
    index('orders_investor').on(table.investorPan, table.createdAt),
    index('orders_checkout').on(table.checkoutId),
    index('orders_to_settle')
      .on(table.settleOn)
      .where(sql`settle_on is not null`),
    index('orders_holding')
      .on(table.folioNo, table.schemePlanCode)
      .where(sql`state in ('accepted', 'paid_ahead')`),
    index('orders_plan')
      .on(table.planId)
      .where(sql`plan_id is not null`),
    /** One order a due date. */
    uniqueIndex('orders_one_a_due_date')
      .on(table.planId, table.dueOn)
      .where(sql`due_on is not null`),
    check(
      'orders_purchase',
      sql`family <> 'purchase' or (amount > 0 and stamp_duty >= 0 and net_amount > 0 and amount = stamp_duty + net_amount)`,
    ),
    check(
      'orders_exit',
      sql`family not in ('redemption', 'switch') or (folio_no is not null and units_held > 0 and nav_date is not null)`,
    ),
    check(
      'orders_proceeds',
      sql`proceeds is null or (exit_load >= 0 and stt >= 0 and tds >= 0 and net_amount >= 0
        and proceeds = exit_load + stt + tds + net_amount + case when family = 'switch' then stamp_duty else 0 end)`,
    ),
    check('orders_switch', sql`(family = 'switch') = (to_scheme_plan_code is not null)`),
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
    from: text('from').$type<OrderState>(),
    to: text('to').$type<OrderState>().notNull(),
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)
