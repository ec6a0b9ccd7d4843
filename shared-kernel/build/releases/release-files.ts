import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ReleaseRefusal, RemoteRelease } from '@portal/contracts/manifest'

const incoming = /^incoming-/
const packed = /\.(gz|br)$/
/** What no manifest names is left by a crash, unless a release is just under way. */
const orphanMilliseconds = 24 * 3600_000

/** Lies in a release's folder and says all that the manifest may have to say of it. */
export const releaseFile = 'release.json'

export const folderOf = (portal: string, { name, version }: { name: string; version: string }) =>
  join(portal, 'remotes', name, version)

/** The Subresource Integrity value of a file. */
export const integrityOf = (path: string) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`

/**
 * Puts a release's files into their own folder: all or none of them, and never over others.
 * Throws ReleaseRefusal when the version is there with other content.
 */
export function copyRelease(source: string, target: string): void {
  if (existsSync(target)) {
    if (contentOf(source) === contentOf(target)) return
    const version = `${target} is there already with other content`
    throw new ReleaseRefusal(`${version}: a released version never changes, so give this one another number`)
  }
  mkdirSync(dirname(target), { recursive: true })
  const draft = join(dirname(target), `incoming-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  cpSync(source, draft, { recursive: true })
  renameSync(draft, target)
}

/** Of the packed copies only the originals count, and of the description all but the moment of the build. */
function contentOf(folder: string): string {
  const hash = createHash('sha256')
  const files = (readdirSync(folder, { recursive: true }) as string[]).sort()
  for (const file of files.filter((each) => each !== releaseFile && !packed.test(each))) {
    const path = join(folder, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** The whole release, as its own folder describes it; undefined where it does not, or describes another one. */
export function describedRelease(portal: string, release: RemoteRelease): RemoteRelease | undefined {
  const path = join(folderOf(portal, release), releaseFile)
  if (!existsSync(path)) return undefined
  const described = RemoteRelease.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  const isSame = described.data?.entry === release.entry && described.data.integrity === release.integrity
  return isSame ? described.data : undefined
}

/** Refuses a release whose files are gone or are not what the manifest says. */
export function checkFiles(portal: string, release: RemoteRelease): void {
  const { name, version, entry, integrity, preload, styles, pages = [], slots = [] } = release
  const more = [...pages, ...slots].flatMap((part) => [...part.preload, ...part.styles])
  for (const file of [{ href: entry, integrity }, ...preload, ...styles, ...more]) {
    const path = join(folderOf(portal, release), file.href.split(`/${version}/`)[1] ?? '')
    if (!existsSync(path) || integrityOf(path) !== file.integrity)
      throw new ReleaseRefusal(`${name} ${version} cannot go live: ${path} is gone or was changed`)
  }
}

/** Removes from a remote's folder those of versions that the manifest no longer knows, and what crashes left. */
export function removeForgotten(folder: string, forgotten: readonly string[], known: readonly string[]) {
  if (!existsSync(folder)) return
  for (const version of readdirSync(folder)) {
    const path = join(folder, version)
    const isOrphan = !known.includes(version) && Date.now() - statSync(path).mtimeMs > orphanMilliseconds
    if (forgotten.includes(version) || incoming.test(version) || isOrphan)
      rmSync(path, { recursive: true, force: true })
  }
}
