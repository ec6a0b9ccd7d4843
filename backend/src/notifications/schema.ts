import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const notifications = pgTable(
  'notifications',
  {
    trackerId: text('tracker_id').primaryKey(),
    pan: text('pan').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** A page of the portal ('./home/…') or an https address. */
    url: text('url'),
    ctaText: text('cta_text'),
    important: boolean('important').notNull(),
    /** Who sent it: 'Portal', 'Marketing', 'Distributor Portal'. */
    module: text('module').notNull(),
    /** Where its call-to-action has got to (S4.004). */
    status: text('status', { enum: ['Pending', 'Processed', 'Failed'] }).notNull(),
    read: boolean('read').notNull(),
    sentDate: timestamp('sent_date', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('notifications_pan').on(table.pan, table.sentDate)],
)
