import type { RemoteLoader } from './remote-loader'

/** Fetches the page that a link leads to, and loads its remote, when the pointer rests on it or focus reaches it. Returns what stops it. */
export function prefetchOnIntent(root: Document, basename: string, remotes: RemoteLoader): () => void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    if (!link.pathname.startsWith(`${basename}/`)) return
    const path = link.pathname.slice(basename.length)
    const owner = remotes.ownerOf(path)
    if (!owner) return
    remotes.load(owner.name).then(
      // Of the version that this tab has, which need not be the newest.
      ({ release }) => remotes.preload(release, path, 'soon'),
      // A failure shows when the link is followed; until then it is nobody's concern.
      () => undefined,
    )
  }
  root.addEventListener('pointerover', prefetch, { passive: true })
  root.addEventListener('focusin', prefetch)
  return () => {
    root.removeEventListener('pointerover', prefetch)
    root.removeEventListener('focusin', prefetch)
  }
}
