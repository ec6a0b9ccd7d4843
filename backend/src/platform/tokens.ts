import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
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
      const { publicKey } = await keys.token()
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [algorithm],
          issuer,
          audience: scope,
        })
        const { sub, grant, device } = payload
        if (typeof sub !== 'string' || typeof grant !== 'string') throw invalidToken()
        if (device !== hashOfDevice(deviceId)) throw invalidUser()
        return { subject: sub, grant }
      } catch (error) {
        if (error instanceof errors.JOSEError) throw invalidToken()
        throw error
      }
    },
  }
}

/** Devices are stored and compared as hashes. */
export function hashOfDevice(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('base64url')
}
