// A squad's first hour, by the commands that the documents print (npm run first:hour).
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest } from '@portal/contracts/manifest'
import { readDocument } from '../../scripts/documents'
import { commandOf, type HourStep, hourSteps, newRemote } from '../../scripts/first-hour-steps'
import { root } from '../../scripts/packages'
import { ApiClient } from '../fixtures/api-client'
import { demoPassword } from '../fixtures/demo-password'
import { freePort } from '../fixtures/portal-process'
import { until } from '../fixtures/until'
import { endAll, type RunningCommand, type, typed } from './hour-commands'

const folder = mkdtempSync(join(tmpdir(), 'first-hour-'))
const port = await freePort()
const url = `http://localhost:${port}`
const pageFile = `${newRemote}/src/yours/yours.page.tsx`
const rows: { step: string; command: string; seconds: number }[] = []
let text = 'You are logged in, and this page is yours.'

class Untrue extends Error {}

/** Fails the hour where something is not as the documents say. */
function hold(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Untrue(`Not so: ${what}`)
}

/** Does a step, and notes how long it took. */
async function step<T>(name: string, command: string, work: (line: string) => Promise<T>): Promise<T> {
  console.log(`${name}: ${command}`)
  const began = Date.now()
  try {
    return await work(command)
  } finally {
    rows.push({ step: name, command, seconds: Math.round((Date.now() - began) / 100) / 10 })
  }
}
const documented = <T>(name: string, given: HourStep, work: (line: string) => Promise<T>) =>
  step(name, commandOf(given), work)
const run = (line: string) => typed(line, folder, port)

async function read(path: string): Promise<string> {
  const answer = await fetch(url + path)
  hold(answer.status === 200, `${path} is served (it answered ${answer.status})`)
  return answer.text()
}

async function served(): Promise<ReleaseManifest['remotes'][number] | undefined> {
  const { payload } = JSON.parse(await read('/investors/remotes.json')) as { payload: string }
  const { remotes } = JSON.parse(payload) as ReleaseManifest
  return remotes.find(({ name }) => name === newRemote)
}

/** All code of the version that everybody gets. */
async function servedCode(): Promise<string> {
  const remote = await served()
  const release = remote?.releases.find(({ version }) => version === remote.live)
  if (!release) return ''
  const files = [...release.preload, ...(release.pages ?? []).flatMap(({ preload }) => preload)]
  return (await Promise.all([release.entry, ...files.map(({ href }) => href)].map(read))).join('\n')
}

/** An edit of the new page, which everybody could read. */
function edit(next: string): void {
  const path = join(folder, pageFile)
  writeFileSync(path, readFileSync(path, 'utf8').replace(text, next))
  text = next
}

async function startAndLogIn(line: string): Promise<void> {
  const portal = type(line, folder, port)
  await portal.says('Portal ready')
  hold((await read('/investors/auth/login')).includes('Log in'), 'the log-in page is served')
  const pan = 'ZZZPV1001A'
  const { text: readme } = readDocument('README.md')
  hold(readme.includes(pan) && readme.includes(demoPassword), 'README.md names who can log in')
  const session = await new ApiClient(url).logIn(pan)
  hold(Boolean(session.sessionToken), 'a demo investor logs in')
  await portal.end()
}

async function make(line: string): Promise<string> {
  const said = await run(line)
  for (const file of [pageFile, `${newRemote}/src/entries.ts`, `${newRemote}/src/conformance.test.ts`])
    hold(existsSync(join(folder, file)), `${file} is there`)
  const install = /^ {2}(npx --yes pnpm@\S+ install)/m.exec(said)?.[1]
  hold(install !== undefined, 'it names the pnpm install to run')
  hold(said.includes(`cd ${newRemote} && npx jest`), 'it names the tests to run')
  return install
}

