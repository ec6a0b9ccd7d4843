import { randomUUID } from 'node:crypto'
import { indiaDate } from '@portal/kernel/format'
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { notFound } from '../platform/refusal'
import { caseEntries, casePapers, cases } from './schema'

export type CaseRow = typeof cases.$inferSelect
export type EntryRow = typeof caseEntries.$inferSelect
export interface Paper {
  documentId: string
  name: string
}
export type NewEntry = Pick<EntryRow, 'caseId' | 'kind' | 'byUs' | 'text' | 'at'> & {
  papers: readonly Paper[]
}

/** Q, year and month, and a running number. */
export async function nextCaseNumber(tx: Tx, now: Date): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(tx, sql`select nextval('case_numbers')::text as number`)
  return `Q${indiaDate(now).slice(2, 7).replace('-', '')}-${(row?.number ?? '').padStart(4, '0')}`
}

export async function insertCase(tx: Tx, row: Omit<typeof cases.$inferInsert, 'id'>): Promise<CaseRow> {
  const [made] = await tx
    .insert(cases)
    .values({ ...row, id: randomUUID() })
    .returning()
  if (!made) throw new Error('an insert returned nothing')
  return made
}

export async function changeCase(tx: Tx, id: string, changes: Partial<CaseRow>): Promise<CaseRow> {
  const [row] = await tx.update(cases).set(changes).where(eq(cases.id, id)).returning()
  if (!row) throw new Error(`There is no query ${id}`)
  return row
}

export async function addEntry(tx: Tx, { papers, ...entry }: NewEntry): Promise<void> {
  const [row] = await tx.insert(caseEntries).values(entry).returning({ entryId: caseEntries.id })
  if (!row || !papers.length) return
  await tx.insert(casePapers).values(papers.map((paper, place) => ({ ...paper, ...row, place })))
}

/** The queries of an investor, the one last written in first. */
export function casesOf(tx: Tx, pan: string): Promise<CaseRow[]> {
  return tx.select().from(cases).where(eq(cases.pan, pan)).orderBy(desc(cases.lastAt), desc(cases.number))
}

/** An own query; somebody else's answers like one that does not exist. */
export async function ownCase(tx: Tx, pan: string, number: string): Promise<CaseRow> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.number, number), eq(cases.pan, pan)))
  if (!row) throw notFound()
  return row
}

/** A query by its number, held until the transaction ends: two words at once come one after the other. */
export async function lockCase(tx: Tx, number: string): Promise<CaseRow> {
  const [row] = await tx.select().from(cases).where(eq(cases.number, number)).for('update')
  if (!row) throw notFound()
  return row
}

/** What was written in some queries, oldest first, by the id of the query. */
export async function entriesOf(tx: Tx, caseIds: readonly string[]) {
  if (!caseIds.length) return new Map<string, (EntryRow & { papers: Paper[] })[]>()
  const rows = await tx
    .select()
    .from(caseEntries)
    .where(inArray(caseEntries.caseId, [...caseIds]))
    .orderBy(asc(caseEntries.id))
  const papers = rows.length
    ? await tx
        .select()
        .from(casePapers)
        .where(
          inArray(
            casePapers.entryId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(asc(casePapers.place))
    : []
  const byEntry = groupBy(papers, ({ entryId }) => entryId)
  return groupBy(
    rows.map((row) => ({ ...row, papers: byEntry.get(row.id) ?? [] })),
    ({ caseId }) => caseId,
  )
}

/** How many queries an investor asked since a moment, and how many of all wait for our answer. */
export async function countCases(tx: Tx, pan: string, since: Date): Promise<{ asked: number; open: number }> {
  const counted = async (more: ReturnType<typeof eq>) => {
    const [row] = await tx
      .select({ number: count() })
      .from(cases)
      .where(and(eq(cases.pan, pan), more))
    return row?.number ?? 0
  }
  return { asked: await counted(gt(cases.askedAt, since)), open: await counted(eq(cases.state, 'open')) }
}

/** The latest queries of everybody: what waits for us first, the longest waiting on top. */
export function latestCases(tx: Tx, most: number): Promise<CaseRow[]> {
  return tx
    .select()
    .from(cases)
    .orderBy(sql`${cases.answerBy} asc nulls last`, desc(cases.lastAt))
    .limit(most)
}
