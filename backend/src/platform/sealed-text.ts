import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from './keys'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The key is derived from a secret that is not in the tables it guards, and another one for each purpose. */
async function keyFor(keys: Keys, purpose: string): Promise<Uint8Array> {
  return new Uint8Array(hkdfSync('sha256', await keys.refreshSecret(), 'stored text', purpose, 32))
}

/** Encrypts text that is kept in a table; `about` names its row, so that it opens in no other one. */
export async function sealText(keys: Keys, purpose: string, about: string, text: string): Promise<string> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, await keyFor(keys, purpose), iv)
  cipher.setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text again. Throws when it was changed, is of another row, or was sealed with another secret. */
export async function openText(keys: Keys, purpose: string, about: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, await keyFor(keys, purpose), bytes.subarray(0, ivBytes))
  decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString()
}
