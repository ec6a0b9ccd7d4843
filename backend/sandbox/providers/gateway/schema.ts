import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The sandbox gateway's own books: what a real provider would keep on its side. */
export const gatewaySessions = pgTable('gateway_sessions', {
  paymentId: uuid('payment_id').primaryKey(),
  orderNumber: text('order_number').notNull(),
  payee: text('payee').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  mode: text('mode', { enum: ['DCB', 'DC', 'UPI', 'RTGS', 'CHEQUE'] }).notNull(),
  bank: text('bank'),
  returnUrl: text('return_url').notNull(),
  callbackUrl: text('callback_url').notNull(),
  state: text('state', { enum: ['open', 'pending', 'captured', 'failed', 'closed'] }).notNull(),
  reason: text('reason'),
  bankReference: text('bank_reference'),
  /** What a transfer brought, and from which account. */
  received: bigint('received', { mode: 'number' }),
  sender: text('sender'),
  openedAt: moment('opened_at').notNull(),
  settledAt: moment('settled_at'),
})

/** What a transfer brought after the first one of its session: each is other money. */
export const gatewayCredits = pgTable('gateway_credits', {
  bankReference: text('bank_reference').primaryKey(),
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => gatewaySessions.paymentId),
  received: bigint('received', { mode: 'number' }).notNull(),
  sender: text('sender').notNull(),
  settledAt: moment('settled_at').notNull(),
})

/** Banks whose pages a tester made slow, or took down. */
export const gatewayBankHealth = pgTable('gateway_bank_health', {
  bankName: text('bank_name').primaryKey(),
  health: text('health', { enum: ['up', 'slow', 'down'] }).notNull(),
})

/** One-time codes and page sessions of the sandbox gateway, as hashes. */
export const gatewayCodes = pgTable('gateway_codes', {
  hash: text('hash').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  kind: text('kind', { enum: ['link', 'page'] }).notNull(),
  expiresAt: moment('expires_at').notNull(),
  openedAt: moment('opened_at'),
  usedAt: moment('used_at'),
})

/** Money that the sandbox gateway sent back, once for a refund id of ours. */
export const gatewayRefunds = pgTable('gateway_refunds', {
  refundId: uuid('refund_id').primaryKey(),
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => gatewaySessions.paymentId),
  /** The credit that it is of; null: of the first one. */
  bankReference: text('bank_reference'),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  reference: text('reference').notNull(),
  refundedAt: moment('refunded_at').notNull().defaultNow(),
})
