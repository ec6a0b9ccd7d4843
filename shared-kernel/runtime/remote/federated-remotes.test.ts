// @needs-page
import { release } from '@portal/contracts/manifest/testing/releases'
import { type EntryPlugin, type FederatedRemotesOptions, federatedRemotes } from './federated-remotes'
import { previousKernel } from './previous-kernel'

const base = 'https://portal.example/investors/'
const first = release('mfe-auth', '1', { integrity: 'sha384-one' })
const second = release('mfe-auth', '2', { integrity: 'sha384-two' })

function setUp(options: FederatedRemotesOptions = {}) {
  const plugins: EntryPlugin[] = []
  const remotes: { name: string; entry: string }[] = []
  const federation = {
    options: { remotes },
    remoteHandler: {
      removeRemote: jest.fn((remote: { name: string; entry: string }) => {
        remotes.splice(remotes.indexOf(remote), 1)
      }),
    },
    registerPlugins: (given: EntryPlugin[]) => void plugins.push(...given),
    registerRemotes: jest.fn((given: { name: string; entry: string }[]) => void remotes.push(...given)),
    loadRemote: async () => null,
    shareScopeMap: {},
    registerShared: jest.fn(),
  }
  return { federation, plugins, remotes, source: federatedRemotes(federation, { base, ...options }) }
}

test('another version takes the place of one that is forgotten first: a forced one would be warned of', () => {
  const { federation, remotes, source } = setUp()
  source.register(first, false)
  source.register(second, true)
  expect(federation.remoteHandler.removeRemote).toHaveBeenCalledTimes(1)
  expect(federation.registerRemotes.mock.calls.map((call) => call.length)).toEqual([1, 1])
  expect(remotes).toEqual([
    expect.objectContaining({ name: 'mfe_auth', entry: `https://portal.example${second.entry}` }),
  ])
})

test('the script of an entry carries the hash of the manifest, and one that is not registered is not made', () => {
  const { plugins, source } = setUp()
  source.register(first, false)
  const url = `https://portal.example${first.entry}`
  expect(plugins[0]?.createScript({ url })).toMatchObject({
    src: url,
    integrity: 'sha384-one',
    crossOrigin: 'anonymous',
  })
  expect(() => plugins[0]?.createScript({ url: 'https://portal.example/other.js' })).toThrow('No integrity')
})

test('a host without federation cannot be set up, and a remote that exposes nothing does not load', async () => {
  expect(() => federatedRemotes(null)).toThrow('without module federation')
  await expect(setUp().source.load(first)).rejects.toThrow('mfe-auth exposes nothing')
})

test('a release for the kernel of the major before is registered in the share scope of that, which is there before its code runs', async () => {
  const previous = previousKernel({ version: '0.9.0', names: 'previous-names.json' }, async () => ({}))
  const { federation, source } = setUp({ previous })
  const old = release('mfe-old', '1', { kernel: '^0.9.0' })
  source.register(first, false)
  source.register(old, false)
  expect(federation.registerRemotes.mock.calls).toEqual([
    [[expect.objectContaining({ name: 'mfe_auth', shareScope: undefined })]],
    [[expect.objectContaining({ name: 'mfe_old', shareScope: previous.scope })]],
  ])
  await expect(source.load(first)).rejects.toThrow('exposes nothing')
  expect(federation.shareScopeMap).toEqual({})
  await expect(source.load(old)).rejects.toThrow('exposes nothing')
  expect(Object.keys(federation.shareScopeMap)).toEqual([previous.scope])
  expect(source.previousKernel).toBe('0.9.0')
})
