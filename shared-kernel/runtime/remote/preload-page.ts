import type { RemoteRelease } from '@portal/contracts/manifest'

type File = RemoteRelease['styles'][number]

/**
 * Fetches together what a page's code would ask for piece by piece: the entry of its remote, what that imports, and the
 * page; `soon` lets what is needed at once go first. It is always a preload: Firefox holds a prefetch against the
 * `default-src` of the page's policy, which is 'none', and Safari knows none. Whoever runs a file that did not come asks for it again, so a failure is
 * nobody's concern here. Tells whether the page takes names of the whole kernel.
 */
export function preloadPage(
  release: RemoteRelease,
  path: string,
  when: 'now' | 'soon',
): { takesWholeKernel: boolean } {
  const page = release.pages?.find((each) => each.path === path)
  const entry = { href: release.entry, integrity: release.integrity }
  for (const file of [entry, ...release.preload, ...(page?.preload ?? [])]) add(file, 'script', when)
  for (const file of [...release.styles, ...(page?.styles ?? [])]) add(file, 'style', when)
  return { takesWholeKernel: page?.takesWholeKernel ?? page !== undefined }
}

function add({ href, integrity }: File, as: 'script' | 'style', when: 'now' | 'soon'): void {
  // A build in one bundle has no file for it.
  if (!href || isRequestedFor(href)) return
  const link = document.createElement('link')
  // Scripts are fetched with CORS, style sheets without: one of the other kind would be fetched a second time.
  if (as === 'script') link.crossOrigin = 'anonymous'
  if (when === 'soon') link.fetchPriority = 'low'
  Object.assign(link, { rel: 'preload', as, integrity, href })
  document.head.append(link)
}

const isRequestedFor = (href: string) =>
  [...document.querySelectorAll('link')].some(
    (link) => link.rel === 'preload' && link.getAttribute('href') === href,
  )
