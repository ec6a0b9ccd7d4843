import type { DeployedRemote } from '@portal/contracts/manifest'
import { deployed, release } from '@portal/contracts/manifest/testing/releases'
import { breakerLimits } from './circuit-breaker'
import type { RemoteSource } from './load-release'
import { defineRemote } from '../lifecycles/public'
import { RemoteFailure } from './remote-failure'
import { createRemoteLoader } from './remote-loader'

const remote = defineRemote({ name: 'mfe-auth', routes: [] })

const manifest = (versions: string[], changes: Partial<DeployedRemote> = {}) => ({
  sequence: 1,
  salt: '',
  remotes: [deployed('mfe-auth', versions, changes)],
})

function create(source: Partial<RemoteSource>) {
  const reported: string[] = []
  const tried: string[] = []
  const load = source.load ?? (async () => ({ default: remote }))
  const remotes = createRemoteLoader({
    source: {
      readManifest: async () => manifest(['1']),
      register: (each, again) => tried.push(`${each.version}${again ? ' again' : ''}`),
      ...source,
      load,
    },
    kernelVersion: '1.0.0',
    timeoutMilliseconds: 8000,
    visitor: async () => ({ bucket: 0 }),
    report: ({ code, version }: RemoteFailure) => void reported.push(`${code} ${version}`),
  })
  return { remotes, reported, tried }
}

async function setUp(source: Partial<RemoteSource>) {
  const made = create(source)
  await made.remotes.ready()
  return made
}

/** How a load ends, with all the waiting that lies in between. */
async function outcome<T>(work: Promise<T>): Promise<T | RemoteFailure> {
  const settled = work.catch((failure: RemoteFailure) => failure)
  await jest.advanceTimersByTimeAsync(9000)
  return settled
}

const broken = (...versions: string[]): RemoteSource['load'] =>
  jest.fn(async ({ version }) => {
    if (versions.includes(version)) throw new Error('404')
    return { default: remote }
  })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('loads a remote once, however often it is asked for', async () => {
  const load = broken()
  const { remotes, reported } = await setUp({ load })
  const [first, second] = await Promise.all([remotes.load('mfe-auth'), remotes.load('mfe-auth')])
  expect(first.remote).toBe(remote)
  expect(second).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  expect(reported).toEqual([])
})

test('a network that stumbled is asked again after a pause, and nobody hears of it', async () => {
  let failures = 2
  const { remotes, reported, tried } = await setUp({
    load: async () => {
      if (failures-- > 0) throw new Error('reset')
      return { default: remote }
    },
  })
  const loading = remotes.load('mfe-auth')
  await jest.advanceTimersByTimeAsync(999)
  expect(tried).toEqual(['1', '1 again'])
  await jest.advanceTimersByTimeAsync(1)
  expect((await loading).release.version).toBe('1')
  expect(reported).toEqual([])
})

test('a dead entry is looked up in the manifest once more, and the release found there is tried', async () => {
  const manifests = [manifest(['1']), manifest(['2'])]
  const { remotes, reported, tried } = await setUp({
    readManifest: async () => manifests.shift(),
    load: broken('1'),
  })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ release: { version: '2' } })
  expect(tried).toEqual(['1', '1 again', '1 again', '2 again'])
  expect(reported).toEqual(['LOAD-003 1'])
})

test('the previous good version stands in for a dead one, and both are reported', async () => {
  const { remotes, reported } = await setUp({
    readManifest: async () => manifest(['1', '2', '3'], { revoked: ['2'] }),
    load: broken('3'),
  })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ release: { version: '1' } })
  expect(reported).toEqual(['LOAD-003 3', 'LOAD-010 1'])
})

test('when all versions are dead, the failure is that of the live one, reported once', async () => {
  const { remotes, reported } = await setUp({
    readManifest: async () => manifest(['1', '2']),
    load: broken('1', '2'),
  })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ code: 'LOAD-003', version: '2' })
  expect(reported).toEqual(['LOAD-003 2'])
})

test('a failure is forgotten, so that a retry can succeed', async () => {
  let isDown = true
  const { remotes } = await setUp({
    load: async () => {
      if (isDown) throw new Error('refused')
      return { default: remote }
    },
  })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ remote: 'mfe-auth', stage: 'entry' })
  isDown = false
  await expect(remotes.load('mfe-auth')).resolves.toMatchObject({ remote: { name: 'mfe-auth' } })
})

