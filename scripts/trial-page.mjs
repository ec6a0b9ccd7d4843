// A process of its own, which open-trial.mjs starts: gets a trial, tells of one remote after the other, and ends.
import { JSDOM, VirtualConsole } from 'jsdom'
import { prepareWindow, TrialFiles } from './trial-window.mjs'

const modules = ['./remote', './lifecycles']

/** The shell gives a remote 8 s; what it says then is worth more than an end of patience. */
const pageMilliseconds = 15_000
/** What runs once a page is drawn may break it. */
const settleMilliseconds = 150
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

// As in a browser, a promise that nobody waits for breaks nothing.
process.on('unhandledRejection', () => undefined)

process.once('message', async (trial) => {
  for (const remote of trial.remotes) {
    const why = await reasonOf(trial, remote)
    process.send({ fault: why && `${remote.name} ${remote.version} cannot go live: ${why}.` })
  }
  process.disconnect()
  process.exit()
})

/** Why a remote does not work; undefined where it does. Some first pages are those of before the log-in. */
async function reasonOf(trial, remote) {
  const inside = await open(trial, remote, trial.session)
  if (!inside.elsewhere) return inside.why
  const outside = await open(trial, remote, {})
  if (!outside.elsewhere) return outside.why
  return `its first page ${remote.page} does not open, but leads to ${outside.elsewhere}`
}

/** Opens a remote's first page in a window. Resolves with where it led beyond the remote's pages, or why it broke. */
async function open(trial, remote, session) {
  const said = { errors: [], failed: false }
  const console = new VirtualConsole()
  console.on('error', (...words) => said.errors.push(...words))
  console.on('jsdomError', ({ cause, detail }) => said.errors.push(cause ?? detail))
  const { window } = new JSDOM('<!doctype html><div id="portal"></div>', {
    url: `https://portal.example/investors${remote.page}`,
    runScripts: 'dangerously',
    resources: new TrialFiles(trial),
    pretendToBeVisual: true,
    virtualConsole: console,
    beforeParse: (prepared) => prepareWindow(prepared, trial, session),
  })
  window.addEventListener('portal-failure', ({ detail }) => {
    said.failed ||= detail.remote === remote.name
  })
  try {
    await start(window, trial.shell)
    const stands = await reservations(window, said)
    const path = window.location.pathname.replace(/^\/investors/, '')
    if (stands && !remote.prefixes.some((each) => path === each || path.startsWith(`${each}/`)))
      return { elsewhere: path }
    return { why: (await unevaluated(window, remote, said)) ?? (await brokenPage(remote, stands, said)) }
  } finally {
    window.close()
  }
}

/** Runs the scripts of the shell one after the other, as a page does. */
function start({ document }, scripts) {
  for (const src of scripts) {
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { async: false, src }))
  }
}

/** Waits until a page has its heading, or it is known that it gets none. */
async function reservations({ document }, said) {
  const until = Date.now() + pageMilliseconds
  while (!said.failed && Date.now() < until) {
    if (document.querySelector('#portal main h1')) return true
    await pause(20)
  }
  return false
}

/** Why one of the modules that a remote exposes cannot be had. */
async function unevaluated(window, { name, page }, said) {
  const container = window[name.replaceAll('-', '_')]
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
async function brokenPage({ page }, stands, said) {
  if (stands) await pause(settleMilliseconds)
  if (said.failed) return `its first page ${page} breaks as it is drawn${inWords(said.errors)}`
  return stands ? undefined : `its first page ${page} does not show within ${pageMilliseconds / 1000} s`
}

/** The first message among what a page said, on one line. */
function inWords(errors) {
  const message = errors.find((each) => typeof each?.message === 'string')?.message
  return message ? ` (${message.split('\n')[0].trim()})` : ''
}
