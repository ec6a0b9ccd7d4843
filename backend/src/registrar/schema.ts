import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Up to which change of orders was looked through; one row. */
export const registrarProgress = pgTable('registrar_progress', {
  id: integer('id').primaryKey(),
  lastChange: bigint('last_change', { mode: 'number' }).notNull(),
})

/** Every order that the registrar is to hear of, once. */
export const registrarOrders = pgTable(
  'registrar_orders',
  {
    orderId: uuid('order_id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    /** Its cut-off: until then the investor may take it back, afterwards it goes out. */
    dueAt: moment('due_at').notNull(),
    /**
     * waiting → sent, or withdrawn where it was undone before it went · sent → undone → revoked: the registrar is told
     * that it shall not be done.
     */
    state: text('state', { enum: ['waiting', 'withdrawn', 'sent', 'undone', 'revoked'] }).notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('registrar_orders_to_send')
      .on(table.orderId)
      .where(sql`state in ('waiting', 'undone')`),
  ],
)
