import { fromBase64Url } from './base64'

/** A JWKS entry that seals: its base64url modulus and exponent, and the id that the server knows it by. */
export interface SealingKey {
  n: string
  e: string
  kid: string
}

const fewestBits = 2048

/**
 * A JWKS entry, where it is a key for sealing: RSA of at least 2048 bits with the usual exponent, for no other use
 * than encryption by RSA-OAEP with SHA-256 (S7.123). Undefined for everything else.
 */
export function sealingKey(entry: unknown): SealingKey | undefined {
  const {
    kty,
    use = 'enc',
    alg = 'RSA-OAEP-256',
    key_ops,
    n,
    e,
    kid,
  } = (entry ?? {}) as Record<string, unknown>
  if (kty !== 'RSA' || use !== 'enc' || alg !== 'RSA-OAEP-256' || e !== 'AQAB') return undefined
  if (key_ops !== undefined && !(Array.isArray(key_ops) && key_ops.some((each) => encryption.includes(each))))
    return undefined
  if (typeof n !== 'string' || typeof kid !== 'string') return undefined
  return bitsOf(n) >= fewestBits ? { n, e, kid } : undefined
}

const encryption: readonly unknown[] = ['encrypt', 'wrapKey']

function bitsOf(modulus: string): number {
  const bytes = fromBase64Url(modulus) ?? new Uint8Array()
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? 0 : (bytes.length - first) * 8 - Math.clz32(bytes[first] ?? 0) + 24
}
