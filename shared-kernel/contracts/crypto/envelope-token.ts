/** The version that every token and every MAC begins with. */
export const envelopeVersion = 'v1'

/** What a MAC binds a token to, besides its own parts. */
export interface EnvelopeScope {
  direction: 'request' | 'response'
  /** `POST` or `PUT`. */
  method: string
  /** As in the endpoint: `auth/investor/login`. */
  path: string
}

/** The parts of an `edata` text; all but the timestamp are base64url texts, kept as they stand. */
export interface EnvelopeToken {
  /** Milliseconds since 1970 on the sender's clock. */
  timestamp: number
  nonce: string
  iv: string
  ciphertext: string
  mac: string
}

/** The lines that the HMAC-SHA256 of a token is computed over (S7.015, decision 25). */
export function envelopeMacInput(scope: EnvelopeScope, token: Omit<EnvelopeToken, 'mac'>): string {
  const { timestamp, nonce, iv, ciphertext } = token
  return [envelopeVersion, scope.direction, scope.method, scope.path, timestamp, nonce, iv, ciphertext].join(
    '\n',
  )
}

/** `v1.<timestamp>.<nonce>.<iv>.<ciphertext>.<mac>` (S7.015) */
export function serialiseToken({ timestamp, nonce, iv, ciphertext, mac }: EnvelopeToken): string {
  return [envelopeVersion, timestamp, nonce, iv, ciphertext, mac].join('.')
}

const tokenPattern = /^v1\.([1-9]\d{0,14})\.([\w-]{22})\.([\w-]{22})\.([\w-]+)\.([\w-]{43})$/

/** The parts of an `edata` text, or undefined where it is none. Says nothing of its MAC (S7.015). */
export function parseToken(text: string): EnvelopeToken | undefined {
  const [, timestamp, nonce, iv, ciphertext, mac] = tokenPattern.exec(text) ?? []
  if (!timestamp || !nonce || !iv || !ciphertext || !mac) return undefined
  return { timestamp: Number(timestamp), nonce, iv, ciphertext, mac }
}

/** The `EncryptionKey` header (S7.013): the id of the server's key, a point, the wrapped keys in base64. */
export function serialiseKeyHeader(keyId: string, wrappedBase64: string): string {
  return `${keyId}.${wrappedBase64}`
}

/** The two halves of an `EncryptionKey` header, or undefined where it is none (S7.013). */
export function parseKeyHeader(header: string): { keyId: string; wrappedBase64: string } | undefined {
  const [, keyId, wrappedBase64] = /^([\w-]{1,64})\.([A-Za-z0-9+/]+={0,2})$/.exec(header) ?? []
  return keyId && wrappedBase64 ? { keyId, wrappedBase64 } : undefined
}
