// @needs-page
import { manifestOf, type RemoteRelease } from '@portal/kernel/internal'
import { overriddenSource } from './overridden-source'
import { isLoopback, readOverrides, writeOverrides } from './overrides'

const release = (name: string): RemoteRelease => ({
  name,
  version: '1.0.0-a',
  entry: `/investors/remotes/${name}/1.0.0-a/entry.js`,
  integrity: `sha384-${'B'.repeat(64)}`,
  preload: [{ href: '/x.js', integrity: `sha384-${'B'.repeat(64)}` }],
  styles: [],
  prefixes: ['/auth'],
  kernel: '^1.0.0',
})
const manifest = manifestOf([release('mfe-auth'), release('mfe-portfolio')])
const entry = 'http://localhost:4700/investors/remotes/mfe-auth/dev/entry.js'

beforeEach(() => {
  sessionStorage.clear()
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('entry'))
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
