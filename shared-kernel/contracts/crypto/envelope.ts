import { fromBase64Url, toBase64, toBase64Url } from './base64'
import {
  envelopeMacInput,
  parseToken,
  serialiseKeyHeader,
  serialiseToken,
  type EnvelopeScope,
} from './envelope-token'
import { isPacked, unpacked } from './packed-text'
import { aesCbcDecrypt, aesCbcEncrypt, equalBytes, hmacSha256, randomBytes } from './primitives'
import { rsaOaepEncrypt } from './rsa'

/** The two keys of a page load and the header that hands them, wrapped, to the server. */
export interface EnvelopeKeys {
  aes: Uint8Array
  mac: Uint8Array
  /** For the `EncryptionKey` header. */
  header: string
}

/** The call that an envelope belongs to; method and path as in the endpoint. */
export type EnvelopeCall = Pick<EnvelopeScope, 'method' | 'path'>

/** An answer whose envelope is not the server's, or not the answer to this request (architecture: the wire). */
export class EnvelopeError extends Error {
  override name = 'EnvelopeError'
}

const utf8 = new TextEncoder()
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** Two fresh keys of 32 bytes each: one to encrypt with, one to authenticate with (quality bar C5). */
export function freshPageKeys(): Pick<EnvelopeKeys, 'aes' | 'mac'> {
  return { aes: randomBytes(32), mac: randomBytes(32) }
}

/**
 * Makes the keys of a page load and wraps them with the server's public key (S7.013). @throws Error for an
 * unreadable key.
 */
export async function createEnvelopeKeys(publicKeyPem: string, keyId: string): Promise<EnvelopeKeys> {
  const { aes, mac } = freshPageKeys()
  const wrapped = await rsaOaepEncrypt(publicKeyPem, Uint8Array.of(...aes, ...mac))
  return { aes, mac, header: serialiseKeyHeader(keyId, toBase64(wrapped)) }
}

const macOf = (keys: EnvelopeKeys, scope: EnvelopeScope, token: Parameters<typeof envelopeMacInput>[1]) =>
  hmacSha256(keys.mac, utf8.encode(envelopeMacInput(scope, token)))

/**
 * Seals a request body: encrypt, then MAC (S7.015, decision 25).
 * @param now milliseconds since 1970 on the server's clock, as far as it is known
 * @returns the `edata` text and the nonce that the answer must carry
 */
export function sealRequest(
  keys: EnvelopeKeys,
  call: EnvelopeCall,
  body: unknown,
  now: number,
): { edata: string; nonce: string } {
  const iv = randomBytes(16)
  const token = {
    timestamp: now,
    nonce: toBase64Url(randomBytes(16)),
    iv: toBase64Url(iv),
    ciphertext: toBase64Url(aesCbcEncrypt(keys.aes, iv, utf8.encode(JSON.stringify(body)))),
  }
  const mac = toBase64Url(macOf(keys, { ...call, direction: 'request' }, token))
  return { edata: serialiseToken({ ...token, mac }), nonce: token.nonce }
}

/**
 * Opens the answer to a sealed request, also one that was compressed before it was sealed: MAC first, in constant time,
 * then the nonce, then decryption (S7.015, quality bar C2).
 * @throws EnvelopeError, the same for every cause
 */
export async function openResponse(
  keys: EnvelopeKeys,
  call: EnvelopeCall,
  nonce: string,
  edata: string,
): Promise<unknown> {
  const bytes = openBytes(keys, call, nonce, edata)
  return readJson(isPacked(bytes) ? await unpacked(bytes).catch(refuse) : bytes)
}

const refuse = (): never => {
  throw new EnvelopeError('the answer could not be read')
}

function openBytes(
  keys: EnvelopeKeys,
  call: EnvelopeCall,
  nonce: string,
  edata: string,
): Uint8Array<ArrayBuffer> {
  const token = parseToken(edata)
  const mac = token && fromBase64Url(token.mac)
  if (!token || !mac) return refuse()
  if (!equalBytes(macOf(keys, { ...call, direction: 'response' }, token), mac)) return refuse()
  const iv = fromBase64Url(token.iv)
  const ciphertext = fromBase64Url(token.ciphertext)
  if (token.nonce !== nonce || !iv || !ciphertext) return refuse()
  return aesCbcDecrypt(keys.aes, iv, ciphertext) ?? refuse()
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strictUtf8.decode(bytes))
  } catch {
    return refuse()
  }
}
