import type { RemoteRelease } from '@portal/contracts/manifest'
import { failedUrl } from './failed-url'
import type { LoadFailureCode } from './remote-failure'

/**
 * Finds out why a release's file did not run, by fetching it as data: LOAD-004 when its bytes are not those of the
 * manifest's hash, LOAD-012 when it is a style sheet; undefined when they are, when there are none, or when the
 * manifest does not know the file. `base` is what the manifest's addresses are relative to.
 */
export async function findCause(
  release: RemoteRelease,
  error: unknown,
  base: string,
): Promise<LoadFailureCode | undefined> {
  const url = absolute(failedUrl(error) ?? release.entry, base)
  const expected = hashesOf(release, base).get(url)
  if (!expected) return undefined
  const answer = await fetch(url, { credentials: 'same-origin' })
  if (!answer.ok) return undefined
  if ((await integrityOf(await answer.arrayBuffer())) === expected) return undefined
  return url.endsWith('.css') ? 'LOAD-012' : 'LOAD-004'
}

function hashesOf(release: RemoteRelease, base: string): Map<string, string> {
  const { entry, integrity, preload, styles, pages = [], slots = [] } = release
  const files = [
    ...preload,
    ...styles,
    ...[...pages, ...slots].flatMap((part) => [...part.preload, ...part.styles]),
  ]
  const hashes = files.map((file): [string, string] => [absolute(file.href, base), file.integrity])
  return new Map([[absolute(entry, base), integrity], ...hashes])
}

const absolute = (url: string, base: string) => new URL(url, base).href

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', bytes)
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
