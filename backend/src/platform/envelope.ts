import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import {
  envelopeMacInput,
  parseKeyHeader,
  parseToken,
  serialiseToken,
  type EnvelopeToken,
} from '@portal/contracts/crypto'
import { lt, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Database, rowsOf } from './database'
import type { Keys } from './keys'
import { CallError } from './refusal'
import { rsaOaepDecrypt } from './rsa-oaep'
import { envelopeNonces } from './tables'

export interface EnvelopeKeys {
  aes: Buffer
  mac: Buffer
}

export interface OpenedEnvelope extends SealedCall {
  keys: EnvelopeKeys
  text: string
}

/** What makes one sealed call another than all others. */
export interface SealedCall {
  nonce: string
  /** By how many milliseconds the server's clock is ahead of the page's. */
  skewMs: number
}

/** Keys of a page load, and the id of the RSA key that they came under, where that one was valid. */
interface PageKeys {
  keys: EnvelopeKeys
  under: string | undefined
}

type Unsigned = Omit<EnvelopeToken, 'mac'>

const freshnessMs = 5 * 60_000

/** Answers one row the first time, none after that; also as a part of the statement that opens a call. */
export const nonceReservation = (nonce: string): SQL => sql`
  insert into ${envelopeNonces} (nonce, seen_at) values (${nonce}, ${new Date().toISOString()}::timestamptz)
  on conflict do nothing returning nonce`

/** What is said of an envelope that opens nothing; it goes out unsealed. */
export class Unreadable extends CallError {}

/** One answer for every cause: nothing tells an attacker which check failed. */
export function unreadable(skewMs: number): CallError {
  return new Unreadable(400, 'E_ENVELOPE', 'This request could not be read. Reload the page and try again.', {
    'Date-Skew': String(skewMs),
  })
}

/** The server's side of the sealed bodies (S7.013, S7.015). Time is real time: the client's clock runs on it. */
export class EnvelopeServer {
  /** Unwrapped page keys by header; a header that does not unwrap maps to random keys, so both cost the same. */
  private readonly pageKeys = new LRUCache<string, PageKeys>({ max: 10_000, ttl: 3_600_000 })

  constructor(
    private readonly db: Database,
    private readonly keys: Keys,
  ) {}

  /**
   * Opens a request body. `path` is the endpoint's, below /api/v1/.
   * Throws the one envelope refusal for a missing, old, replayed or altered envelope.
   */
  async open(...given: Parameters<EnvelopeServer['unseal']>): Promise<OpenedEnvelope> {
    const opened = await this.unseal(...given)
    await this.reserveNonce(opened)
    return opened
  }

  /** The same without a look at whether it was sent before: nothing may be done until its nonce is claimed. */
  async unseal(
    header: string | undefined,
    sealed: unknown,
    method: string,
    path: string,
  ): Promise<OpenedEnvelope> {
    const token = parseToken(edataOf(sealed))
    const skewMs = token ? Date.now() - token.timestamp : 0
    if (!token || !header) throw unreadable(skewMs)
    const keys = await this.unwrap(header)
    const expected = macOf(keys, 'request', method, path, token)
    if (!timingSafeEqual(expected, decodeMac(token.mac))) throw unreadable(skewMs)
    if (Math.abs(skewMs) > freshnessMs) throw unreadable(skewMs)
    const text = decrypt(keys, token)
    if (text === undefined) throw unreadable(skewMs)
    return { keys, nonce: token.nonce, skewMs, text }
  }

  /** Seals an answer under the request's keys and nonce. */
  seal(opened: OpenedEnvelope, method: string, path: string, answer: unknown): { edata: string } {
    return this.sealBytes(opened, method, path, Buffer.from(JSON.stringify(answer), 'utf8'))
  }

  /** The same for an answer that is bytes already. */
  sealBytes(opened: OpenedEnvelope, method: string, path: string, bytes: Buffer): { edata: string } {
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-256-cbc', opened.keys.aes, iv)
    const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()])
    const token = {
      timestamp: Date.now(),
      nonce: opened.nonce,
      iv: iv.toString('base64url'),
      ciphertext: ciphertext.toString('base64url'),
    }
    const mac = macOf(opened.keys, 'response', method, path, token).toString('base64url')
    return { edata: serialiseToken({ ...token, mac }) }
  }

  /** Forgets nonces that are too old to be accepted anyway. */
  async forgetNonces(): Promise<void> {
    await this.db
      .delete(envelopeNonces)
      .where(lt(envelopeNonces.seenAt, new Date(Date.now() - 3 * freshnessMs)))
  }

  /** Throws the refusal where the nonce was claimed before. */
  async reserveNonce({ nonce, skewMs }: SealedCall): Promise<void> {
    const { length } = await rowsOf(this.db, nonceReservation(nonce))
    if (!length) throw unreadable(skewMs)
  }

  private async unwrap(header: string): Promise<EnvelopeKeys> {
    const { keyId, wrappedBase64 } = parseKeyHeader(header) ?? { keyId: '', wrappedBase64: '' }
    const named = await this.keys.envelopeById(keyId)
    const known = this.pageKeys.get(header)
    // A key that has run out meanwhile opens nothing any more, however well its page keys are remembered.
    if (known && known.under === named?.id) return known.keys
    // An unknown key id costs the same decryption; what it gives is thrown away.
    const { privateKey } = named ?? (await this.keys.envelope())
    const unwrapped = unwrapWith(privateKey, wrappedBase64)
    const keys = (named && unwrapped) ?? { aes: randomBytes(32), mac: randomBytes(32) }
    this.pageKeys.set(header, { keys, under: named?.id })
    return keys
  }
}

function unwrapWith(key: KeyObject, wrapped: string): EnvelopeKeys | undefined {
  const bytes = Buffer.from(wrapped, 'base64')
  if (bytes.toString('base64') !== wrapped) return undefined
  const plain = rsaOaepDecrypt(key, bytes)
  return plain?.length === 64 ? { aes: plain.subarray(0, 32), mac: plain.subarray(32) } : undefined
}

function edataOf(body: unknown): string {
  const edata = body !== null && typeof body === 'object' ? (body as { edata?: unknown }).edata : undefined
  return typeof edata === 'string' ? edata : ''
}

function decodeMac(text: string): Buffer {
  const mac = Buffer.from(text, 'base64url')
  // Another spelling of the same bytes must not pass: the text itself is what was sent once.
  return mac.toString('base64url') === text ? mac : Buffer.alloc(32)
}

function macOf(
  keys: EnvelopeKeys,
  direction: 'request' | 'response',
  method: string,
  path: string,
  token: Unsigned,
): Buffer {
  return createHmac('sha256', keys.mac).update(envelopeMacInput({ direction, method, path }, token)).digest()
}

function decrypt(keys: EnvelopeKeys, { iv, ciphertext }: Unsigned): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-cbc', keys.aes, Buffer.from(iv, 'base64url'))
    const plain = Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return undefined
  }
}
