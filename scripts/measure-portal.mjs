import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openManifest } from './read-manifest.mjs'
import { portalFolder, remotes } from './packages.mjs'

const fileOf = (href) => join(portalFolder, href.replace('/investors/', ''))
const sizeOf = (href) => gzipSync(readFileSync(fileOf(href)), { level: 9 }).length
const sumOf = (hrefs) => [...new Set(hrefs)].reduce((sum, href) => sum + sizeOf(href), 0)
const hrefs = (files) => files.map(({ href }) => href)

/**
 * What the page fetches before any remote: its scripts, preloaded or run, all of them named by the page itself; on the
 * log-in page, on the dashboard, and on pages that need the whole kernel.
 */
function measureShell() {
  const page = readFileSync(join(portalFolder, 'index.html'), 'utf8')
  const scripts = (html) => [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, href]) => href)
  return {
    firstLoad: sumOf(scripts(page.replace(/<!--(inside|whole) .*?-->/g, ''))),
    firstLoadInside: sumOf(scripts(page.replace(/<!--whole .*?-->/, ''))),
    firstLoadWhole: sumOf(scripts(page)),
  }
}

/** What a remote's package says of it. */
const packageOf = ({ name }) => remotes().find((each) => each.name === name)

/** Code of a page or a slot that no preload names is asked for by code that had to arrive first: one more round trip. */
function depthOf(release) {
  const { pages = [], slots = [] } = release
  // A first screen's code lies with the remote.
  const { firstScreens = [] } = packageOf(release)
  const isLate = ({ path, preload }) => preload.length === 0 && !firstScreens.includes(path)
  const page = 1
  return page + 1 + ([...pages, ...slots].some(isLate) ? 1 : 0)
}

/**
 * What a visit that begins with a page of the remote fetches besides the shell. A page that shows before its code has come
 * waits for its own part of the kernel alone: where it takes more, that counts as its own.
 */
function measureRemote(release, { firstLoadInside, firstLoadWhole }) {
  const { firstScreens = [], waitingScreens = [] } = packageOf(release)
  const early = [...firstScreens, ...waitingScreens]
  const always = [release.entry, ...hrefs(release.preload)]
  const parts = [...(release.pages ?? []), ...(release.slots ?? [])]
  const routes = parts.map(({ path, preload, takesWholeKernel }) => {
    const more = early.includes(path) && takesWholeKernel ? firstLoadWhole - firstLoadInside : 0
    return sumOf([...always, ...hrefs(preload)]) + more
  })
  return {
    entry: sizeOf(release.entry),
    firstRoute: Math.max(sumOf(always), ...routes),
    requestsInDepth: depthOf(release),
  }
}

/**
 * Figures of the built portal by package: bytes after gzip; `firstRoute` is the heaviest page that a visit may begin
 * with, or slot that a page may show; `requestsInDepth` counts requests that wait for each other until that page's code is there.
 */
export function measurePortal() {
  const manifest = openManifest(readFileSync(join(portalFolder, 'remotes.json'), 'utf8'))
  const live = manifest.remotes.map(({ live, releases }) => releases.find(({ version }) => version === live))
  const shell = measureShell()
  return {
    shell,
    ...Object.fromEntries(live.map((each) => [each.name, measureRemote(each, shell)])),
  }
}
