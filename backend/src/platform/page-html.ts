import { ownerOf, type RemoteRelease } from '@portal/kernel/manifest'

const place = '<!--remote-preloads-->'

/**
 * The shell's page with preloads of the remote that owns `path` (below the basename) and of the page there, so that
 * their code is on its way before the shell has started. `releases` are what this visitor gets.
 */
export function pageFor(html: string, releases: readonly RemoteRelease[], path: string): string {
  const owner = ownerOf(releases, path)
  if (!owner) return html.replace(place, '')
  const page = owner.pages?.find((each) => each.path === path)
  const entry = { href: owner.entry, integrity: owner.integrity }
  const scripts = [entry, ...owner.preload, ...(page?.preload ?? [])]
  const lines = [
    ...[...owner.styles, ...(page?.styles ?? [])].map((file) => preload('style', file)),
    ...scripts.map((file) => preload('script', file)),
  ]
  return html.replace(place, lines.join('\n    '))
}

const preload = (as: 'script' | 'style', { href, integrity }: { href: string; integrity: string }) =>
  `<link rel="preload" as="${as}" href="${escaped(href)}" integrity="${escaped(integrity)}" crossorigin="anonymous">`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
