import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { TheirMoney } from './compare-money'
import type { MoneySource, Source } from './sources'

/** Every run: which file was compared, when, and what came of it. */
export const reconciliationRuns = pgTable(
  'reconciliation_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').$type<Source>().notNull(),
    /** The business day of which the file tells. */
    day: date('day', { mode: 'string' }).notNull(),
    /** SHA-256 of the file, in hexadecimal digits. */
    file: text('file').notNull(),
    ranAt: timestamp('ran_at', { withTimezone: true, mode: 'date' }).notNull(),
    lines: integer('lines').notNull(),
    agreed: integer('agreed').notNull(),
    inTransit: integer('in_transit').notNull(),
    /** What differed, by the subjects of its tasks. */
    differences: jsonb('differences').$type<string[]>().notNull(),
    /** Of confirmations: how many units more they hold by them, by holding. */
    unitsApart: jsonb('units_apart').$type<Record<string, string>>(),
  },
  (table) => [index('reconciliation_runs_source').on(table.source, table.day)],
)

/** What files of money told, for the next ones: a payment is settled once, and each file tells of one day. */
export const reconciliationLines = pgTable(
  'reconciliation_lines',
  {
    source: text('source').$type<MoneySource>().notNull(),
    /** Kind, first name and batch. */
    identity: text('identity').notNull(),
    /** Whose it is ("capture 7d1f…"); null for what we know nothing of. */
    item: text('item'),
    /** The day of the file that told it last. */
    day: date('day', { mode: 'string' }).notNull(),
    /** More than one where that file said it more than once. */
    lines: jsonb('lines').$type<TheirMoney[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.identity] }),
    index('reconciliation_lines_item').on(table.source, table.item),
  ],
)
