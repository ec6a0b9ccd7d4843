import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { limits } from '@portal/contracts/validation'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { isRowId } from '../platform/row-id'
import type { AcceptedUpload } from './accept-upload'
import { documents } from './schema'

export const documentLimits = {
  linkSeconds: limits.seconds.documentLink,
} as const

export interface StoredDocument {
  documentId: string
  link: string
  name: string
}

/** Keeps an accepted upload and gives its first link. */
export async function storeDocument(
  platform: Platform,
  pan: string,
  fileName: string,
  { type, content }: AcceptedUpload,
): Promise<StoredDocument> {
  const documentId = randomUUID()
  const name = `${plainName(fileName)}.${type}`
  const { db, clock } = platform
  const { link, row } = newLink(platform, documentId)
  await db.insert(documents).values({
    ...row,
    id: documentId,
    pan,
    name,
    type,
    size: content.length,
    content,
    uploadedAt: clock.now(),
  })
  return { documentId, link, name }
}

/** A new link to an own document; the one before opens nothing any more. Throws a 404 for any other document. */
export async function renewLink(platform: Platform, pan: string, documentId: string): Promise<string> {
  await ownDocument(platform, pan, documentId)
  const { link, row } = newLink(platform, documentId)
  await platform.db.update(documents).set(row).where(eq(documents.id, documentId))
  return link
}

function newLink({ clock, publicUrl }: Platform, documentId: string) {
  const secret = randomBytes(24).toString('base64url')
  const linkUntil = new Date(clock.now().getTime() + documentLimits.linkSeconds * 1000)
  return {
    link: `${publicUrl()}/api/v1/document/${documentId}.${secret}`,
    row: { linkHash: hashOf(secret), linkUntil },
  }
}

/** The own document behind the name in a link. Throws a 404 for one that is unknown, too old, or somebody else's. */
export async function documentBehind(platform: Platform, pan: string, nameInLink: string) {
  const [documentId = '', secret = ''] = nameInLink.split('.')
  const document = await ownDocument(platform, pan, documentId)
  if (document.linkHash !== hashOf(secret) || document.linkUntil <= platform.clock.now()) throw notFound()
  return document
}

/** An own document by its id, for calls that refer to one. Throws a 404 for any other. */
export async function ownDocument({ db }: Pick<Platform, 'db'>, pan: string, documentId: string) {
  if (!isRowId(documentId)) throw notFound()
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
