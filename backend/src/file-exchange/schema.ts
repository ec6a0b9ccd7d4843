import { sql } from 'drizzle-orm'
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
  unique,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Files that went out, or are about to: each is of one channel, and numbered within its day. */
export const sentFiles = pgTable(
  'sent_files',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    number: integer('number').notNull(),
    /** Null until it stands in the folder. */
    name: text('name'),
    writtenAt: moment('written_at'),
  },
  (table) => [
    unique('sent_files_number').on(table.channel, table.day, table.number),
    unique('sent_files_name').on(table.channel, table.name),
  ],
)

/** What goes out by a file: a line of a channel is about one subject, and in one file for ever. */
export const outgoingLines = pgTable(
  'outgoing_lines',
  {
    channel: text('channel').notNull(),
    subjectId: text('subject_id').notNull(),
    line: jsonb('line').notNull(),
    queuedAt: moment('queued_at').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).references(() => sentFiles.id),
    /** Why it goes into no file, ever; null where nothing keeps it. */
    heldBack: jsonb('held_back'),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.subjectId] }),
    index('outgoing_lines_waiting')
      .on(table.channel, table.queuedAt)
      .where(sql`file_id is null`),
    index('outgoing_lines_file').on(table.fileId),
  ],
)

/** Files that came in and were read, by what they hold: the same bytes again say nothing new. */
export const receivedFiles = pgTable(
  'received_files',
  {
    channel: text('channel').notNull(),
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.sha256] })],
)
