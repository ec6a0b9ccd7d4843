import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { RemoteRelease } from '../shared-kernel/contracts/manifest/public'
import type { BuiltRelease } from '../shared-kernel/build/releases/release-store'
import { openManifest } from './read-manifest'
import { portalFolder, remotes } from './packages'

/** Where the file of an address lies. */
type Files = (href: string) => string

const filesIn =
  (portal: string): Files =>
  (href) =>
    join(portal, href.replace('/investors/', ''))
const sizeOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length
const sumIn = (fileOf: Files) => (hrefs: readonly string[]) =>
  [...new Set(hrefs)].reduce((sum, href) => sum + sizeOf(fileOf(href)), 0)
const hrefs = (files: readonly { href: string }[]) => files.map(({ href }) => href)

/**
 * What the page fetches before any remote: its scripts, preloaded or run, all of them named by the page itself; on the
 * log-in page, on the dashboard, and on pages that need the whole kernel.
 */
function measureShell(portal: string) {
  const sumOf = sumIn(filesIn(portal))
  const page = readFileSync(join(portal, 'index.html'), 'utf8')
  const scripts = (html: string) =>
    [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, href = '']) => href)
  return {
    firstLoad: sumOf(scripts(page.replace(/<!--(inside|whole) .*?-->/g, ''))),
    firstLoadInside: sumOf(scripts(page.replace(/<!--whole .*?-->/, ''))),
    firstLoadWhole: sumOf(scripts(page)),
  }
}

type ShellFigures = ReturnType<typeof measureShell>

/** What a remote's package says of it. */
const packageOf = ({ name }: RemoteRelease) => remotes().find((each) => each.name === name)!

/** Code of a page or a slot that no preload names is asked for by code that had to arrive first: one more round trip. */
function depthOf(release: RemoteRelease) {
  const { pages = [], slots = [] } = release
  // A first screen's code lies with the remote.
  const { firstScreens = [] } = packageOf(release)
  const lateFirst = pages.filter(({ path }) => !firstScreens.includes(path))
  const isLate = ({ preload }: { preload: readonly unknown[] }) => preload.length === 0
  const page = 1
  return page + 1 + ([...lateFirst, ...slots].some(isLate) ? 1 : 0)
}

/**
 * What a visit that begins with a page of the remote fetches besides the shell. A page that shows before its code has come
 * waits for its own part of the kernel alone: where it takes more, that counts as its own.
 */
function measureRemote(
  release: RemoteRelease,
  { firstLoadInside, firstLoadWhole }: ShellFigures,
  fileOf: Files,
) {
  const sumOf = sumIn(fileOf)
  const { pages = [], slots = [] } = release
  const { firstScreens = [], waitingScreens = [] } = packageOf(release)
  const early = [...firstScreens, ...waitingScreens]
  const always = [release.entry, ...hrefs(release.preload)]
  const partOf = ({ preload }: { preload: readonly { href: string }[] }) =>
    sumOf([...always, ...hrefs(preload)])
  const routes = pages.map((page) => {
    const takesMore = early.includes(page.path) && page.takesWholeKernel
    return partOf(page) + (takesMore ? firstLoadWhole - firstLoadInside : 0)
  })
  return {
    entry: sizeOf(fileOf(release.entry)),
    firstRoute: Math.max(sumOf(always), ...routes, ...slots.map(partOf)),
    requestsInDepth: depthOf(release),
  }
}

/**
 * Figures of the built portal by package: bytes after gzip; `firstRoute` is the heaviest page that a visit may begin
 * with, or slot that a page may show; `requestsInDepth` counts requests that wait for each other until that page's code is there.
 */
export function measurePortal(): Record<string, Record<string, number>> {
  const manifest = openManifest(readFileSync(join(portalFolder, 'remotes.json'), 'utf8'))
  const live = manifest.remotes.flatMap(
    ({ live, releases }) => releases.find(({ version }) => version === live) ?? [],
  )
  const shell = measureShell(portalFolder)
  return {
    shell,
    ...Object.fromEntries(live.map((each) => [each.name, measureRemote(each, shell, filesIn(portalFolder))])),
  }
}

const noShell: ShellFigures = { firstLoad: 0, firstLoadInside: 0, firstLoadWhole: 0 }

/** The same figures of a remote whose build is not in place yet; where a portal has no shell, its kernel counts as nothing. */
export function measureBuilt(portal: string, { folder, release }: BuiltRelease): Record<string, number> {
  const shell = existsSync(join(portal, 'index.html')) ? measureShell(portal) : noShell
  return measureRemote(release, shell, (href) => join(folder, href.split(`/${release.version}/`)[1] ?? ''))
}
