import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pin, promote, type ReleaseManifest, rollBack, usageFile, widen } from '@portal/contracts/manifest'
import { removeTemporaryFolders } from '../testing/temporary-folder'
import { deployedShellFile } from './name-check'
import { changeStore, checkShell, foresee, readStore, type StoreOptions } from './release-store'
import { releaseFile } from './release-files'
import { builtRemote } from './testing/built-remote'
import { releaseChange, storeFor } from './testing/store'

const name = 'mfe-auth'
const refused = 'it takes Gauge from the kernel, and the deployed shell 0.0.1+a does not have that name'

afterAll(removeTemporaryFolders)

/** Puts a shell into a folder whose kernel offers these names. */
function deployShell({ folder }: StoreOptions, ...others: string[]): void {
  const kernelNames = 'shell/0.0.1-a/kernel-names.json'
  mkdirSync(join(folder, 'shell/0.0.1-a'), { recursive: true })
  writeFileSync(join(folder, kernelNames), JSON.stringify({ firstLoad: ['Button'], others }))
  writeFileSync(join(folder, deployedShellFile), JSON.stringify({ buildNumber: '0.0.1+a', kernelNames }))
}

const release = (version: string, names: string[], percent?: number) =>
  releaseChange(builtRemote(version, version, name, names), percent ? { percent } : undefined)

const change = (decide: (manifest: ReleaseManifest) => ReleaseManifest) => ({
  command: 'change',
  remotes: [name],
  decide,
})

async function liveOf(store: StoreOptions) {
  const { remotes } = await readStore(store)
  return remotes[0]?.live
}

test.each([
  ['a release', undefined],
  ['a canary', 10],
])(
  '%s that takes a name which the deployed shell lacks is refused, and a dry run says so too',
  async (_, percent) => {
    const store = storeFor()
    deployShell(store, 'Chart')
    await changeStore(store, release('a', ['Button', 'Chart']))
    await expect(foresee(store, release('b', ['Gauge'], percent))).rejects.toThrow(refused)
    await expect(changeStore(store, release('b', ['Gauge'], percent))).rejects.toThrow(refused)
    expect(await liveOf(store)).toBe('a')
    deployShell(store, 'Chart', 'Gauge')
    await changeStore(store, release('b', ['Gauge'], percent))
  },
)

test('a release whose calls the deployed server does not know is refused, and so is a shell whose server forgot one', async () => {
  const store = storeFor()
  const shell = (...calls: string[]) => {
    const build = { buildNumber: '0.0.1+a', calls: 'shell/0.0.1-a/server-calls.json' }
    mkdirSync(join(store.folder, 'shell/0.0.1-a'), { recursive: true })
    writeFileSync(join(store.folder, build.calls), JSON.stringify(calls))
    writeFileSync(join(store.folder, deployedShellFile), JSON.stringify(build))
    return build
  }
  const releaseThatCalls = (version: string, contracts: Record<string, string[]>) => {
    const built = builtRemote(version)
    writeFileSync(join(built.folder, usageFile), JSON.stringify({ names: [], contracts }))
    return releaseChange(built)
  }
  shell('authApi.login')
  await changeStore(store, releaseThatCalls('a', { auth: ['authApi.login', 'Session', 'authApi'] }))
  const newer = releaseThatCalls('b', { auth: ['authApi.login', 'authApi.logOut'], cart: ['cartApi.add'] })
  const why =
    'it calls authApi.logOut, cartApi.add of the server, and the one of the deployed shell 0.0.1+a does not know'
  await expect(changeStore(store, newer)).rejects.toThrow(`${name} b cannot go live: ${why} those calls.`)
  expect(await liveOf(store)).toBe('a')
  await expect(checkShell(store, shell('cartApi.add'))).rejects.toThrow(`${name} a: it calls authApi.login`)
  shell('authApi.login', 'authApi.logOut', 'cartApi.add')
  await changeStore(store, newer)
})

