import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { limits } from '@portal/kernel/validation'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, tooMany } from '../platform/refusal'
import type { AcceptedUpload } from './accept-upload'
import { documents } from './schema'

export const documentLimits = {
  uploadsAnHour: limits.anHour.uploads,
  linkDays: limits.days.documentLink,
} as const

const hour = 3_600_000

export interface StoredDocument {
  documentId: string
  link: string
  name: string
}

/** Throws a 429 when an investor has uploaded enough for an hour. */
export async function refuseTooManyUploads(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  pan: string,
): Promise<void> {
  const since = new Date(clock.now().getTime() - hour)
  const [row] = await db
    .select({ number: count() })
    .from(documents)
    .where(and(eq(documents.pan, pan), gt(documents.uploadedAt, since)))
  if ((row?.number ?? 0) >= documentLimits.uploadsAnHour) throw tooMany(600)
}

/** Keeps an accepted upload and gives the link under which it is read; uploads at once are counted one by one. */
export async function storeDocument(
  { db, clock, publicUrl }: Platform,
  pan: string,
  fileName: string,
  { type, content }: AcceptedUpload,
): Promise<StoredDocument> {
  const documentId = randomUUID()
  const secret = randomBytes(24).toString('base64url')
  const name = `${plainName(fileName)}.${type}`
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads ${pan}`}))`)
    await refuseTooManyUploads({ db: tx, clock }, pan)
    await tx.insert(documents).values({
      id: documentId,
      pan,
      linkHash: hashOf(secret),
      linkUntil: new Date(now.getTime() + documentLimits.linkDays * 24 * hour),
      name,
      type,
      size: content.length,
      content,
      uploadedAt: now,
    })
  })
  return { documentId, link: `${publicUrl()}/api/v1/document/${secret}`, name }
}

/** The document behind a link. Throws a 404 for a link that is unknown or too old. */
export async function documentBehind({ db, clock }: Platform, secret: string) {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.linkHash, hashOf(secret)), gt(documents.linkUntil, clock.now())))
  if (!document) throw notFound()
  return document
}

/** An own document by its id, for calls that refer to one. Throws a 404 for any other. */
export async function ownDocument({ db }: Pick<Platform, 'db'>, pan: string, documentId: string) {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.pan, pan)))
  if (!document) throw notFound()
  return document
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Letters, digits, spaces and dashes of a file's name, without its extension. */
function plainName(fileName: string): string {
  const kept = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 _-]/g, '')
    .trim()
  return kept.slice(0, 60) || 'document'
}
