import { randomUUID } from 'node:crypto'
import type { StatementRequest } from '@portal/contracts/statements/statement'
import { limits } from '@portal/contracts/validation'
import { and, count, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { notFound, tooMany } from '../platform/refusal'
import { isRowId } from '../platform/row-id'
import type { StatementFile } from './formats/statement-file'
import { statements } from './schema'

export type StatementRow = typeof statements.$inferSelect
export type NewStatement = Omit<
  typeof statements.$inferInsert,
  'id' | 'state' | 'progress' | 'requestedAt' | 'attempts'
>

const hour = 3_600_000
const mostAttempts = 3
/** Longer than any takes: whoever began it is gone. */
const leaseMs = 2 * 60_000

/** Writes down what was asked for; requests at once are counted one by one. Throws a 429 after many in an hour. */
export async function addStatement(tx: Tx, wanted: NewStatement, now: Date): Promise<StatementRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`statements ${wanted.pan}`}))`)
  const [requested] = await tx
    .select({ number: count() })
    .from(statements)
    .where(and(eq(statements.pan, wanted.pan), gt(statements.requestedAt, new Date(now.getTime() - hour))))
  if ((requested?.number ?? 0) >= limits.anHour.statements) throw tooMany(600)
  const [row] = await tx
    .insert(statements)
    .values({ ...wanted, id: randomUUID(), state: 'waiting', progress: 0, requestedAt: now, attempts: 0 })
    .returning()
  if (!row) throw new Error('an insert returned nothing')
  return row
}

/**
 * The oldest request that nobody works on, now taken: by one process, for as long as its lease runs. One that was tried
 * often enough is given up.
 */
export async function reserveStatement(tx: Tx, now: Date): Promise<StatementRow | undefined> {
  const gone = new Date(now.getTime() - leaseMs)
  await tx
    .update(statements)
    .set({ state: 'failed' })
    .where(
      and(
        eq(statements.state, 'making'),
        lt(statements.startedAt, gone),
        sql`${statements.attempts} >= ${mostAttempts}`,
      ),
    )
  const [next] = await rowsOf<{ id: string }>(
    tx,
    sql`select id from statements
      where state = 'waiting' or (
        state = 'making' and started_at < ${gone.toISOString()}::timestamptz and attempts < ${mostAttempts})
      order by requested_at limit 1 for update skip locked`,
  )
  if (!next) return undefined
  const [row] = await tx
    .update(statements)
    .set({ state: 'making', startedAt: now, attempts: sql`${statements.attempts} + 1` })
    .where(eq(statements.id, next.id))
    .returning()
  return row
}

export async function noteProgress(tx: Tx, id: string, percent: number): Promise<void> {
  await tx.update(statements).set({ progress: percent }).where(eq(statements.id, id))
}

const making = (id: string) => and(eq(statements.id, id), eq(statements.state, 'making'))

/** Keeps a file that is to be downloaded; of one that was sent only its name stays. False where it was made before. */
export async function finishStatement(
  tx: Tx,
  { id, delivery }: StatementRow,
  { name, contentType, content }: StatementFile,
): Promise<boolean> {
  const kept = delivery === 'DOWNLOAD'
  const rows = await tx
    .update(statements)
    .set({
      state: kept ? 'ready' : 'sent',
      progress: 100,
      fileName: name,
      contentType,
      content: kept ? content : null,
    })
    .where(making(id))
    .returning({ id: statements.id })
  return rows.length > 0
}

/** Puts a failed attempt back; after the last one it stays failed. */
export async function putBack(tx: Tx, { id, attempts }: StatementRow): Promise<void> {
  await tx
    .update(statements)
    .set({ state: attempts >= mostAttempts ? 'failed' : 'waiting', progress: 0 })
    .where(making(id))
}

/** An own statement; somebody else's answers like one that does not exist. */
export async function ownStatement(tx: Tx, pan: string, id: string): Promise<StatementRow> {
  if (!isRowId(id)) throw notFound()
  const [row] = await tx
    .select()
    .from(statements)
    .where(and(eq(statements.id, id), eq(statements.pan, pan)))
  if (!row) throw notFound()
  return row
}

export function recentStatements(tx: Tx, pan: string): Promise<StatementRow[]> {
  return tx
    .select()
    .from(statements)
    .where(eq(statements.pan, pan))
    .orderBy(desc(statements.requestedAt), desc(statements.id))
    .limit(limits.kept.statementsListed)
}

/** Forgets the files that were there long enough to be fetched. */
export async function forgetFiles(tx: Tx, now: Date): Promise<void> {
  const old = new Date(now.getTime() - limits.hours.statementFile * hour)
  await tx
    .update(statements)
    .set({ content: null })
    .where(and(isNotNull(statements.content), lt(statements.requestedAt, old)))
}

export function statementRequestView(row: StatementRow): StatementRequest {
  const { id, kind, period, from, to, folioNo, schemePlanCode, format, delivery, state, progress } = row
  return {
    statementId: id,
    kind,
    period,
    from,
    to,
    folioNo,
    schemePlanCode,
    format,
    delivery,
    // A file that is gone has to be made again.
    state: state === 'ready' && row.content === null ? 'failed' : state,
    progress,
    fileName: row.fileName,
    requestedAt: row.requestedAt.toISOString(),
  }
}