test('a release that was made for another kernel than the deployed shell has is refused', async () => {
  const store = storeFor()
  const shell = (kernel: string) =>
    writeFileSync(join(store.folder, deployedShellFile), JSON.stringify({ buildNumber: '0.0.1+a', kernel }))
  for (const kernel of ['0.9.0', '2.0.0']) {
    shell(kernel)
    await expect(changeStore(store, release('a', []))).rejects.toThrow(
      `mfe-auth a cannot go live: it was made for a kernel ^1.0.0, and the deployed shell 0.0.1+a has ${kernel}`,
    )
  }
  shell('1.4.0')
  await changeStore(store, release('a', []))
  expect(await liveOf(store)).toBe('a')
})

test.each<[string, (manifest: ReleaseManifest) => ReleaseManifest]>([
  ['a roll-back', (manifest) => rollBack(manifest, name)],
  ['a promotion', (manifest) => promote(manifest, name, 'a')],
  ['a canary of a kept version', (manifest) => widen(manifest, name, { percent: 5 }, 'a')],
  ['a pin', (manifest) => pin(manifest, name, 'a')],
])(
  '%s to a version that the deployed shell no longer serves with all names is refused',
  async (_, decide) => {
    const store = storeFor()
    deployShell(store, 'Gauge')
    await changeStore(store, release('a', ['Gauge']))
    await changeStore(store, release('b', ['Button']))
    deployShell(store, 'Chart')
    await expect(changeStore(store, change(decide))).rejects.toThrow(`${name} a cannot go live: ${refused}`)
    expect(await liveOf(store)).toBe('b')
  },
)

test('the way out of a canary is open also when what is live lacks a name', async () => {
  const store = storeFor()
  deployShell(store, 'Gauge')
  await changeStore(store, release('a', ['Gauge']))
  await changeStore(store, release('b', ['Button'], 10))
  deployShell(store, 'Chart')
  await changeStore(
    store,
    change((manifest) => rollBack(manifest, name)),
  )
  const [remote] = (await readStore(store)).remotes
  expect([remote?.live, remote?.canary]).toEqual(['a', undefined])
})

test('where no shell lies, or one that published nothing, there is nothing to compare with', async () => {
  const store = storeFor()
  await changeStore(store, release('a', ['Gauge']))
  writeFileSync(join(store.folder, deployedShellFile), JSON.stringify({ buildNumber: '0.0.1' }))
  await changeStore(store, release('b', ['Gauge']))
  expect(await liveOf(store)).toBe('b')
})

/** The files of a shell that is not deployed yet, and what it says of itself: it has Gauge, and Chart no more. */
function placeNextShell({ folder }: StoreOptions) {
  const kernelNames = 'shell/0.0.2-b/kernel-names.json'
  mkdirSync(join(folder, 'shell/0.0.2-b'), { recursive: true })
  writeFileSync(join(folder, kernelNames), JSON.stringify({ firstLoad: ['Button'], others: ['Gauge'] }))
  return { buildNumber: '0.0.2+b', kernelNames, kernel: '1.1.0' }
}

test('what a shell needs goes live before it, compared with it and not with the shell of before', async () => {
  const store = storeFor()
  deployShell(store, 'Chart')
  await changeStore(store, release('a', ['Button', 'Chart']))
  const next = placeNextShell(store)

  await expect(checkShell(store, next)).rejects.toThrow(
    'The shell 0.0.2+b cannot go live before remotes that fit it. mfe-auth a: it takes Chart from the kernel, and the shell 0.0.2+b does not have that name.',
  )
  await expect(changeStore(store, release('b', ['Gauge']))).rejects.toThrow(refused)
  await changeStore(store, { ...release('b', ['Gauge']), shell: next })
  expect(await liveOf(store)).toBe('b')
  await checkShell(store, next)
  await expect(changeStore(store, { ...release('c', ['Chart']), shell: next })).rejects.toThrow(
    'it takes Chart',
  )
})

