import { routes } from '@portal/kernel/contracts/routes'
import { ownerOf, type RemoteRelease } from '@portal/kernel/manifest'
import type { Mode } from './config'

const place = '<!--remote-preloads-->'
/** What every page needs but the log-in page, which waits for no more than it shows. */
const insidePlace = /<!--inside (.*?)-->/
const beforeLogIn = ['/', routes.login.path]

export interface PageRequest {
  /** What this visitor gets of every remote. */
  releases: readonly RemoteRelease[]
  /** Below the basename. */
  path: string
  mode: Mode
}

/**
 * The shell's page with preloads of the remote that owns the path and of the page there, so that their code is on its
 * way before the shell has started, and of the rest of the kernel behind the log-in; in a sandbox it says so.
 */
export function pageFor(html: string, { releases, path, mode }: PageRequest): string {
  const lines = [
    ...(mode === 'sandbox' ? ['<meta name="portal-mode" content="sandbox">'] : []),
    ...preloadsOf(ownerOf(releases, path), path),
  ]
  // A function, since in a text "$&" and its like would stand for something.
  return html
    .replace(insidePlace, (_, inside: string) => (beforeLogIn.includes(path) ? '' : inside))
    .replace(place, () => lines.join('\n    '))
}

function preloadsOf(owner: RemoteRelease | undefined, path: string): string[] {
  if (!owner) return []
  const page = owner.pages?.find((each) => each.path === path)
  const entry = { href: owner.entry, integrity: owner.integrity }
  const scripts = [entry, ...owner.preload, ...(page?.preload ?? [])]
  const styles = [...owner.styles, ...(page?.styles ?? [])]
  return [...styles.map((file) => preload('style', file)), ...scripts.map((file) => preload('script', file))]
}

// Scripts are fetched with CORS, style sheets without: a preload of the other kind would be fetched a second time.
const preload = (as: 'script' | 'style', { href, integrity }: { href: string; integrity: string }) =>
  `<link rel="preload" as="${as}" href="${escaped(href)}" integrity="${escaped(integrity)}"${as === 'script' ? ' crossorigin="anonymous"' : ''}>`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
