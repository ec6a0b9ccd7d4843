import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Razorpay's orders of debits in the sandbox: what is to be charged, and by which token it was. */
export const razorpayDebitOrders = pgTable('razorpay_debit_orders', {
  /** Our id of the debit. */
  debitId: uuid('debit_id').primaryKey(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  tokenId: text('token_id'),
})
