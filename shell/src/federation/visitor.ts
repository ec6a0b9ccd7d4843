import { getSession } from '@portal/kernel'
import { cookieIn, cookieLine } from '@portal/contracts/wire/cookies'
import { bucketCount, noBucket, panHash, type ReleaseManifest, type Visitor } from '@portal/kernel/internal'

const oneYearSeconds = 365 * 24 * 3600
const isHttps = () => location.protocol === 'https:'

/** The server sets it with the page; where the page comes from a server of files only, the shell does. */
function bucketOfBrowser(): number {
  const stored = readBucket()
  if (stored !== undefined) return stored
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  document.cookie = cookieLine('portal-bucket', String(drawn % bucketCount), isHttps(), oneYearSeconds)
  // A browser that keeps no cookie would be drawn anew on every page: it stays out of canaries.
  return readBucket() ?? noBucket
}

function readBucket(): number | undefined {
  const kept = cookieIn(document.cookie, 'portal-bucket', isHttps()) ?? ''
  return /^\d{1,4}$/.test(kept) ? Number(kept) : undefined
}

/** Whose releases are chosen: this browser's bucket, and the investor if a canary asks for some by name. */
export async function currentVisitor({ salt, remotes }: ReleaseManifest): Promise<Visitor> {
  const bucket = bucketOfBrowser()
  const pan = getSession()?.investor.pan
  const listed = remotes.filter((remote) => remote.canary?.pans)
  const hash = pan && listed.length ? await panHash(salt, pan) : undefined
  notifyServer(listed.filter(({ canary }) => hash && canary?.pans?.includes(hash)).map(({ name }) => name))
  return { bucket, panHash: hash }
}

/** The server knows no PAN when it sends a page: without this it would name the code of the live version in it. */
function notifyServer(canaries: readonly string[]): void {
  const known = cookieIn(document.cookie, 'portal-canaries', isHttps()) ?? ''
  const now = canaries.join('.')
  if (known === now) return
  document.cookie = cookieLine('portal-canaries', now, isHttps(), now ? undefined : 0)
}