async function develop(line: string): Promise<void> {
  const portal = type(line, folder, port)
  await portal.says('Portal ready, from source')
  hold((await read('/investors/home/yours')).includes('/__dev/reload.js'), 'its page is served, and reloads')
  const remote = await until(served, (each) => each?.live === 'dev')
  const entries = remote?.releases[0]?.navigation ?? []
  hold(
    entries.some(({ to }) => to === '/home/yours'),
    'its menu entry comes with it',
  )
  hold((await servedCode()).includes(text), 'its page is from source')
  edit('You are logged in, and this page is new.')
  // For a moment the files of before the edit are gone, and the manifest still names them.
  const seen = () => servedCode().catch(() => '')
  await until(seen, (code) => code.includes(text))
  await portal.end()
}

/** What everybody gets after a command, told by the command itself, too. */
async function change(line: string, says: RegExp, isSo: (remote: NonNullable<Served>) => boolean) {
  const said = await run(line)
  hold(says.test(said), `the command says ${says}:\n${said}`)
  const remote = await served()
  hold(remote !== undefined && isSo(remote), `the served manifest follows: ${JSON.stringify(remote)}`)
  return remote
}
type Served = Awaited<ReturnType<typeof served>>

async function releases(): Promise<void> {
  const manifest = join(folder, 'dist/portal/remotes.json')
  const before = readFileSync(manifest, 'utf8')
  const said = await documented('dry run', hourSteps.foresee, run)
  hold(said.includes('Dry run: nothing was changed.'), 'a dry run says so')
  hold(readFileSync(manifest, 'utf8') === before, 'a dry run changes nothing')
  const first = await documented('release', hourSteps.release, (line) =>
    change(line, /In force from the next page load on/, ({ canary }) => !canary),
  )
  hold((await servedCode()).includes(text), 'what was released is what everybody gets')
  edit('You are logged in, and this page is tried by some.')
  await documented('canary', hourSteps.canary, (line) =>
    change(line, /for 10 %/, ({ live, canary }) => live === first.live && canary?.percent === 10),
  )
  const listed = await documented('releases of one', hourSteps.list, run)
  hold(listed.includes('canary for 10 %'), 'the table names the canary')
  const promoted = await documented('promote', hourSteps.promote, (line) =>
    change(line, /→/, ({ live, canary }) => live !== first.live && !canary),
  )
  hold((await servedCode()).includes(text), 'everybody gets the canary')
  await documented('roll back', hourSteps.rollBack, (line) =>
    change(line, new RegExp(`${promoted.live} → ${first.live}`), ({ live }) => live === first.live),
  )
  const page = await read('/investors/home/yours')
  hold(
    page.includes(first.live) && !page.includes(promoted.live),
    'the next page load has the version before',
  )
  const shown = await documented('releases', hourSteps.show, run)
  hold(new RegExp(`${newRemote} +your-squad +${first.live}`).test(shown), 'the table says who runs what')
  await documented('take it off again', hourSteps.withdraw, (line) =>
    change(line, /withdrawn/, ({ withdrawn }) => withdrawn !== undefined),
  )
}

async function hour(): Promise<void> {
  await step('clone', `git clone ${root}`, async () =>
    execFileSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' }),
  )
  await documented('install, build, start, log in', hourSteps.start, startAndLogIn)
  const install = await documented('make a remote', hourSteps.make, make)
  await step('link its packages', install, run)
  await step('its tests', `cd ${newRemote} && npx jest`, run)
  await documented('develop it', hourSteps.develop, develop)
  const tested = await documented('all its checks', hourSteps.test, run)
  hold(/^\d+ passed, 0 failed/m.test(tested), 'its checks pass')
  const server: RunningCommand = await documented('serve what is built', hourSteps.serve, async (line) => {
    // In the place of the shell, which would end by the signal that the server ends in order by.
    const portal = type(`exec ${line}`, folder, port)
    await portal.says('Portal ready')
    return portal
  })
  edit('You are logged in, and this page is released.')
  await releases()
  await step('end', 'SIGTERM', async () =>
    hold((await server.end('SIGTERM')) === 0, 'the server ends with 0'),
  )
}

try {
  await hour()
} catch (error) {
  console.error(error instanceof Untrue ? error.message : error)
  process.exitCode = 1
} finally {
  endAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
console.table(rows)
console.log(`${Math.round(rows.reduce((sum, { seconds }) => sum + seconds, 0) / 6) / 10} minutes`)
// Connections that are kept open would hold it.
process.exit()
