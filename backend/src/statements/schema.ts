import type { StatementFormat, StatementKind, StatementPeriod } from '@portal/contracts/statements/statement'
import { customType, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Statements that were asked for as files; the file itself is kept for a day, the rest for the list of the page. */
export const statements = pgTable(
  'statements',
  {
    id: uuid('id').primaryKey(),
    pan: text('pan').notNull(),
    kind: text('kind').$type<StatementKind>().notNull(),
    period: text('period').$type<StatementPeriod>().notNull(),
    from: date('from_date').notNull(),
    to: date('to_date').notNull(),
    /** Null: all folios. */
    folioNo: text('folio_no'),
    /** Null: all schemes. */
    schemePlanCode: text('scheme_plan_code'),
    format: text('format').$type<StatementFormat>().notNull(),
    delivery: text('delivery', { enum: ['DOWNLOAD', 'EMAIL'] }).notNull(),
    state: text('state', { enum: ['waiting', 'making', 'ready', 'sent', 'failed'] }).notNull(),
    /** Percent. */
    progress: integer('progress').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Of the last attempt: a process that was killed leaves it behind. */
    startedAt: moment('started_at'),
    attempts: integer('attempts').notNull(),
    fileName: text('file_name'),
    contentType: text('content_type'),
    content: bytes('content'),
  },
  (table) => [
    index('statements_pan').on(table.pan, table.requestedAt),
    index('statements_open').on(table.state, table.requestedAt),
  ],
)
