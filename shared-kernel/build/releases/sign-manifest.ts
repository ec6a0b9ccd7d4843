import { createHash, type KeyObject, sign } from 'node:crypto'
import type { ReleaseManifest, SignedManifest } from '@portal/contracts/manifest'

export interface SigningKey {
  privateKey: KeyObject
  /** The public half: SPKI in Base64. */
  spki: string
}

/** The text of `remotes.json`: the manifest and the signature over its exact letters. */
export function signManifest(manifest: ReleaseManifest, { privateKey, spki }: SigningKey): string {
  const payload = JSON.stringify(manifest)
  const signature = sign('sha256', Buffer.from(payload), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  const keyId = createHash('sha256').update(Buffer.from(spki, 'base64')).digest('hex').slice(0, 16)
  const signed: SignedManifest = { alg: 'ES256', keyId, payload, signature: signature.toString('base64') }
  return `${JSON.stringify(signed)}\n`
}
