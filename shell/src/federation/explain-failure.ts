import type { LoadFailureCode } from '@portal/kernel'
import type { RemoteRelease } from '@portal/kernel/internal'

/**
 * Finds out why a release's file did not run, by fetching it as data: LOAD-004 when its bytes are not those of the
 * manifest's hash, LOAD-012 when it is a style sheet; undefined when they are, when there are none, or when the
 * manifest does not know the file.
 */
export async function explainFailure(
  release: RemoteRelease,
  error: unknown,
): Promise<LoadFailureCode | undefined> {
  const url = absolute(failedUrl(error) ?? release.entry)
  const expected = hashesOf(release).get(url)
  if (!expected) return undefined
  const answer = await fetch(url, { credentials: 'same-origin' })
  if (!answer.ok) return undefined
  if ((await integrityOf(await answer.arrayBuffer())) === expected) return undefined
  return url.endsWith('.css') ? 'LOAD-012' : 'LOAD-004'
}

/** A chunk's error names the file; that of an entry does not. */
function failedUrl(error: unknown): string | undefined {
  const request: unknown = error instanceof Error && 'request' in error ? error.request : undefined
  return typeof request === 'string' ? request : undefined
}

function hashesOf({ entry, integrity, preload, styles, pages = [] }: RemoteRelease): Map<string, string> {
  const files = [...preload, ...styles, ...pages.flatMap((page) => [...page.preload, ...page.styles])]
  const hashes = files.map((file): [string, string] => [absolute(file.href), file.integrity])
  return new Map([[absolute(entry), integrity], ...hashes])
}

const absolute = (url: string) => new URL(url, location.href).href

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', bytes)
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
