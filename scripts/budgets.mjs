// Fails when a package's JavaScript outgrows budgets.json (bytes, gzip), and says what grew.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { portalFolder, root } from './packages.mjs'

const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))
const sizeOf = (path) => gzipSync(readFileSync(path), { level: 9 }).length
const fileOf = (href) => join(portalFolder, href.replace('/investors/', ''))

/** What the page fetches before any remote: its scripts, preloaded or run. */
function shellSizes() {
  const page = readFileSync(join(portalFolder, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, href]) => href)
  return { firstLoad: scripts.reduce((sum, href) => sum + sizeOf(fileOf(href)), 0) }
}

function remoteSizes(release) {
  const folder = join(portalFolder, 'remotes', release.name, release.version)
  const pages = readdirSync(folder).filter((file) => file.endsWith('.js') && !release.entry.endsWith(file))
  return {
    entry: sizeOf(fileOf(release.entry)),
    largestPage: Math.max(0, ...pages.map((file) => sizeOf(join(folder, file)))),
  }
}

const liveOf = ({ live, releases }) => releases.find(({ version }) => version === live)
const { remotes } = JSON.parse(readFileSync(join(portalFolder, 'remotes.json'), 'utf8'))
const measured = {
  shell: shellSizes(),
  ...Object.fromEntries(remotes.map((each) => [each.name, remoteSizes(liveOf(each))])),
}
let grown = 0
for (const [name, limits] of Object.entries(budgets)) {
  for (const [part, limit] of Object.entries(limits)) {
    const size = measured[name]?.[part]
    const isOver = size === undefined || size > limit
    console.log(`${isOver ? '✗' : '✓'} ${name} ${part}: ${size ?? 'not built'} of ${limit} bytes gzip`)
    if (isOver) grown += 1
  }
}
if (grown)
  console.error('Over budget. "npm run build" and "ls -S dist/portal/remotes/*/*" show the largest files.')
process.exitCode = grown ? 1 : 0
