import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { indiaDate } from '@portal/contracts/format'
import { raiseTaskAgain, resolveTask } from '../operations/ops-tasks'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { insertRows } from '../platform/rows'
import { filesIn, layFile } from './folder'
import { outgoingLines, sentFiles } from './schema'

export interface OutgoingLine {
  channel: string
  /** What it is about, as the id of a payout: a channel has one line of it. */
  subjectId: string
  /** What the file will say, as JSON. */
  line: object
  queuedAt: Date
}

/** Puts a line where the next file takes it, once for its subject however often it is asked. */
export async function queueLine(tx: Tx, line: OutgoingLine): Promise<void> {
  await tx.insert(outgoingLines).values(line).onConflictDoNothing()
}

/** The same for many, in one statement. */
export async function queueLines(tx: Tx, lines: readonly OutgoingLine[]): Promise<void> {
  await insertRows(tx, outgoingLines, lines, { then: sql`on conflict do nothing` })
}

/** What a file is drawn from. */
export interface FileContent {
  /** In the order in which they were queued. */
  lines: { subjectId: string; line: unknown }[]
  /** The day in India on which it is written, 'YYYY-MM-DD', and its number on that day, from 1. */
  day: string
  number: number
}

export interface OutgoingChannel {
  channel: string
  folder: string
  /** How many lines go into one file. */
  most?: number
  /** The field of a line that all lines of one file have alike, as the day on which a bank debits. */
  alike?: string
  /**
   * Asked of lines in the moment in which they would go into a file: those that must not go any more, by their subject,
   * each with the reason, which is kept. They never go.
   */
  holdBack?(tx: Tx, lines: FileContent['lines']): Promise<ReadonlyMap<string, object>>
  /** The same content gives the same file, name and all: it is drawn again after a crash. */
  draw(content: FileContent): { name: string; text: string }
}

type SentFile = typeof sentFiles.$inferSelect
type Needed = Pick<Platform, 'db' | 'log' | 'clock'>

/**
 * Writes every line that waits into files in `out`. A line is in one file for ever; a file that a crash may have kept
 * from its folder is written again under its name, by which the other side knows a copy. Where it cannot be written, a
 * person is told and the next run tries again. Answers how many files were written.
 * @throws where the folder is not there or a file cannot be drawn
 */
export async function writeFiles(platform: Needed, channel: OutgoingChannel): Promise<number> {
  let written = 0
  try {
    // Lines of a file are not looked at again: none is begun that cannot be laid.
    if (channel.holdBack) await filesIn(channel.folder, 'out')
    for (let file = await nextFile(platform, channel); file; file = await nextFile(platform, channel)) {
      await write(platform, channel, file)
      written += 1
    }
  } catch (error) {
    await inTransaction(platform.db, (tx) => raiseFailure(tx, platform, channel.channel, error))
    throw error
  }
  await inTransaction(platform.db, (tx) =>
    resolveTask(tx, 'file-unwritten', channel.channel, platform.clock.now()),
  )
  return written
}

