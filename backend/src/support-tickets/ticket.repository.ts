import { randomUUID } from 'node:crypto'
import { indiaDate } from '@portal/contracts/format'
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { notFound } from '../platform/refusal'
import { ticketEntries, ticketAttachments, tickets } from './schema'

export type TicketRow = typeof tickets.$inferSelect
export type EntryRow = typeof ticketEntries.$inferSelect
export interface Attachment {
  documentId: string
  name: string
}
export type NewEntry = Pick<EntryRow, 'ticketId' | 'kind' | 'byUs' | 'text' | 'at'> & {
  attachments: readonly Attachment[]
}

/** Q, year and month, and a running number. */
export async function nextTicketNumber(tx: Tx, now: Date): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(tx, sql`select nextval('case_numbers')::text as number`)
  return `Q${indiaDate(now).slice(2, 7).replace('-', '')}-${(row?.number ?? '').padStart(4, '0')}`
}

export async function insertTicket(tx: Tx, row: Omit<typeof tickets.$inferInsert, 'id'>): Promise<TicketRow> {
  const [made] = await tx
    .insert(tickets)
    .values({ ...row, id: randomUUID() })
    .returning()
  if (!made) throw new Error('an insert returned nothing')
  return made
}

export async function changeTicket(tx: Tx, id: string, changes: Partial<TicketRow>): Promise<TicketRow> {
  const [row] = await tx.update(tickets).set(changes).where(eq(tickets.id, id)).returning()
  if (!row) throw new Error(`There is no query ${id}`)
  return row
}

export async function addEntry(tx: Tx, { attachments, ...entry }: NewEntry): Promise<void> {
  const [row] = await tx.insert(ticketEntries).values(entry).returning({ entryId: ticketEntries.id })
  if (!row || !attachments.length) return
  await tx
    .insert(ticketAttachments)
    .values(attachments.map((attachment, place) => ({ ...attachment, ...row, place })))
}

/** The queries of an investor, the one last written in first. */
export function ticketsOf(tx: Tx, pan: string): Promise<TicketRow[]> {
  return tx
    .select()
    .from(tickets)
    .where(eq(tickets.pan, pan))
    .orderBy(desc(tickets.lastAt), desc(tickets.number))
}

/** An own query; somebody else's answers like one that does not exist. */
export async function ownTicket(tx: Tx, pan: string, number: string): Promise<TicketRow> {
  const [row] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.number, number), eq(tickets.pan, pan)))
  if (!row) throw notFound()
  return row
}

/** A query by its number, held until the transaction ends: two words at once come one after the other. */
export async function lockTicket(tx: Tx, number: string): Promise<TicketRow> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.number, number)).for('update')
  if (!row) throw notFound()
  return row
}

/** What was written in some queries, oldest first, by the id of the query. */
export async function entriesOf(tx: Tx, ticketIds: readonly string[]) {
  if (!ticketIds.length) return new Map<string, (EntryRow & { attachments: Attachment[] })[]>()
  const rows = await tx
    .select()
    .from(ticketEntries)
    .where(inArray(ticketEntries.ticketId, [...ticketIds]))
    .orderBy(asc(ticketEntries.id))
  const attachments = rows.length
    ? await tx
        .select()
        .from(ticketAttachments)
        .where(
          inArray(
            ticketAttachments.entryId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(asc(ticketAttachments.place))
    : []
  const byEntry = groupBy(attachments, ({ entryId }) => entryId)
  return groupBy(
    rows.map((row) => ({ ...row, attachments: byEntry.get(row.id) ?? [] })),
    ({ ticketId }) => ticketId,
  )
}

/** How many queries an investor asked since a moment, and how many of all wait for our answer. */
export async function countTickets(
  tx: Tx,
  pan: string,
  since: Date,
): Promise<{ requested: number; open: number }> {
  const counted = async (more: ReturnType<typeof eq>) => {
    const [row] = await tx
      .select({ number: count() })
      .from(tickets)
      .where(and(eq(tickets.pan, pan), more))
    return row?.number ?? 0
  }
  return {
    requested: await counted(gt(tickets.requestedAt, since)),
    open: await counted(eq(tickets.state, 'open')),
  }
}

/** The latest queries of everybody: what waits for us first, the longest waiting on top. */
export function latestTickets(tx: Tx, most: number): Promise<TicketRow[]> {
  return tx
    .select()
    .from(tickets)
    .orderBy(sql`${tickets.answerBy} asc nulls last`, desc(tickets.lastAt))
    .limit(most)
}
