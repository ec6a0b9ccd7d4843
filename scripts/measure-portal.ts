import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { RemoteRelease } from '../shared-kernel/contracts/manifest/public'
import { openManifest } from './read-manifest'
import { portalFolder, remotes } from './packages'

const fileOf = (href: string) => join(portalFolder, href.replace('/investors/', ''))
const sizeOf = (href: string) => gzipSync(readFileSync(fileOf(href)), { level: 9 }).length
const sumOf = (hrefs: readonly string[]) => [...new Set(hrefs)].reduce((sum, href) => sum + sizeOf(href), 0)
const hrefs = (files: readonly { href: string }[]) => files.map(({ href }) => href)

/**
 * What the page fetches before any remote: its scripts, preloaded or run, all of them named by the page itself; on the
 * log-in page, on the dashboard, and on pages that need the whole kernel.
 */
function measureShell() {
  const page = readFileSync(join(portalFolder, 'index.html'), 'utf8')
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
function measureRemote(release: RemoteRelease, { firstLoadInside, firstLoadWhole }: ShellFigures) {
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
    entry: sizeOf(release.entry),
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
  const shell = measureShell()
  return {
    shell,
    ...Object.fromEntries(live.map((each) => [each.name, measureRemote(each, shell)])),
  }
}