/** A file that was begun and not finished; else a new one with what waits; undefined where nothing does. */
function nextFile({ db, clock }: Needed, outgoing: OutgoingChannel) {
  const { channel } = outgoing
  return inTransaction(db, async (tx): Promise<SentFile | undefined> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`files of ${channel}`}))`)
    const begun = and(eq(sentFiles.channel, channel), isNull(sentFiles.writtenAt))
    const [unfinished] = await tx.select().from(sentFiles).where(begun).orderBy(asc(sentFiles.id)).limit(1)
    if (unfinished) return unfinished
    const subjects = await nextSubjects(tx, outgoing)
    if (!subjects.length) return undefined
    const day = indiaDate(clock.now())
    const ofDay = and(eq(sentFiles.channel, channel), eq(sentFiles.day, day))
    const [before] = await tx.select({ files: count() }).from(sentFiles).where(ofDay)
    const number = (before?.files ?? 0) + 1
    const [file] = await tx.insert(sentFiles).values({ channel, day, number }).returning()
    await tx
      .update(outgoingLines)
      .set({ fileId: file?.id ?? null })
      .where(and(waitingIn(channel), inArray(outgoingLines.subjectId, subjects)))
    return file
  })
}

const waitingIn = (channel: string) =>
  and(eq(outgoingLines.channel, channel), isNull(outgoingLines.fileId), isNull(outgoingLines.heldBack))

/** Whose lines go into the next file, the oldest first; those that must not go are marked, and others take their places. */
async function nextSubjects(tx: Tx, outgoing: OutgoingChannel): Promise<string[]> {
  const { channel, most = 10_000, alike, holdBack } = outgoing
  const { subjectId, line } = outgoingLines
  const waiting = tx.select({ subjectId, line }).from(outgoingLines).$dynamic()
  const order = [asc(outgoingLines.queuedAt), asc(subjectId)]
  const oldest = tx
    .select({ line })
    .from(outgoingLines)
    .where(waitingIn(channel))
    .orderBy(...order)
    .limit(1)
  const isAlike =
    alike && sql`${line} ->> ${alike} = (select first.line ->> ${alike} from ${oldest.as('first')})`
  const lines = await waiting
    .where(and(waitingIn(channel), isAlike || undefined))
    .orderBy(...order)
    .limit(most)
  if (!lines.length || !holdBack) return lines.map((each) => each.subjectId)
  const held = await holdBack(tx, lines)
  for (const [subject, heldBack] of held)
    await tx
      .update(outgoingLines)
      .set({ heldBack })
      .where(and(waitingIn(channel), eq(subjectId, subject)))
  const going = lines.map((each) => each.subjectId).filter((subject) => !held.has(subject))
  return going.length ? going : nextSubjects(tx, outgoing)
}

async function write(
  { db, clock }: Needed,
  { folder, draw }: OutgoingChannel,
  file: SentFile,
): Promise<void> {
  const { id, day, number } = file
  const { name, text } = draw({ lines: await linesWith(db, eq(outgoingLines.fileId, id)), day, number })
  await layFile(folder, 'out', name, text)
  await db.update(sentFiles).set({ name, writtenAt: clock.now() }).where(eq(sentFiles.id, id))
}

const linesWith = (tx: Tx, which: ReturnType<typeof eq>) =>
  tx
    .select({ subjectId: outgoingLines.subjectId, line: outgoingLines.line })
    .from(outgoingLines)
    .where(which)
    .orderBy(asc(outgoingLines.queuedAt), asc(outgoingLines.subjectId))

function raiseFailure(tx: Tx, platform: Needed, channel: string, error: unknown): Promise<void> {
  const text = 'A file for the outside could not be written.'
  const detail = { channel, why: error instanceof Error ? error.message : String(error) }
  return raiseTaskAgain(tx, platform, { kind: 'file-unwritten', subject: channel, text, detail })
}

/** The lines of a file that was written, by its name; none where there is no such file. */
export async function linesOfFile(tx: Tx, channel: string, name: string) {
  const same = and(eq(sentFiles.channel, channel), eq(sentFiles.name, name))
  const [file] = await tx.select({ id: sentFiles.id }).from(sentFiles).where(same)
  return file ? linesWith(tx, eq(outgoingLines.fileId, file.id)) : []
}

/**
 * What was queued about subjects, each with its file, which is null while it is in none that was written, and with what
 * holds it back from all.
 */
export function outgoingOf(tx: Tx, channel: string, subjects: readonly string[]) {
  const { subjectId, line, fileId, heldBack } = outgoingLines
  return tx
    .select({ subjectId, line, heldBack, file: sentFiles.name })
    .from(outgoingLines)
    .leftJoin(sentFiles, eq(sentFiles.id, fileId))
    .where(and(eq(outgoingLines.channel, channel), inArray(subjectId, [...subjects])))
}
