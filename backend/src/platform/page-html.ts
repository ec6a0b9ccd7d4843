import { routes } from '@portal/kernel/contracts/routes'
import { ownerOf, type RemoteRelease } from '@portal/kernel/manifest'
import type { Mode } from './config'

const place = '<!--remote-preloads-->'
/** What every page needs but the log-in page, which waits for no more than it shows. */
const insidePlace = /<!--inside (.*?)-->/
/** The rest of the kernel, which most pages need. */
const wholePlace = /<!--whole (.*?)-->/
const beforeLogIn = ['/', routes.login.path]
/** What the shell's first screen shows until a page is there. */
const waiting = /<!--page-->[\s\S]*<!--\/page-->/

export interface PageRequest {
  /** What this visitor gets of every remote. */
  releases: readonly RemoteRelease[]
  /** Below the basename. */
  path: string
  mode: Mode
  /** The page at the path as HTML, as its remote was built with it. */
  firstScreen?: string | undefined
}

/**
 * The shell's page with preloads of the remote that owns the path and of the page there, so that their code is on its
 * way before the shell has started, and of the rest of the kernel behind the log-in; in a sandbox it says so. Where the
 * page's first screen is known, it shows that from the first round trip on.
 */
export function pageFor(html: string, { releases, path, mode, firstScreen }: PageRequest): string {
  const owner = ownerOf(releases, path)
  const page = owner?.pages?.find((each) => each.path === path)
  const lines = [
    ...(mode === 'sandbox' ? ['<meta name="portal-mode" content="sandbox">'] : []),
    ...preloadsOf(owner, page, { shows: firstScreen !== undefined }),
  ]
  const isInside = !beforeLogIn.includes(path)
  const takesWhole = isInside && page?.takesWholeKernel !== false
  // A function, since in a text "$&" and its like would stand for something.
  return html
    .replace(insidePlace, (_, inside: string) => (isInside ? inside : ''))
    .replace(wholePlace, (_, whole: string) => (takesWhole ? whole : ''))
    .replace(place, () => lines.join('\n    '))
    .replace(waiting, (skeleton) => firstScreen ?? skeleton)
}

function preloadsOf(
  owner: RemoteRelease | undefined,
  page: ReleasedPage | undefined,
  { shows }: { shows: boolean },
): string[] {
  if (!owner) return []
  const entry = { href: owner.entry, integrity: owner.integrity }
  const scripts = [entry, ...owner.preload, ...(page?.preload ?? [])]
  const styles = [...owner.styles, ...(page?.styles ?? [])]
  // What shows already must have its styles; else they are for later.
  const sheet = shows ? styleSheet : (file: ReleasedFile) => preload('style', file)
  return [...styles.map(sheet), ...scripts.map((file) => preload('script', file))]
}

type ReleasedFile = RemoteRelease['styles'][number]
type ReleasedPage = NonNullable<RemoteRelease['pages']>[number]

const styleSheet = ({ href, integrity }: ReleasedFile) =>
  `<link rel="stylesheet" href="${escaped(href)}" integrity="${escaped(integrity)}">`

// Scripts are fetched with CORS, style sheets without: a preload of the other kind would be fetched a second time. And they
// come after what the first paint waits for.
const ofScripts = ' crossorigin="anonymous" fetchpriority="low"'
const preload = (as: 'script' | 'style', { href, integrity }: ReleasedFile) =>
  `<link rel="preload" as="${as}" href="${escaped(href)}" integrity="${escaped(integrity)}"${as === 'script' ? ofScripts : ''}>`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
