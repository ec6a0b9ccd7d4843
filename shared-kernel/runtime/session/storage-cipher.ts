import {
  aesCbcDecrypt,
  aesCbcEncrypt,
  equalBytes,
  fromBase64Url,
  hmacSha256,
  randomBytes,
  toBase64Url,
} from '@portal/contracts/crypto'

const utf8 = new TextEncoder()
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** Where the 64 bytes of the storage key lie: 32 to encrypt, 32 to authenticate. */
export interface KeyPlace {
  read(): string | null
  write(text: string): void
}

function storageKey(place: KeyPlace): Uint8Array {
  const stored = fromBase64Url(place.read() ?? '')
  if (stored?.length === 64) return stored
  const fresh = randomBytes(64)
  place.write(toBase64Url(fresh))
  return fresh
}

const macInput = (name: string, iv: string, ciphertext: string): Uint8Array =>
  utf8.encode(`${name}\n${iv}\n${ciphertext}`)

/**
 * Encrypts a value for local storage, bound to its name (S3.004). The key is this browser's own and lies beside it, so
 * this keeps payloads out of plain sight and shows tampering; it does not guard them from code that runs in the page.
 */
export function encryptStored(name: string, text: string, place: KeyPlace): string {
  const key = storageKey(place)
  const iv = randomBytes(16)
  const parts = [
    toBase64Url(iv),
    toBase64Url(aesCbcEncrypt(key.subarray(0, 32), iv, utf8.encode(text))),
  ] as const
  return [...parts, toBase64Url(hmacSha256(key.subarray(32), macInput(name, ...parts)))].join('.')
}

/** The value, or undefined where the text was tampered with, moved, or written with another key. */
export function decryptStored(name: string, stored: string, place: KeyPlace): string | undefined {
  const [ivText = '', cipherText = '', macText = ''] = stored.split('.')
  const [iv, ciphertext, mac] = [ivText, cipherText, macText].map(fromBase64Url)
  if (iv?.length !== 16 || !ciphertext || !mac) return undefined
  const key = storageKey(place)
  if (!equalBytes(hmacSha256(key.subarray(32), macInput(name, ivText, cipherText)), mac)) return undefined
  const plain = aesCbcDecrypt(key.subarray(0, 32), iv, ciphertext)
  try {
    return plain && strictUtf8.decode(plain)
  } catch {
    return undefined
  }
}
