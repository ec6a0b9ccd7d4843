import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What Razorpay's names are of a registration and of the mandate that came of it. */
export const razorpayTokens = pgTable(
  'razorpay_tokens',
  {
    registrationId: uuid('registration_id').primaryKey(),
    method: text('method', { enum: ['emandate', 'upi'] }).notNull(),
    linkId: text('link_id').notNull().unique(),
    orderId: text('order_id').notNull().unique(),
    customerId: text('customer_id').notNull(),
    /** When the page stops taking an approval. */
    expiresAt: moment('expires_at').notNull(),
    /** UMRN of the mandate that it raises: that name stays. */
    raises: text('raises'),
    /** Known once the investor approved. */
    tokenId: text('token_id').unique(),
    /** What the mandate is called here, and since when Razorpay has it confirmed. */
    umrn: text('umrn'),
    registeredAt: moment('registered_at'),
    /** When it was ended there, because another one took its place. */
    endedAt: moment('ended_at'),
    /** The payment of Rs 1 that approved a UPI mandate, and when it was sent back. */
    chargeId: text('charge_id'),
    chargeReturnedAt: moment('charge_returned_at'),
  },
  (table) => [index('razorpay_tokens_umrn').on(table.umrn)],
)
