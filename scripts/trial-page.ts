// A process of its own, which open-trial.ts starts: gets a trial, tells of one remote after the other, and ends.
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom'
import type { Trial } from '../shared-kernel/build/releases/trial'
import { inaccessible } from './trial-access'
import { prepareWindow, TrialFiles } from './trial-window'

const modules = ['./remote', './lifecycles']

/** The shell gives a remote 8 s; what it says then is worth more than an end of patience. */
const pageMilliseconds = 15_000
/** What runs once a page is drawn may break it. */
const settleMilliseconds = 150
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

// As in a browser, a promise that nobody waits for breaks nothing.
process.on('unhandledRejection', () => undefined)

process.once('message', (trial) => openAll(trial as Trial))

async function openAll(trial: Trial) {
  for (const remote of trial.remotes) {
    const why = await reasonOf(trial, remote)
    process.send?.({ fault: why && `${remote.name} ${remote.version} cannot go live: ${why}.` })
  }
  process.disconnect()
  process.exit()
}

type Opened = Trial['remotes'][number]

/** Why a remote does not work; undefined where it does. Some first pages are those of before the log-in. */
async function reasonOf(trial: Trial, remote: Opened) {
  const inside = await open(trial, remote, trial.session)
  if (!inside.elsewhere) return inside.why
  const outside = await open(trial, remote, {})
  if (!outside.elsewhere) return outside.why
  return `its first page ${remote.page} does not open, but leads to ${outside.elsewhere}`
}

/** What a page said while it was open. */
interface Said {
  errors: unknown[]
  failed: boolean
}
interface Outcome {
  elsewhere?: string
  why?: string
}

/** Opens a remote's first page in a window. Resolves with where it led beyond the remote's pages, or why it broke. */
async function open(trial: Trial, remote: Opened, session: Trial['session']): Promise<Outcome> {
  const said: Said = { errors: [], failed: false }
  const console = new VirtualConsole()
  console.on('error', (...words) => said.errors.push(...words))
  console.on('jsdomError', ({ cause, detail }: Error & { detail?: unknown }) =>
    said.errors.push(cause ?? detail),
  )
  const { window } = new JSDOM('<!doctype html><div id="portal"></div>', {
    url: `https://portal.example/investors${remote.page}`,
    runScripts: 'dangerously',
    resources: new TrialFiles(trial),
    pretendToBeVisual: true,
    virtualConsole: console,
    beforeParse: (prepared) => prepareWindow(prepared, trial, session),
  })
  window.addEventListener('portal-failure', ({ detail }: Event & { detail?: { remote: string } }) => {
    said.failed ||= detail?.remote === remote.name
  })
  try {
    await start(window, trial.shell)
    const stands = await reservations(window, said)
    const path = window.location.pathname.replace(/^\/investors/, '')
    if (stands && !remote.prefixes.some((each) => path === each || path.startsWith(`${each}/`)))
      return { elsewhere: path }
    return {
      why:
        (await unevaluated(window, remote, said)) ??
        (await brokenPage(remote, stands, said)) ??
        (await unusable(window, remote)),
    }
  } finally {
    window.close()
  }
}

/** Runs the scripts of the shell one after the other, as a page does. */
function start({ document }: DOMWindow, scripts: readonly string[]) {
  for (const src of scripts) {
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { async: false, src }))
  }
}

/** Waits until a page has its heading, or it is known that it gets none. */
async function reservations({ document }: DOMWindow, said: Said) {
  const until = Date.now() + pageMilliseconds
  while (!said.failed && Date.now() < until) {
    if (document.querySelector('#portal main h1')) return true
    await pause(20)
  }
  return false
}

/** What a remote's entry leaves in the window. */
interface Container {
  get?: (module: string) => Promise<() => { default: { routes: { path: string }[] } }>
}

/** Why one of the modules that a remote exposes cannot be had. */
async function unevaluated(window: DOMWindow, { name, page }: Opened, said: Said) {
  const container: Container | undefined = window[name.replaceAll('-', '_')]
  if (!container?.get)
    return `${said.failed ? 'its entry does not run' : 'the shell does not bring it up'}${inWords(said.errors)}`
  for (const module of modules) {
    try {
      const exposed = (await container.get(module))()
      if (module === './remote' && !exposed.default.routes.some(({ path }) => `/${path}` === page))
        return `its module ${module} knows no page ${page}`
    } catch (error) {
      return `its module ${module} cannot be evaluated${inWords([error])}`
    }
  }
  return undefined
}

/** Why a page did not stay. */
async function brokenPage({ page }: Opened, stands: boolean, said: Said) {
  if (stands) await pause(settleMilliseconds)
  if (said.failed) return `its first page ${page} breaks as it is drawn${inWords(said.errors)}`
  return stands ? undefined : `its first page ${page} does not show within ${pageMilliseconds / 1000} s`
}

/** Why not everybody could use a page that stays. */
async function unusable(window: DOMWindow, { page }: Opened) {
  const why = await inaccessible(window)
  return why && `its first page ${page} is not accessible (${why})`
}

/** The first message among what a page said, on one line. */
function inWords(errors: readonly unknown[]) {
  const message = errors.map(messageOf).find((each) => each !== undefined)
  return message ? ` (${message.split('\n')[0]?.trim()})` : ''
}

/** An error of a window is none of this process's own. */
const messageOf = (error: unknown) =>
  typeof error === 'object' && error && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined
