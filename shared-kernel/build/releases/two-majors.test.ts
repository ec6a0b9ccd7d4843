// @reads-all-packages
import { createPublicKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { JSDOM, VirtualConsole } from 'jsdom'
import { manifestOf } from '@portal/contracts/manifest'
import { demoSession } from '@portal/testing/samples'
import { openTrial } from '../../../scripts/open-trial'
import { prepareWindow, TrialFiles } from '../../../scripts/trial-window'
import { removeTemporaryFolders } from '../testing/temporary-folder'
import { deployedShell } from './name-check'
import { changeStore, checkShell, readStore } from './release-store'
import { signManifest } from './sign-manifest'
import { buildNextMajor, nextVersion, version } from './testing/next-major'
import { pair, releaseChange, storeFor } from './testing/store'

const store = storeFor()
const publicKey = createPublicKey({ key: Buffer.from(pair.spki, 'base64'), format: 'der', type: 'spki' })
let built: ReturnType<typeof buildNextMajor>
const remoteNamed = (name: string) => built.find(({ release }) => release.name === name)!

beforeAll(() => {
  built = buildNextMajor(store.folder, String(publicKey.export({ type: 'spki', format: 'pem' })))
}, 120_000)
const opened: JSDOM[] = []
afterEach(() => opened.splice(0).forEach(({ window }) => window.close()))
afterAll(removeTemporaryFolders)

/** What a page of the two remotes leaves in the window. */
interface Left {
  portalStore: { get(atom: unknown): { orders: unknown[] }; set(atom: unknown, value: unknown): void }
  draft: unknown
  ProgressBar?: unknown
  ProgressLine?: unknown
  React: object
  getSession: () => unknown
  host: object
  navigate: (to: string) => void
  showToast: (toast: object) => void
}

/** Says which scripts a page asked for. */
class RecordedFiles extends TrialFiles {
  readonly fetched: string[] = []

  override fetch(url: string) {
    this.fetched.push(basename(url))
    return super.fetch(url)
  }
}

/** Opens a page of the portal as a logged-in investor's browser would. */
function openPage(path: string) {
  const { sessionToken, refreshToken, investor } = demoSession
  const session = {
    pan: investor.pan,
    investorDetails: investor,
    accessToken: sessionToken,
    refreshToken,
    loggedIn: true,
  }
  const manifest = signManifest(manifestOf(built.map(({ release }) => release)), pair)
  const scripts = deployedShell(store.folder)!.scripts!
  const trial = { portal: store.folder, shell: scripts, manifest, builds: [], remotes: [], session }
  const files = new RecordedFiles(trial)
  const errors: unknown[] = []
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error: Error) => errors.push(error))
  virtualConsole.on('error', (...words) => errors.push(...words))
  const page = new JSDOM('<!doctype html><div id="portal"></div>', {
    url: `https://portal.example/investors${path}`,
    runScripts: 'dangerously',
    resources: files,
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (prepared) => prepareWindow(prepared, trial, session),
  })
  opened.push(page)
  const { window } = page
  for (const src of scripts)
    window.document.head.append(Object.assign(window.document.createElement('script'), { async: false, src }))
  return { window, errors, fetched: files.fetched }
}

async function until<Value>(look: () => Value | undefined | null, errors: unknown[]): Promise<Value> {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    const seen = look()
    if (seen) return seen
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`It did not come: ${errors.map(String).join('; ')}`)
}

test('a release for the previous major goes live while the shell offers that, beside one for the new major', async () => {
  await changeStore(store, releaseChange(remoteNamed('mfe-new')))
  // What opens it is the trial of every release.
  await changeStore({ ...store, open: openTrial }, releaseChange(remoteNamed('mfe-old')))
  const { remotes } = await readStore(store)
  expect(remotes.map(({ name, releases: [release] }) => [name, release?.kernel])).toEqual([
    ['mfe-new', `^${nextVersion}`],
    ['mfe-old', `^${version}`],
  ])
}, 60_000)

/** The scripts of the shell that have the previous kernel in them. */
function scriptsOfPrevious() {
  const folder = join(store.folder, 'shell/9-a')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('shared-kernel/previous'))
}

test('both run in one page, with one session, store, draft, router and React; the previous kernel comes when it is needed', async () => {
  const { window, errors, fetched } = openPage('/new')
  const said = (name: string) =>
    until(() => RegExp(`^${name} .*`).exec(window.document.getElementById('said')?.textContent ?? ''), errors)
  const left = (name: string): Left => window[name] as Left
  const ofPrevious = scriptsOfPrevious()
  expect(ofPrevious).not.toEqual([])

  expect(String(await said('new'))).toBe(`new ${demoSession.investor.pan} 2.0 MB`)
  expect(fetched.filter((file) => ofPrevious.includes(file))).toEqual([])
  const now = left('new')
  now.navigate('/old')
  expect(String(await said('old'))).toBe(`old ${demoSession.investor.pan} 2.0 MB`)
  const old = left('old')
  expect(fetched).toEqual(expect.arrayContaining(ofPrevious))

  expect(old.ProgressBar).toBe(now.ProgressLine)
  for (const name of ['React', 'draft', 'getSession', 'host', 'portalStore', 'showToast'] as const)
    expect([name, old[name] === now[name]]).toEqual([name, true])
  old.portalStore.set(old.draft, { ...old.portalStore.get(old.draft), orders: ['kept'] })
  expect(now.portalStore.get(now.draft).orders).toEqual(['kept'])
  old.showToast({ type: 'success', message: 'told by old' })
  await until(() => window.document.body.textContent?.includes('told by old'), errors)
}, 60_000)

test('a shell that offers the previous major no more is not put live while a live version needs that', async () => {
  const { previousKernel, ...shell } = deployedShell(store.folder)!
  expect(previousKernel?.version).toBe(version)
  await expect(checkShell(store, { ...shell, buildNumber: '9+b' })).rejects.toThrow(
    `The shell 9+b cannot go live before remotes that fit it. mfe-old 1: it was made for a kernel ^${version}, and the shell 9+b has ${nextVersion}.`,
  )
})
