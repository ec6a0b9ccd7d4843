import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { sealedPieces } from './schema'

const ivBytes = 12
const tagBytes = 16

/** The key of what belongs together, and whose it is: no piece opens in the place of another one. */
export interface SealKey {
  subject: string
  key: Uint8Array
}

/** To be asked for before a transaction: the secret behind it may be read from the database. */
export async function sealKeyOf({ keys }: Pick<Platform, 'keys'>, subject: string): Promise<SealKey> {
  const secret = await keys.documentSecret()
  return { subject, key: new Uint8Array(hkdfSync('sha256', secret, subject, 'sealed document', 32)) }
}

/** Keeps a piece of a file encrypted (AES-256-GCM, bound to its place); the same place again replaces it. */
export async function keepSealed(
  tx: Tx,
  { subject, key }: SealKey,
  place: number,
  content: Uint8Array,
): Promise<void> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(String(place)))
  const sealed = Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  await tx
    .insert(sealedPieces)
    .values({ subject, place, sealed })
    .onConflictDoUpdate({ target: [sealedPieces.subject, sealedPieces.place], set: { sealed } })
}

/** The places of a file that are kept, in order. */
export async function placesKept(tx: Tx, subject: string): Promise<number[]> {
  const rows = await tx
    .select({ place: sealedPieces.place })
    .from(sealedPieces)
    .where(eq(sealedPieces.subject, subject))
    .orderBy(asc(sealedPieces.place))
  return rows.map(({ place }) => place)
}

/** A file of all its pieces, opened. Throws where one was altered. */
export async function openSealed(tx: Tx, { subject, key }: SealKey): Promise<Buffer> {
  const rows = await tx
    .select()
    .from(sealedPieces)
    .where(eq(sealedPieces.subject, subject))
    .orderBy(asc(sealedPieces.place))
  return Buffer.concat(rows.map(({ place, sealed }) => open(key, place, Buffer.from(sealed))))
}

function open(key: Uint8Array, place: number, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
  decipher.setAAD(Buffer.from(String(place)))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()])
}

/** Forgets a file. */
export async function forgetSealed(tx: Tx, subject: string): Promise<void> {
  await tx.delete(sealedPieces).where(eq(sealedPieces.subject, subject))
}
