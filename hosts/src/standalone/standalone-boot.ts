import '@portal/ui/page-styles'
import '@fontsource-variable/figtree/wght.css'
import { startVisit, toRemoteFailure, type ParcelEvent } from '@portal/kernel'
import {
  bearTranslation,
  failureReport,
  type Outage,
  parcelLifecycles,
  prepareVisit,
  startPageTelemetry,
  loadVitals,
  type PageTelemetry,
} from '@portal/kernel/internal'
import remote from 'portal-remote'
import { enterByLink, type RefusedLink } from '../shared/enter-by-link'
import { startHostLanguage } from '../shared/hosts-language'
import { showFailure } from '../shared/failure-panel'
import { notifyParcelEvents } from '../embed/parcel-events'

/**
 * The link that opened this page, taken out of the address at once, so that neither the history nor a copied address
 * holds it. It comes behind the #, which no server and no log ever sees.
 */
function takeLink(): string | undefined {
  const { hash, pathname, search } = location
  const link = new URLSearchParams(hash.slice(1)).get('link')
  if (link === null) return undefined
  history.replaceState(history.state, '', pathname + search)
  return link
}

/**
 * Tells the page that holds this one in a frame what `<neem-portal>` tells as events: `{ type, detail }` by message. Only
 * listed origins may hold it (frame-ancestors), and nothing that it hears is secret.
 */
function pageAround(remote: string, version: string): (event: ParcelEvent) => void {
  const { parent } = window
  if (parent === window) return () => undefined
  return notifyParcelEvents((type, detail) => parent.postMessage({ type, detail }, '*'), remote, version)
}

/** Measures Web Vitals of the one remote on this page, once the page has come to rest. */
function measurePage(page: { remote: string; version: string }, { report }: PageTelemetry): void {
  const start = async () => {
    const { observeVitals } = await loadVitals()
    const vitals = observeVitals(report)
    vitals.moveTo(page)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') vitals.settle()
    })
  }
  // Without it the page is as good; only nobody learns how fast it was.
  const begin = () => void start().catch(() => undefined)
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 2000))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

const portal = '/investors'
const basename = `${portal}/standalone/${remote.name}`
const page = { remote: remote.name, version: __REMOTE_VERSION__ }
const telemetry = startPageTelemetry({ kernel: __KERNEL_VERSION__, shell: 'standalone' })

bearTranslation(document)
startHostLanguage({
  fonts: { hi: () => import('@portal/kernel/words/devanagari.css') },
  root: document.documentElement,
})
const lifecycles = parcelLifecycles(remote)
const notifyPageAround = pageAround(remote.name, page.version)

/** Takes the link that the page came with; returns why it gave no session. */
async function enter(): Promise<RefusedLink | undefined> {
  const link = takeLink()
  void prepareVisit(location.hash)
  if (link === undefined) return undefined
  const entry = await enterByLink(link)
  if ('refused' in entry) return entry
  startVisit(remote.name === 'mfe-mandate' ? 'eMandateStandalone' : 'standalone')
  return undefined
}

/** What does not work for now: the server writes it into the page, out of the manifest that it has proven. */
function outageOfPage(): Outage | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="portal-outage"]')?.content
  return text === undefined ? undefined : (JSON.parse(text) as Outage)
}

/** Brings the remote up; where its code does not arrive, says so and offers another try. */
async function open(domElement: HTMLElement, refused: RefusedLink | undefined): Promise<void> {
  const props = {
    name: remote.name,
    domElement,
    kind: 'standalone' as const,
    version: page.version,
    path: location.pathname.slice(basename.length) + location.search,
    basename,
    portal,
    outage: outageOfPage(),
    releases: async () => (await import('./page-releases')).pageReleases(portal, outageOfPage()),
    ...(refused && { entryRefused: refused.refused, sendLinkAgain: refused.sendAgain }),
    onEvent: notifyAll(countLoad(performance.now()), notifyPageAround),
    telemetry,
  }
  try {
    await lifecycles.bootstrap(props)
    await lifecycles.mount(props)
  } catch (error) {
    const failure = toRemoteFailure(error, 'LOAD-005', page.remote, page.version)
    telemetry.report(failureReport(failure))
    const hide = showFailure(domElement, failure, () => void open(domElement, refused).then(hide))
  } finally {
    // Something is on the page now: the message for a page without anything goes.
    document.getElementById('start-help')?.remove()
  }
}

const notifyAll =
  (...listeners: readonly ((event: ParcelEvent) => void)[]) =>
  (event: ParcelEvent) =>
    listeners.forEach((listener) => listener(event))

/** Counts the remote once its first page is there. */
function countLoad(started: number): (event: ParcelEvent) => void {
  return ({ kind }) => {
    const milliseconds = Math.round(performance.now() - started)
    if (kind === 'ready') telemetry.report({ kind: 'load', ...page, milliseconds })
  }
}

const element = document.getElementById('portal')
if (element) {
  measurePage(page, telemetry)
  void enter().then((refused) => open(element, refused))
}
