import { manifestOf, type RemoteRelease } from '../manifest/public'
import { defineRemote } from './remote'
import type { RemoteFailure } from './remote-failure'
import { createRemoteLoader, type RemoteSource } from './remote-loader'

const release = (changes: Partial<RemoteRelease> = {}): RemoteRelease => ({
  name: 'mfe-auth',
  version: '1.0.0-a',
  entry: '/entry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  preload: [],
  styles: [],
  prefixes: ['/auth'],
  kernel: '^1.0.0',
  ...changes,
})

function setUp(source: Partial<RemoteSource>, timeoutMilliseconds = 1000) {
  const reported: RemoteFailure[] = []
  const registered: string[] = []
  const remotes = createRemoteLoader({
    source: {
      readManifest: async () => manifestOf([release()]),
      register: (each, again) => registered.push(`${each.version}${again ? ' again' : ''}`),
      load: async () => ({ default: defineRemote({ name: 'mfe-auth', routes: [] }) }),
      ...source,
    },
    kernelVersion: '1.0.0',
    timeoutMilliseconds,
    visitor: async () => ({ bucket: 0 }),
    report: (failure) => reported.push(failure),
  })
  return { remotes, reported, registered }
}

test('loads a remote once, however often it is asked for', async () => {
  const load = jest.fn(async () => ({ default: defineRemote({ name: 'mfe-auth', routes: [] }) }))
  const { remotes } = setUp({ load })
  await remotes.ready()
  const [first, second] = await Promise.all([remotes.load('mfe-auth'), remotes.load('mfe-auth')])
  expect(first.remote.name).toBe('mfe-auth')
  expect(second).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a dead entry is looked up in the manifest once more, and the release found there is tried', async () => {
  const versions = ['1.0.0-a', '1.0.0-b']
  const { remotes, registered } = setUp({
    readManifest: async () => manifestOf([release({ version: versions.shift() })]),
    load: async (each) => {
      if (each.version === '1.0.0-a') throw new Error('404')
      return { default: defineRemote({ name: 'mfe-auth', routes: [] }) }
    },
  })
  await remotes.ready()
  const loaded = await remotes.load('mfe-auth')
  expect(loaded.release.version).toBe('1.0.0-b')
  expect(registered).toEqual(['1.0.0-a', '1.0.0-b again'])
})

test('a failure names code, remote and version, is reported, and is forgotten so that a retry can succeed', async () => {
  let isDown = true
  const { remotes, reported } = setUp({
    load: async () => {
      if (isDown) throw new Error('refused')
      return { default: defineRemote({ name: 'mfe-auth', routes: [] }) }
    },
  })
  await remotes.ready()
  await expect(remotes.load('mfe-auth')).rejects.toMatchObject({
    code: 'LOAD-003',
    remote: 'mfe-auth',
    version: '1.0.0-a',
    stage: 'entry',
  })
  expect(reported).toHaveLength(1)
  isDown = false
  await expect(remotes.load('mfe-auth')).resolves.toMatchObject({ remote: { name: 'mfe-auth' } })
})

test('a remote for another kernel is refused before its code is fetched', async () => {
  const load = jest.fn()
  const { remotes } = setUp({
    readManifest: async () => manifestOf([release({ kernel: '^2.0.0' })]),
    load,
  })
  await remotes.ready()
  await expect(remotes.load('mfe-auth')).rejects.toMatchObject({ code: 'LOAD-002' })
  expect(load).not.toHaveBeenCalled()
})

test('a remote that hangs fails after the time-out', async () => {
  const { remotes } = setUp({ load: () => new Promise(() => undefined) }, 20)
  await remotes.ready()
  await expect(remotes.load('mfe-auth')).rejects.toMatchObject({ code: 'LOAD-006' })
})

test('a module that is not a remote is refused', async () => {
  const { remotes } = setUp({ load: async () => ({ default: 'page' }) as never })
  await remotes.ready()
  await expect(remotes.load('mfe-auth')).rejects.toMatchObject({ code: 'LOAD-007' })
})

test('an unreadable manifest fails as such, and is read again by the next attempt', async () => {
  const manifests = ['<html>', manifestOf([release()])]
  const { remotes } = setUp({ readManifest: async () => manifests.shift() })
  await expect(remotes.ready()).rejects.toMatchObject({ code: 'LOAD-001' })
  await remotes.ready()
  expect(remotes.ownerOf('/auth/login')?.name).toBe('mfe-auth')
})
