import type { TicketEntryKind, TicketState, TicketTopic } from '@portal/contracts/support/support-ticket'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { documents } from '../documents/schema'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The running part of a query's number. */
export const ticketNumbers = pgSequence('case_numbers', { startWith: 917 })

/** What investors asked us, and where it stands. */
export const tickets = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    pan: text('pan').notNull(),
    topic: text('topic').$type<TicketTopic>().notNull(),
    subject: text('subject').notNull(),
    state: text('state').$type<TicketState>().notNull(),
    requestedAt: moment('asked_at').notNull(),
    /** When something was last written. */
    lastAt: moment('last_at').notNull(),
    /** By when we answer; null where the next word is the investor's. */
    answerBy: date('answer_by', { mode: 'string' }),
    closedAt: moment('closed_at'),
    /** How likely the investor is to recommend us after the answer: 0 to 10. */
    score: smallint('score'),
    comment: text('comment'),
  },
  (table) => [
    index('cases_pan').on(table.pan, table.lastAt),
    check('cases_answer_by', sql`(state = 'open') = (answer_by is not null)`),
    check('cases_closed_at', sql`(state = 'closed') = (closed_at is not null)`),
    check('cases_score', sql`score between 0 and 10`),
  ],
)

/** Everything that was written in a query, in its order; nothing is ever changed. */
export const ticketEntries = pgTable(
  'case_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: uuid('case_id')
      .notNull()
      .references(() => tickets.id),
    kind: text('kind').$type<TicketEntryKind>().notNull(),
    byUs: boolean('by_us').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('case_entries_case').on(table.ticketId)],
)

/** Papers that came with an entry. */
export const ticketAttachments = pgTable(
  'case_papers',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ticketEntries.id),
    place: smallint('place').notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.place] })],
)
