import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { limits } from '@portal/contracts/validation'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { isRowId } from '../platform/row-id'
import { openText, sealText } from '../platform/sealed-text'
import type { DraftContent } from './draft-content'
import { newFolioDrafts as table } from './schema'

type Row = typeof table.$inferSelect

export interface Draft extends Omit<Row, 'sealed'> {
  content: DraftContent
}

const purpose = 'new folios'
const dayMs = 86_400_000

const changedElsewhere = () =>
  new Refusal(
    '-510',
    t`This new folio was changed in another tab or on another device. Load it again to see what is entered.`,
  )

async function opened({ keys }: Platform, { sealed, ...row }: Row): Promise<Draft> {
  return { ...row, content: JSON.parse(await openText(keys, purpose, row.id, sealed)) as DraftContent }
}

const isKept = ({ clock }: Platform) => gt(table.keptUntil, clock.now())

/** A draft of the investor. Throws a 404 alike for one of somebody else, an old one, and one that never was. */
export async function ownDraft(
  platform: Platform,
  tx: Tx,
  investorId: string,
  draftId: string,
): Promise<Draft> {
  const draft = await draftById(platform, tx, draftId)
  if (draft?.investorId !== investorId) throw notFound()
  return draft
}

/** The draft behind an id of ours; undefined once it is gone. */
export async function draftById(platform: Platform, tx: Tx, draftId: string): Promise<Draft | undefined> {
  if (!isRowId(draftId)) return undefined
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, draftId), isKept(platform)))
  return row && opened(platform, row)
}

/** Last changed first. */
export async function draftsOf(platform: Platform, investorId: string): Promise<Draft[]> {
  const rows = await platform.db
    .select()
    .from(table)
    .where(and(eq(table.investorId, investorId), isKept(platform)))
    .orderBy(desc(table.savedAt))
  return Promise.all(rows.map((row) => opened(platform, row)))
}

/** Begins a draft. Refuses -511 where the investor has begun enough of them. */
export async function beginDraft(
  platform: Platform,
  tx: Tx,
  investorId: string,
  content: DraftContent,
): Promise<Draft> {
  const { clock } = platform
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`new folios ${investorId}`}))`)
  const [open] = await tx
    .select({ number: count() })
    .from(table)
    .where(and(eq(table.investorId, investorId), isKept(platform)))
  if ((open?.number ?? 0) >= limits.kept.newFolioDrafts)
    throw new Refusal(
      '-511',
      t`You have begun ${{ newFolioDrafts: limits.kept.newFolioDrafts }} new folios. Finish or delete one of them first.`,
    )
  const id = randomUUID()
  const keptUntil = new Date(clock.now().getTime() + limits.days.newFolioDraft * dayMs)
  const row = { id, investorId, version: 1, savedAt: clock.now(), keptUntil }
  await tx.insert(table).values({ ...row, sealed: await seal(platform, id, content) })
  return { ...row, content }
}

/**
 * Writes a change of the version that was read, as the next one unless `next` says otherwise. Refuses -510 where somebody else was
 * first.
 */
export async function changeDraft(
  platform: Platform,
  tx: Tx,
  { id, version }: Pick<Draft, 'id' | 'version'>,
  content: DraftContent,
  next = version + 1,
): Promise<void> {
  const changed = await tx
    .update(table)
    .set({
      version: next,
      sealed: await seal(platform, id, content),
      savedAt: platform.clock.now(),
    })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning({ id: table.id })
  if (!changed.length) throw changedElsewhere()
}

/** Reads an own draft in the version that the investor saw. Refuses -510 where it is another one by now. */
export async function ownVersion(
  platform: Platform,
  tx: Tx,
  investorId: string,
  seen: { draftId: string; version: number },
): Promise<Draft> {
  const draft = await ownDraft(platform, tx, investorId, seen.draftId)
  if (draft.version !== seen.version) throw changedElsewhere()
  return draft
}

/** Changes an own draft by what `change` makes of its content; a folio that goes on is not broken any more. */
export async function rewrite(
  platform: Platform,
  investorId: string,
  seen: { draftId: string; version: number },
  change: (content: DraftContent, tx: Tx) => Promise<DraftContent> | DraftContent,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const draft = await ownVersion(platform, tx, investorId, seen)
    const changed = await change(draft.content, tx)
    await changeDraft(platform, tx, draft, { ...changed, broken: null })
  })
}

export async function deleteDraft(tx: Tx, draftId: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, draftId))
}

/** Deletes what nobody finished in time. */
export async function forgetOldDrafts({ db }: Platform, now: Date): Promise<void> {
  await db.delete(table).where(lte(table.keptUntil, now))
}

const seal = ({ keys }: Platform, id: string, content: DraftContent) =>
  sealText(keys, purpose, id, JSON.stringify(content))
