import { createHash, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Keys } from './keys'
import { invalidToken, invalidUser } from './refusal'

export type Scope = 'session' | 'set-password' | 'link-code' | 'proof'

export interface Claims {
  /** The investor's id, or the id of the grant. */
  subject: string
  /** The session family, or the id of the grant. */
  grant: string
}

/** Lifetimes in seconds. */
export const lifetimes: Record<Scope, number> = {
  session: 300,
  'set-password': 600,
  'link-code': 60,
  proof: 300,
}

export interface Tokens {
  issue(scope: Scope, claims: Claims, deviceId: string): Promise<string>
  /** Throws the 401 that asks for a refresh for an expired or forged token, the one that signs out on another device. */
  verify(scope: Scope, token: string, deviceId: string): Promise<Claims>
}

const issuer = 'neem-portal'
const algorithm = 'EdDSA'

/** Signed tokens of one pinned algorithm, bound to the device that they were issued to. */
export function createTokens(keys: Keys): Tokens {
  // A page sends one token with all calls of five minutes; what it says and its end are looked at each time.
  const verified = new LRUCache<string, Verified>({ max: 10_000 })
  return {
    async issue(scope, { subject, grant }, deviceId) {
      const { id, privateKey } = await keys.token()
      return new SignJWT({ grant, device: hashOfDevice(deviceId) })
        .setProtectedHeader({ alg: algorithm, kid: id })
        .setIssuer(issuer)
        .setAudience(scope)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(`${lifetimes[scope]}s`)
        .sign(privateKey)
    },
    async verify(scope, token, deviceId) {
      const { id, publicKey } = await keys.token()
      const name = `${id} ${scope} ${token}`
      const known = verified.get(name)
      const { claims, device, expiresAt } = known ?? (await claimsOf(scope, token, publicKey))
      if (!known) verified.set(name, { claims, device, expiresAt })
      if (expiresAt * 1000 <= Date.now()) throw invalidToken()
      if (device !== hashOfDevice(deviceId)) throw invalidUser()
      return claims
    },
  }
}

interface Verified {
  claims: Claims
  device: unknown
  /** Seconds since 1970. */
  expiresAt: number
}

async function claimsOf(scope: Scope, token: string, publicKey: KeyObject): Promise<Verified> {
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: [algorithm],
      issuer,
      audience: scope,
      requiredClaims: ['exp'],
    })
    const { sub, grant, device, exp } = payload
    if (typeof sub !== 'string' || typeof grant !== 'string') throw invalidToken()
    return { claims: { subject: sub, grant }, device, expiresAt: Number(exp) }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw invalidToken()
    throw error
  }
}

/** Devices are stored and compared as hashes. */
export function hashOfDevice(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('base64url')
}