test('where a pinned version keeps a shell from going live, no remote goes live that needs that shell', async () => {
  const store = storeFor()
  deployShell(store, 'Chart')
  await changeStore(store, release('a', ['Chart']))
  await changeStore(
    store,
    change((manifest) => pin(manifest, name, 'a')),
  )
  const next = placeNextShell(store)
  await expect(changeStore(store, { ...release('b', ['Gauge']), shell: next })).rejects.toThrow(
    'The shell 0.0.2+b cannot go live before remotes that fit it. mfe-auth a: it takes Chart',
  )
  expect(await liveOf(store)).toBe('a')
})

test('a shell of another kernel waits for what is live, a canary or pinned', async () => {
  const store = storeFor()
  deployShell(store, 'Chart')
  await changeStore(store, release('a', ['Button']))
  await changeStore(store, release('b', ['Button']))
  await changeStore(
    store,
    change((manifest) => pin(manifest, name, 'a')),
  )
  await expect(checkShell(store, { buildNumber: '0.0.2+b', kernel: '2.0.0' })).rejects.toThrow(
    /mfe-auth b: it was made for a kernel \^1\.0\.0.*; mfe-auth a: .*take off their pin/,
  )
  await checkShell(store, { buildNumber: '0.0.2+b', kernel: '1.9.0' })
})

/** A shell of kernel 2 that offers kernel 1 as well: that one has Chart, and Gauge is new. */
function placeShellOfTwo({ folder }: StoreOptions) {
  const place = 'shell/0.0.3-c'
  const names = { kernelNames: `${place}/kernel-names.json`, previous: `${place}/previous-names.json` }
  mkdirSync(join(folder, place), { recursive: true })
  writeFileSync(join(folder, names.kernelNames), JSON.stringify({ firstLoad: [], others: ['Gauge'] }))
  writeFileSync(join(folder, names.previous), JSON.stringify({ firstLoad: ['Chart'], others: [] }))
  const previousKernel = { version: '1.4.0', names: names.previous }
  return { buildNumber: '0.0.3+c', kernelNames: names.kernelNames, kernel: '2.0.0', previousKernel }
}

test('a release for the previous kernel goes live while the shell offers that, with the names of that alone', async () => {
  const store = storeFor()
  const shell = placeShellOfTwo(store)
  const put = (deployed: object) =>
    writeFileSync(join(store.folder, deployedShellFile), JSON.stringify(deployed))
  put(shell)
  await changeStore(store, release('a', ['Chart']))
  expect(await liveOf(store)).toBe('a')
  await expect(changeStore(store, release('b', ['Gauge']))).rejects.toThrow(
    'it takes Gauge from the kernel, and the deployed shell 0.0.3+c does not have that name',
  )
  put({ ...shell, previousKernel: { ...shell.previousKernel, version: '0.9.0' } })
  await expect(changeStore(store, release('b', ['Chart']))).rejects.toThrow(
    'it was made for a kernel ^1.0.0, and the deployed shell 0.0.3+c has 2.0.0 and 0.9.0',
  )
})

test('a shell drops the previous kernel when nothing that is live, a canary or pinned needs it', async () => {
  const store = storeFor()
  const { previousKernel, ...next } = placeShellOfTwo(store)
  await changeStore(store, { ...release('a', ['Chart']), shell: { ...next, previousKernel } })
  await expect(checkShell(store, next)).rejects.toThrow(
    'The shell 0.0.3+c cannot go live before remotes that fit it. mfe-auth a: it was made for a kernel ^1.0.0, and the shell 0.0.3+c has 2.0.0.',
  )
  const built = builtRemote('b', 'b', name, ['Gauge'])
  const moved = { ...built, release: { ...built.release, kernel: '^2.0.0' } }
  writeFileSync(join(built.folder, releaseFile), JSON.stringify(moved.release))
  await changeStore(store, { ...releaseChange(moved), shell: { ...next, previousKernel } })
  await checkShell(store, next)
})
