import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ResourceLoader } from 'jsdom'
import { root } from './packages.mjs'

const portalPrefix = '/investors/'

/** The file that a portal's server would send for an address; undefined where there is none. */
function fileAt({ portal, builds }, address) {
  const build = builds.find((each) => address.startsWith(each.address))
  if (!build && !address.startsWith(portalPrefix)) return undefined
  const file = build
    ? join(build.folder, address.slice(build.address.length))
    : join(portal, address.slice(portalPrefix.length))
  return existsSync(file) ? readFileSync(file) : undefined
}

/** Scripts come from the folders of a trial; style sheets are empty, since nothing is looked at. */
export class TrialFiles extends ResourceLoader {
  constructor(trial) {
    super()
    this.trial = trial
  }

  fetch(url) {
    const { pathname } = new URL(url)
    const content = pathname.endsWith('.css') ? Buffer.alloc(0) : fileAt(this.trial, pathname)
    return content ? Promise.resolve(content) : Promise.reject(new Error(`${pathname} is not there`))
  }
}

/** The installation's settings, with the console on: what a page says of a crash is said there. */
function settingsOf(trial) {
  const own = fileAt(trial, `${portalPrefix}config.json`)
  const settings = own ?? readFileSync(join(root, 'shell/config.default.json'))
  return JSON.stringify({ ...JSON.parse(settings), environment: 'dev' })
}

/** Answers what lies in the portal. Calls stay without an answer: a page shows what it shows until one comes. */
function fetchIn(trial, requested) {
  const { pathname } = new URL(requested.url ?? requested, 'https://portal.example')
  if (pathname === `${portalPrefix}remotes.json`) return Promise.resolve(new Response(trial.manifest))
  if (pathname === `${portalPrefix}config.json`) return Promise.resolve(new Response(settingsOf(trial)))
  if (!pathname.startsWith(portalPrefix)) return new Promise(() => undefined)
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
]

/** Of observers and queries nothing ever comes. */
class Silent {
  static supportedEntryTypes = []
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
const query = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })

/** Makes a window of jsdom one that the shell starts in, with what its tab keeps of an investor. */
export function prepareWindow(window, trial, session) {
  for (const name of fromNode) window[name] = globalThis[name]
  Object.defineProperty(window, 'crypto', { value: globalThis.crypto })
  Object.assign(window, {
    fetch: (requested) => fetchIn(trial, requested),
    XMLHttpRequest: Unanswered,
    IntersectionObserver: Silent,
    PerformanceObserver: Silent,
    ResizeObserver: Silent,
    matchMedia: query,
    scrollTo: () => undefined,
    requestIdleCallback: (work) =>
      window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 1),
  })
  for (const [key, value] of Object.entries(session))
    window.sessionStorage.setItem(key, JSON.stringify(value))
}
