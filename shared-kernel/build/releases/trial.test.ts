import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTrial } from '../../../scripts/open-trial'
import { removeTemporaryFolders } from '../testing/temporary-folder'
import { deployedShellFile } from './name-check'
import { changeStore, foresee, readStore, type StoreOptions } from './release-store'
import { builtRemote } from './testing/built-remote'
import { releaseChange, storeFor } from './testing/store'

afterAll(removeTemporaryFolders)

/** As the shell does: finds the remote of the address, runs its entry, and shows its page or says that it cannot. */
const shell = `(async () => {
  const { payload } = await (await fetch('/investors/remotes.json')).json()
  const path = location.pathname.replace('/investors', '')
  const { releases: [release] } = JSON.parse(payload).remotes.find(({ releases: [each] }) =>
    each.prefixes.some((prefix) => path.startsWith(prefix)))
  const main = document.getElementById('portal').appendChild(document.createElement('main'))
  try {
    await new Promise((resolve, reject) => document.head.append(Object.assign(
      document.createElement('script'), { src: release.entry, onload: resolve, onerror: reject })))
    const { default: remote } = (await window[release.name.replaceAll('-', '_')].get('./remote'))()
    const page = remote.routes.find((each) => '/' + each.path === path)
    main.innerHTML = page.draw()
  } catch (error) {
    console.error(error)
    dispatchEvent(new CustomEvent('portal-failure', { detail: { remote: release.name } }))
  }
})()`

const deployShell = ({ folder }: StoreOptions) => {
  const build = { buildNumber: '1+a', kernel: '1.0.0', scripts: ['/investors/shell/1-a/main.js'] }
  mkdirSync(join(folder, 'shell/1-a'), { recursive: true })
  writeFileSync(join(folder, 'shell/1-a/main.js'), shell)
  writeFileSync(join(folder, deployedShellFile), JSON.stringify(build))
}

const draws = `() => '<h1>Log in</h1>'`
const lifecycles = `'./lifecycles': () => ({})`
const remoteThat = (draw: string) =>
  `'./remote': () => ({ default: { routes: [{ path: 'auth/login', draw: ${draw} }] } })`

/** The entry of a container with these modules. */
const containerOf = (...modules: string[]) => `
  const modules = { ${modules.join(', ')} }
  window.mfe_auth = { get: async (name) => {
    if (!modules[name]) throw new Error('Module "' + name + '" does not exist in container.')
    return modules[name]
  } }`

async function release(entry: string, options: Partial<StoreOptions> = { open: openTrial }) {
  const store = { ...storeFor(), ...options }
  deployShell(store)
  const change = releaseChange(builtRemote('1.0.0-a', 'a', 'mfe-auth', [], entry))
  return { store, change }
}

test('a remote whose modules evaluate and whose first page shows goes live', async () => {
  const { store, change } = await release(containerOf(remoteThat(draws), lifecycles))
  const place = jest.fn(() => expect(existsSync(join(store.folder, 'remotes.json'))).toBe(false))
  await changeStore(store, { ...change, place })
  expect(place).toHaveBeenCalledTimes(1)
  expect((await readStore(store)).remotes).toMatchObject([{ name: 'mfe-auth', live: '1.0.0-a' }])
})

test.each([
  ['throws as it is loaded', `throw new Error('no table')`, 'its entry does not run (no table)'],
  [
    'throws as its module is evaluated',
    containerOf(`'./remote': () => { throw new Error('no table\\n    at line 7') }`, lifecycles),
    'its module ./remote cannot be evaluated (no table)',
  ],
  [
    'lacks a module that it must expose',
    containerOf(remoteThat(draws)),
    'its module ./lifecycles cannot be evaluated (Module "./lifecycles" does not exist in container.)',
  ],
  [
    'does not have the page that it was built with',
    containerOf(`'./remote': () => ({ default: { routes: [] } })`, lifecycles),
    'its module ./remote knows no page /auth/login',
  ],
  [
    'has a first page that throws as it is drawn',
    containerOf(remoteThat(`() => { throw new TypeError('amount is undefined') }`), lifecycles),
    'its first page /auth/login breaks as it is drawn (amount is undefined)',
  ],
  [
    'leads elsewhere from its first page',
    containerOf(
      remoteThat(`() => (history.pushState(null, '', '/investors/home'), '<h1>Home</h1>')`),
      lifecycles,
    ),
    'its first page /auth/login does not open, but leads to /home',
  ],
  [
    'has a first page that not everybody can use',
    containerOf(remoteThat(`() => '<h1>Log in</h1><button></button><img src="/a.png">'`), lifecycles),
    'its first page /auth/login is not accessible (button-name: Buttons must have discernible text, at button; image-alt: Images must have alternative text, at img)',
  ],
])('a remote that %s is refused in a sentence, and nothing is published', async (_, entry, why) => {
  const { store, change } = await release(entry)
  const place = jest.fn()
  const refusal = `mfe-auth 1.0.0-a cannot go live: ${why}.\nNothing was released.`
  await expect(changeStore(store, { ...change, place })).rejects.toThrow(new Error(refusal))
  expect(place).not.toHaveBeenCalled()
  expect(readdirSync(store.folder).sort()).toEqual(['build.json', 'shell'])
})

test('what would change is foreseen with the same refusal', async () => {
  const { store, change } = await release(containerOf(lifecycles))
  await expect(foresee(store, change)).rejects.toThrow('its module ./remote cannot be evaluated')
})

test('a remote that never comes to an end is ended, and refused', async () => {
  const { store, change } = await release('for (;;);', {
    open: (trial) => openTrial(trial, { timeout: 3000 }),
  })
  await expect(changeStore(store, change)).rejects.toThrow(
    'mfe-auth 1.0.0-a cannot go live: it does not come to an end.',
  )
})
