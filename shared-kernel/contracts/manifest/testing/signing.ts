import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A key pair of its own for a test. */
export function signingPair(): { privateKey: KeyObject; spki: string; pem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return { privateKey, spki, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** `remotes.json` as the commands write it. */
export function signedText(
  { privateKey, spki }: { privateKey: KeyObject; spki: string },
  payload: string,
): string {
  const keyId = createHash('sha256').update(Buffer.from(spki, 'base64')).digest('hex').slice(0, 16)
  const signature = sign('sha256', Buffer.from(payload), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return JSON.stringify({ alg: 'ES256', keyId, payload, signature: signature.toString('base64') })
}