test('a remote for another kernel is refused before its code is fetched', async () => {
  const load = jest.fn()
  const releases = [release('mfe-auth', '1', { kernel: '^2.0.0' })]
  const { remotes, tried } = await setUp({ readManifest: async () => manifest(['1'], { releases }), load })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ code: 'LOAD-002', version: '1' })
  expect(load).not.toHaveBeenCalled()
  expect(tried).toEqual([])
})

test('a release for the kernel of the major before is loaded where the host offers that, and stands in there', async () => {
  const [previous, own] = [{ kernel: '^0.9.0' }, { kernel: '^1.0.0' }]
  const releases = [release('mfe-auth', '2', own), release('mfe-auth', '1', previous)]
  const readManifest = async () => manifest(['1', '2'], { releases })
  const load = broken('2')
  const without = await setUp({ readManifest, load })
  expect(await outcome(without.remotes.load('mfe-auth'))).toMatchObject({ code: 'LOAD-003', version: '2' })
  const { remotes } = await setUp({ readManifest, load, previousKernel: '0.9.0' })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ release: { version: '1' } })
})

test('a release that takes a name which this kernel lacks is refused before its code is fetched, and the one before stands in', async () => {
  const load = broken()
  const { remotes, reported, tried } = await setUp({
    readManifest: async () => manifest(['1', '2']),
    kernelGap: async ({ version }) => (version === '2' ? ['Gauge'] : []),
    load,
  })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ release: { version: '1' } })
  expect(tried).toEqual(['1 again'])
  expect(reported).toEqual(['LOAD-002 2', 'LOAD-010 1'])
})

test('a remote that hangs fails after 8 seconds, whatever else could be tried', async () => {
  const { remotes } = await setUp({ load: () => new Promise(() => undefined) })
  let code: string | undefined
  void remotes.load('mfe-auth').catch((failure: RemoteFailure) => (code = failure.code))
  await jest.advanceTimersByTimeAsync(7999)
  expect(code).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  expect(code).toBe('LOAD-006')
})

test('a remote that hangs is left for the version before after half of the time, also where the manifest hangs as well', async () => {
  const hangs = () => new Promise<never>(() => undefined)
  const manifests = [async () => manifest(['1', '2']), hangs]
  const { remotes, reported } = await setUp({
    readManifest: () => manifests.shift()!(),
    load: ({ version }) => (version === '2' ? hangs() : Promise.resolve({ default: remote })),
  })
  let opened: string | undefined
  void remotes.load('mfe-auth').then(({ release }) => (opened = release.version))
  await jest.advanceTimersByTimeAsync(3999)
  expect(reported).toEqual([])
  await jest.advanceTimersByTimeAsync(2001)
  expect(opened).toBe('1')
  expect(reported).toEqual(['LOAD-006 2', 'LOAD-010 1'])
})

test.each([
  ['a module that is not a remote', 'page'],
  ['a page outside of the prefixes', { name: 'mfe-auth', routes: [{ path: 'mfe-other/login' }] }],
])('%s is refused', async (_, exported) => {
  const { remotes } = await setUp({ load: async () => ({ default: exported }) as never })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ code: 'LOAD-007' })
})

test('what the source finds out names the failure', async () => {
  const { remotes } = await setUp({ load: broken('1'), explain: async () => 'LOAD-004' })
  expect(await outcome(remotes.load('mfe-auth'))).toMatchObject({ code: 'LOAD-004', stage: 'integrity' })
})

test('an unreadable manifest fails after three attempts, and is read again when it is asked for again', async () => {
  const manifests = ['<html>', '<html>', '<html>', manifest(['1'])]
  const { remotes } = create({ readManifest: async () => manifests.shift() })
  expect(await outcome(remotes.ready())).toMatchObject({ code: 'LOAD-001' })
  expect(manifests).toHaveLength(1)
  await remotes.ready()
  expect(remotes.ownerOf('/mfe-auth/login')?.version).toBe('1')
})

