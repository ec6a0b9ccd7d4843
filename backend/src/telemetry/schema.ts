import { bigint, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What pages told of themselves: failures and web vitals. Nothing here names an investor. */
export const clientEvents = pgTable(
  'client_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
    kind: text('kind', { enum: ['failure', 'vital', 'deprecated'] }).notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** The squad that answered for the remote as it was told; absent where nobody is known, and in older rows. */
    owner: text('owner'),
    kernel: text('kernel').notNull(),
    shell: text('shell').notNull(),
    page: text('page').notNull(),
    /** Ends the support code that the investor saw. */
    visit: text('visit').notNull(),
    code: text('code'),
    stage: text('stage'),
    message: text('message'),
    /** Places in scripts of releases, a line each: what `npm run stack` reads. */
    stack: text('stack'),
    count: integer('count').notNull(),
    vital: text('vital', { enum: ['LCP', 'CLS', 'INP'] }),
    value: doublePrecision('value'),
  },
  (table) => [index('client_events_age').on(table.receivedAt), index('client_events_visit').on(table.visit)],
)
