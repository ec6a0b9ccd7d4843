import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DOMWindow, ResourceLoader } from 'jsdom'
import type { Trial } from '../shared-kernel/build/releases/trial'
import { root } from './packages'

const portalPrefix = '/investors/'

/** The file that a portal's server would send for an address; undefined where there is none. */
function fileAt({ portal, builds }: Trial, address: string) {
  const build = builds.find((each) => address.startsWith(each.address))
  if (!build && !address.startsWith(portalPrefix)) return undefined
  const file = build
    ? join(build.folder, address.slice(build.address.length))
    : join(portal, address.slice(portalPrefix.length))
  return existsSync(file) ? readFileSync(file) : undefined
}

/** Scripts come from the folders of a trial; style sheets are empty, since nothing is looked at. */
export class TrialFiles extends ResourceLoader {
  readonly trial: Trial

  constructor(trial: Trial) {
    super()
    this.trial = trial
  }

  override fetch(url: string) {
    const { pathname } = new URL(url)
    const content = pathname.endsWith('.css') ? Buffer.alloc(0) : fileAt(this.trial, pathname)
    const answer = content ? Promise.resolve(content) : Promise.reject(new Error(`${pathname} is not there`))
    return Object.assign(answer, { abort: () => undefined })
  }
}

/** The installation's settings, with the console on: what a page says of a crash is said there. */
function settingsOf(trial: Trial) {
  const own = fileAt(trial, `${portalPrefix}config.json`)
  const settings = own ?? readFileSync(join(root, 'shell/config.default.json'))
  return JSON.stringify({ ...JSON.parse(String(settings)), environment: 'dev' })
}

/** Answers what lies in the portal. Calls stay without an answer: a page shows what it shows until one comes. */
function fetchIn(trial: Trial, requested: string | URL | Request) {
  const address = requested instanceof Request ? requested.url : requested
  const { pathname } = new URL(address, 'https://portal.example')
  if (pathname === `${portalPrefix}remotes.json`) return Promise.resolve(new Response(trial.manifest))
  if (pathname === `${portalPrefix}config.json`) return Promise.resolve(new Response(settingsOf(trial)))
  if (!pathname.startsWith(portalPrefix)) return new Promise<Response>(() => undefined)
  const content = fileAt(trial, pathname)
  return Promise.resolve(content ? new Response(content) : new Response('', { status: 404 }))
}

/** What a browser has and jsdom lacks, and Node has. */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'Uint8Array',
  'structuredClone',
] as const

/** Of observers and queries nothing ever comes. */
class Silent {
  static supportedEntryTypes: string[] = []
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** A call that gets no answer. */
class Unanswered extends Silent {
  upload = { addEventListener() {} }
  open() {}
  send() {}
  abort() {}
  setRequestHeader() {}
  addEventListener() {}
  getAllResponseHeaders = () => ''
}
const query = (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })

/** Makes a window of jsdom one that the shell starts in, with what its tab keeps of an investor. */
export function prepareWindow(window: DOMWindow, trial: Trial, session: Trial['session']) {
  for (const name of fromNode) Object.assign(window, { [name]: globalThis[name] })
  Object.defineProperty(window, 'crypto', { value: globalThis.crypto })
  Object.assign(window, {
    fetch: (requested: string | URL | Request) => fetchIn(trial, requested),
    XMLHttpRequest: Unanswered,
    IntersectionObserver: Silent,
    PerformanceObserver: Silent,
    ResizeObserver: Silent,
    matchMedia: query,
    scrollTo: () => undefined,
    requestIdleCallback: (work: IdleRequestCallback) =>
      window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 1),
  })
  for (const [key, value] of Object.entries(session))
    window.sessionStorage.setItem(key, JSON.stringify(value))
}