describe('a manifest that cannot be read', () => {
  const hangs = () => new Promise<never>(() => undefined)
  const refuses = () => Promise.reject(new Error('remotes.json answered 500'))

  test.each([
    ['answers 500', refuses, 1001],
    ['hangs', hangs, 4001],
  ])('because it %s is stood in for by the last good one, which is reported', async (_, readManifest, ms) => {
    const { remotes, reported } = create({ readManifest, lastManifest: async () => manifest(['1']) })
    const ready = remotes.ready()
    await jest.advanceTimersByTimeAsync(ms)
    await ready
    expect(remotes.ownerOf('/mfe-auth/login')?.version).toBe('1')
    expect(reported).toEqual(['LOAD-001 '])
  })

  test('is read anew at the next occasion, and counts from then on', async () => {
    const reads = [refuses, refuses, refuses, async () => manifest(['2'])]
    const { remotes } = create({
      readManifest: () => reads.shift()!(),
      lastManifest: async () => manifest(['1']),
    })
    expect(await outcome(remotes.ready())).toBeUndefined()
    await remotes.refresh(30_000)
    await remotes.ready()
    expect(remotes.ownerOf('/mfe-auth/login')?.version).toBe('2')
  })

  test.each([
    ['nothing was kept', async () => undefined],
    ['what was kept is not believed', () => Promise.reject(new Error('changed after it was signed'))],
  ])('fails where %s', async (_, lastManifest) => {
    const { remotes } = create({ readManifest: refuses, lastManifest })
    expect(await outcome(remotes.ready())).toMatchObject({ code: 'LOAD-001' })
  })

  test('and that is not believed is not stood in for: somebody changed it', async () => {
    const { remotes } = create({
      readManifest: () => Promise.reject(new RemoteFailure('LOAD-011', 'remotes.json', '')),
      lastManifest: async () => manifest(['1']),
    })
    expect(await outcome(remotes.ready())).toMatchObject({ code: 'LOAD-011' })
  })
})

test('after three failures the remote is left alone, until the cool-down is over', async () => {
  const load = broken('1')
  const { remotes, reported } = await setUp({ load })
  for (let turn = 0; turn < breakerLimits.failures; turn++) await outcome(remotes.load('mfe-auth'))
  const calls = jest.mocked(load).mock.calls.length
  await expect(remotes.load('mfe-auth')).rejects.toMatchObject({ code: 'LOAD-003' })
  expect(load).toHaveBeenCalledTimes(calls)
  expect(reported).toHaveLength(breakerLimits.failures)
  await jest.advanceTimersByTimeAsync(breakerLimits.coolDownMs)
  await outcome(remotes.load('mfe-auth'))
  expect(jest.mocked(load).mock.calls.length).toBeGreaterThan(calls)
})

test('who asks for another try gets one at once', async () => {
  const { remotes } = await setUp({ load: broken('1') })
  for (let turn = 0; turn < breakerLimits.failures; turn++) await outcome(remotes.load('mfe-auth'))
  remotes.allow('mfe-auth')
  const again = remotes.load('mfe-auth').catch(() => 'tried')
  await expect(Promise.race([again, Promise.resolve('under way')])).resolves.toBe('under way')
  await outcome(again)
  await expect(remotes.load('mfe-auth')).rejects.toMatchObject({ code: 'LOAD-003' })
})

describe('another version', () => {
  test('takes the place of one that is gone, and a version once left is not taken again', async () => {
    const manifests = [manifest(['1']), manifest(['1', '2']), manifest(['1', '2'])]
    const { remotes } = await setUp({ readManifest: async () => manifests.shift() })
    await remotes.load('mfe-auth')
    expect(await outcome(remotes.replace('mfe-auth', { version: '1' }))).toMatchObject({
      release: { version: '2' },
    })
    expect((await remotes.load('mfe-auth')).release.version).toBe('2')
    expect(await outcome(remotes.replace('mfe-auth', { version: '2' }))).toBeUndefined()
    expect((await remotes.load('mfe-auth')).release.version).toBe('2')
  })

  test('is asked for where the loaded one was revoked since', async () => {
    const manifests = [manifest(['1']), manifest(['1', '2'], { revoked: ['1'], history: [] })]
    const { remotes } = await setUp({ readManifest: async () => manifests.shift() })
    await remotes.load('mfe-auth')
    await remotes.refresh(30_000)
    expect(remotes.revoked()).toEqual([])
    await remotes.refresh(0)
    expect(remotes.revoked()).toMatchObject([{ release: { version: '1' } }])
  })
})
