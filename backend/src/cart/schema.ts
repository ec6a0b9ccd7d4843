import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What an investor has put into the cart, in its order; each an order that waits to be confirmed (S3.052). */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid('id').primaryKey(),
    investorPan: text('investor_pan').notNull(),
    terms: jsonb('terms').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [index('cart_items_investor').on(table.investorPan, table.addedAt)],
)
