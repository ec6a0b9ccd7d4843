import { errors, jwtVerify, SignJWT } from 'jose'
import type { Keys } from '../platform/keys'

/** What a link says: whose it is, and the one page that it leads to. */
export interface LinkContent {
  /** The id of its grant, which is used once. */
  id: string
  investorId: string
  remote: string
  path: string
}

const issuer = 'neem-portal'
const audience = 'link'
const algorithm = 'EdDSA'

/** How long a link that nobody opened is good for. */
export const linkHours = 24

/** Signs a link. It names no investor by anything but an id, so that whoever reads it on its way learns nothing. */
export async function signLink(keys: Keys, { id, investorId, remote, path }: LinkContent): Promise<string> {
  const key = await keys.token()
  return new SignJWT({ remote, path })
    .setProtectedHeader({ alg: algorithm, kid: key.id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(id)
    .setSubject(investorId)
    .setIssuedAt()
    .setExpirationTime(`${linkHours}h`)
    .sign(key.privateKey)
}

/** What a link says; undefined where it is not ours, was changed, or is too old by more than `tolerance`. */
export async function readLink(
  keys: Keys,
  link: string,
  tolerance: string | number = 0,
): Promise<LinkContent | undefined> {
  const { publicKey } = await keys.token()
  try {
    const { payload } = await jwtVerify(link, publicKey, {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTolerance: tolerance,
    })
    const { jti, sub, remote, path } = payload
    if (!jti || !sub || typeof remote !== 'string' || typeof path !== 'string') return undefined
    return { id: jti, investorId: sub, remote, path }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
