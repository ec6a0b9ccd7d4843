import { manifestOf, type RemoteRelease } from '@portal/kernel/internal'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reloadPage } from '../page-panel/reload-page'
import { loadedMarkName } from '@portal/kernel/internal'
import { failureEventName } from '../telemetry/report-failure'
import { overriddenSource } from './overridden-source'
import OverrideTools from './override-tools'
import { isLoopback, readOverrides, writeOverrides } from './overrides'
import { remoteStates } from './remote-states'

jest.mock('../page-panel/reload-page', () => ({ reloadPage: jest.fn() }))
Object.assign(globalThis, { __KERNEL_VERSION__: '1.0.0', __PREVIOUS_KERNEL__: undefined })
// jsdom keeps no timeline.
Object.assign(performance, { getEntriesByName: () => [] })

const release = (name: string, kernel = '^1.0.0'): RemoteRelease => ({
  name,
  version: '1.0.0-a',
  entry: `/investors/remotes/${name}/1.0.0-a/entry.js`,
  integrity: `sha384-${'B'.repeat(64)}`,
  preload: [{ href: '/x.js', integrity: `sha384-${'B'.repeat(64)}` }],
  styles: [],
  prefixes: ['/auth'],
  kernel,
})
const manifest = manifestOf([
  release('mfe-auth'),
  release('mfe-portfolio'),
  release('mfe-transact', '^2.0.0'),
])
const entry = 'http://localhost:4700/investors/remotes/mfe-auth/dev/entry.js'

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(reloadPage).mockClear()
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      String(address).endsWith('remotes.json')
        ? Response.json({ payload: JSON.stringify(manifest), signature: 'x' })
        : new Response('entry'),
    )
})
afterEach(() => jest.restoreAllMocks())

test.each([
  [entry, true],
  ['http://127.0.0.1:4700/entry.js', true],
  ['https://localhost:4700/entry.js', false],
  ['http://localhost.evil.example/entry.js', false],
  ['http://evil.example/localhost', false],
  ['http://user@localhost:1/', false],
  ['//localhost:1/entry.js', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is on this machine: %s', (address, expected) => expect(isLoopback(address)).toBe(expected))

test('what another hand put into the storage counts only when it is on this machine', () => {
  sessionStorage.setItem('portal-overrides', JSON.stringify({ 'mfe-auth': 'http://evil.example/x.js' }))
  expect(readOverrides()).toEqual({})
  sessionStorage.setItem('portal-overrides', '{"mfe-auth":')
  expect(readOverrides()).toEqual({})
  writeOverrides({ 'mfe-auth': entry })
  expect(readOverrides()).toEqual({ 'mfe-auth': entry })
  writeOverrides({})
  expect(sessionStorage).toHaveLength(0)
})

test('an overridden remote is taken from this machine with the hash it has there; the others stay', async () => {
  const source = { readManifest: async () => manifest, register: jest.fn(), load: jest.fn() }
  expect(await overriddenSource(source).readManifest()).toBe(manifest)
  writeOverrides({ 'mfe-auth': entry })
  const changed = (await overriddenSource(source).readManifest()) as typeof manifest
  const sha = Buffer.from(await crypto.subtle.digest('SHA-384', Buffer.from('entry'))).toString('base64')
  expect(changed.remotes[0]).toMatchObject({
    live: 'override',
    releases: [{ entry, integrity: `sha384-${sha}`, prefixes: ['/auth'], preload: [] }],
  })
  expect(changed.remotes.slice(1)).toEqual(manifest.remotes.slice(1))
})

test('a remote is loaded, failed with its code, or not loaded; the kernel verdict stands beside it', () => {
  const marks = [
    { name: loadedMarkName, detail: { remote: 'mfe-auth', version: '1.0.0-a' } },
    { name: loadedMarkName, detail: { remote: 'mfe-portfolio', version: '1.0.0-a' } },
    { name: failureEventName, detail: { remote: 'mfe-portfolio', version: '1.0.0-a', code: 'LOAD-009' } },
  ]
  expect(
    remoteStates(manifest, marks, {}, ['1.0.0', '0.9.0']).map(({ name, state, code, kernel }) => [
      name,
      state,
      code,
      kernel,
    ]),
  ).toEqual([
    ['mfe-auth', 'loaded', undefined, '1.0.0 fits'],
    ['mfe-portfolio', 'failed', 'LOAD-009', '1.0.0 fits'],
    ['mfe-transact', 'not loaded', undefined, '1.0.0 kernel too old'],
  ])
})

test('a remote that runs on the kernel of the major before is told with that one', () => {
  const states = remoteStates(manifest, [], {}, ['2.0.0', '1.3.0'])
  expect(states.map(({ kernel }) => kernel)).toEqual(['1.3.0 fits', '1.3.0 fits', '2.0.0 fits'])
})

test('the panel opens by Ctrl+Alt+O, refuses foreign addresses, switches a remote and clears all in one click', async () => {
  const { unmount } = render(<OverrideTools />)
  await userEvent.keyboard('{Control>}{Alt>}[KeyO]{/Alt}{/Control}')
  const field = await screen.findByLabelText('Entry of mfe-auth on this machine')
  await userEvent.type(field, 'http://evil.example/entry.js')
  await userEvent.click(screen.getByRole('button', { name: 'Use for mfe-auth' }))
  expect(screen.getByText(/^Only an address on this machine/)).toBeVisible()
  expect(readOverrides()).toEqual({})
  await userEvent.clear(field)
  await userEvent.type(field, entry)
  await userEvent.click(screen.getByRole('button', { name: 'Use for mfe-auth' }))
  expect(readOverrides()).toEqual({ 'mfe-auth': entry })
  expect(reloadPage).toHaveBeenCalledTimes(1)
  unmount()
  render(<OverrideTools />)
  expect(await screen.findByText('Overridden: mfe-auth')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remotes of this page' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all overrides' }))
  expect(readOverrides()).toEqual({})
  expect(reloadPage).toHaveBeenCalledTimes(2)
})

test('a list that cannot be read says so and can be tried again', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new Error('offline'))
  render(<OverrideTools />)
  await userEvent.click(screen.getByRole('button', { name: 'Remotes of this page' }))
  expect(await screen.findByText('The list of remotes could not be read')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /again/i }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'mfe-portfolio' })).toBeVisible())
})
