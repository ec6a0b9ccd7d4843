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

export interface ManifestTrust {
  /** Public keys, SPKI in Base64: what any of them signed is believed. */
  keys: readonly string[]
  /** Whether a manifest without any signature is taken as it is: in a sandbox, where it may be edited by hand. */
  acceptsUnsigned: boolean
}

export interface OpenedManifest {
  manifest: ReleaseManifest
  isSigned: boolean
}

export type DistrustReason = 'not signed' | 'signed with an unknown key' | 'changed after it was signed'

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
 * a browser https or localhost. Throws ManifestDistrust, and whatever parsing throws when the text is malformed
 * (federation: integrity and policies).
 */
export async function openManifest(text: string, trust: ManifestTrust): Promise<OpenedManifest> {
  const outer: unknown = JSON.parse(text)
  const isSigned = typeof outer === 'object' && outer !== null && 'payload' in outer
  if (!isSigned) {
    const manifest = ReleaseManifest.parse(outer)
    if (!trust.acceptsUnsigned) throw new ManifestDistrust('not signed')
    return { manifest, isSigned }
  }
  const signed = SignedManifest.parse(outer)
  await verify(signed, trust.keys)
  return { manifest: ReleaseManifest.parse(JSON.parse(signed.payload)), isSigned }
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
