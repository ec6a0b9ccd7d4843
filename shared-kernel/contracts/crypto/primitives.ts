import AES from 'crypto-js/aes.js'
import CryptoJS from 'crypto-js/core.js'
import HmacSHA256 from 'crypto-js/hmac-sha256.js'
import NoPadding from 'crypto-js/pad-nopadding.js'

type WordArray = CryptoJS.lib.WordArray

/** crypto-js takes a string for a passphrase and derives another key from it, so keys only ever travel as word arrays. */
function toWords(bytes: Uint8Array): WordArray {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0)
  for (let at = 0; at < bytes.length; at++)
    words[at >>> 2] = (words[at >>> 2] ?? 0) | ((bytes[at] ?? 0) << (24 - (at % 4) * 8))
  return CryptoJS.lib.WordArray.create(words, bytes.length)
}

/** The bytes of a word array. */
function toBytes({ words, sigBytes }: WordArray): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, sigBytes))
  for (let at = 0; at < bytes.length; at++) bytes[at] = (words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)
  return bytes
}

const blockSize = 16

function checkSizes(key: Uint8Array, iv: Uint8Array): void {
  if (![16, 24, 32].includes(key.length)) throw new RangeError('an AES key has 16, 24 or 32 bytes')
  if (iv.length !== blockSize) throw new RangeError('an AES-CBC IV has 16 bytes')
}

/** AES-CBC with PKCS7 padding (quality bar C1). @throws RangeError for a key or IV of a wrong size. */
export function aesCbcEncrypt(key: Uint8Array, iv: Uint8Array, plain: Uint8Array): Uint8Array<ArrayBuffer> {
  checkSizes(key, iv)
  return toBytes(AES.encrypt(toWords(plain), toWords(key), { iv: toWords(iv) }).ciphertext)
}

/**
 * AES-CBC with PKCS7 padding, undefined where the ciphertext or its padding is not whole. Only ever called after
 * the MAC was found right, so its answer is no padding oracle (quality bar C1, C3).
 * @throws RangeError for a key or IV of a wrong size.
 */
export function aesCbcDecrypt(
  key: Uint8Array,
  iv: Uint8Array,
  ciphertext: Uint8Array,
): Uint8Array<ArrayBuffer> | undefined {
  checkSizes(key, iv)
  if (!ciphertext.length || ciphertext.length % blockSize) return undefined
  // crypto-js cuts padding off unchecked, so it is left on and checked here.
  const options = { iv: toWords(iv), padding: NoPadding }
  const sealed = CryptoJS.lib.CipherParams.create({ ciphertext: toWords(ciphertext) })
  const padded = toBytes(AES.decrypt(sealed, toWords(key), options))
  const count = padded[padded.length - 1] ?? 0
  if (count < 1 || count > blockSize || padded.subarray(-count).some((byte) => byte !== count))
    return undefined
  return padded.slice(0, -count)
}

/** HMAC-SHA256, 32 bytes (quality bar C1). */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  return toBytes(HmacSHA256(toWords(message), toWords(key)))
}

/** Whether two byte strings are equal, in a time that does not depend on where they differ (quality bar C3). */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let at = 0; at < one.length; at++) difference |= (one[at] ?? 0) ^ (other[at] ?? 0)
  return difference === 0
}

/** Random bytes from the platform's generator (quality bar C5). */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return globalThis.crypto.getRandomValues(new Uint8Array(count))
}
