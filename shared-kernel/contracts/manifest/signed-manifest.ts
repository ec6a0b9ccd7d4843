import * as z from 'zod/mini'
import { ReleaseManifest } from './release-manifest'

/** `remotes.json` as it travels: the manifest's exact text and what proves who wrote it. */
export const SignedManifest = z.object({
  /** ECDSA on P-256 with SHA-256, the signature as r and s side by side. */
  alg: z.literal('ES256'),
  keyId: z.string(),
  payload: z.string(),
  /** Base64. */
  signature: z.string(),
})
export type SignedManifest = z.infer<typeof SignedManifest>

/** The highest sequence of the manifests that were believed of one key. */
export interface SeenManifest {
  keyId: string
  sequence: number
}

export interface ManifestTrust {
  /** Public keys, SPKI in Base64: what any of them signed is believed. */
  keys: readonly string[]
  /** What was believed before: nothing older is believed again, or a version that was revoked would come back. */
  seen?: readonly SeenManifest[] | undefined
  /** Whether a manifest without any signature is taken as it is: in a sandbox, where it may be edited by hand. */
  acceptsUnsigned: boolean
}

export interface OpenedManifest {
  manifest: ReleaseManifest
  isSigned: boolean
  /** What has been seen with this one; as before where it is not signed. */
  seen: readonly SeenManifest[]
}

export type DistrustReason =
  'not signed' | 'signed with an unknown key' | 'changed after it was signed' | 'older than one that was seen'

/**
 * The manifest may be well formed, but it is not proven to come from who releases. Nothing of it was used
 * (federation: integrity and policies).
 */
export class ManifestDistrust extends Error {
  constructor(readonly reason: DistrustReason) {
    super(`remotes.json is ${reason}`)
    this.name = 'ManifestDistrust'
  }
}

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/**
 * Reads the text of `remotes.json`: the signature first, the content only when it holds. Needs WebCrypto, so in
 * a browser https or localhost. Throws ManifestDistrust, also for one that is older than what was seen, and whatever parsing throws when the text is malformed
 * (federation: integrity and policies).
 */
export async function openManifest(text: string, trust: ManifestTrust): Promise<OpenedManifest> {
  const outer: unknown = JSON.parse(text)
  const isSigned = typeof outer === 'object' && outer !== null && 'payload' in outer
  if (!isSigned) {
    const manifest = ReleaseManifest.parse(outer)
    if (!trust.acceptsUnsigned) throw new ManifestDistrust('not signed')
    return { manifest, isSigned, seen: trust.seen ?? [] }
  }
  const signed = SignedManifest.parse(outer)
  await verify(signed, trust.keys)
  const manifest = ReleaseManifest.parse(JSON.parse(signed.payload))
  return { manifest, isSigned, seen: await refuseOlder(manifest, signed.keyId, trust) }
}

/** The numbers go on where one key replaces another, so those of every key count that is believed now. */
async function refuseOlder(
  { sequence }: ReleaseManifest,
  keyId: string,
  { keys, seen = [] }: ManifestTrust,
): Promise<SeenManifest[]> {
  const ids = await Promise.all(keys.map(keyIdOf))
  const ofTrusted = seen.filter((each) => ids.includes(each.keyId))
  if (ofTrusted.some((each) => each.sequence > sequence))
    throw new ManifestDistrust('older than one that was seen')
  return [...ofTrusted.filter((each) => each.keyId !== keyId), { keyId, sequence }]
}

async function verify({ keyId, payload, signature }: SignedManifest, keys: readonly string[]): Promise<void> {
  for (const spki of keys) {
    if ((await keyIdOf(spki)) !== keyId) continue
    const key = await crypto.subtle.importKey('spki', bytesOf(spki), ecdsa, false, ['verify'])
    const data = new TextEncoder().encode(payload)
    if (await crypto.subtle.verify(ecdsa, key, bytesOf(signature), data)) return
    throw new ManifestDistrust('changed after it was signed')
  }
  throw new ManifestDistrust('signed with an unknown key')
}

/**
 * What a public key (SPKI in Base64) is called: the first 16 hex digits of its SHA-256 (federation: integrity and
 * policies).
 */
export async function keyIdOf(spki: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(spki)))
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The public keys in a PEM text: one, or two while one replaces the other (federation: integrity and policies). */
export function keysOfPem(pem: string): string[] {
  const blocks = pem.matchAll(/-----BEGIN PUBLIC KEY-----([\s\S]*?)-----END PUBLIC KEY-----/g)
  return [...blocks].map(([, block = '']) => block.replace(/\s/g, ''))
}

/** Base64 that is none gives no bytes, which no signature and no key consist of. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
