import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kernelModules } from '@portal/build/webpack/kernel-names.mjs'
import { refuseOtherRange } from '@portal/build/webpack/kernel-versions.mjs'
import { readRemote } from '@portal/build/webpack/read-remote.mjs'
import { remoteConfig } from '@portal/build/webpack/remote.mjs'
import type { DeployedShell } from '../shared-kernel/build/releases/name-check'
import type { StoreOptions } from '../shared-kernel/build/releases/release-store'
import { buildEmbed, buildStandalone, placeStandalone } from './build-hosts'
import { buildShell } from './build-shell'
import { type BuildOptions, compile, isBuilt, markBuilt, unmarkBuilt, wasBuiltBefore } from './build-steps'
import { compress } from './compress'
import { writeFirstScreens } from './first-screen'
import { hashOf, portalFolder, type Remote, remotes, root } from './packages'
import { overBudget } from './release-budget'
import { readRelease, releaseOf, takeMaps, takeReleased, writeRelease } from './remote-release'
import {
  type Built,
  checkShell,
  folderOf,
  mapsFolderOf,
  mapsOf,
  readStore,
  releaseBuilt,
  storeOptions,
} from './release-store'

/** Of the contracts, what a page has once, with the kernel. */
const onceInPage = ['crypto', 'catalogue', 'manifest', 'receipt', 'words', 'node_modules']
/** What goes into a remote's files besides its own. */
const inEveryRemote = [
  ...readdirSync(join(root, 'shared-kernel/contracts'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !onceInPage.includes(entry.name))
    .map(({ name }) => `shared-kernel/contracts/${name}`),
  'shared-kernel/build/webpack',
]
/** What first screens are drawn with. */
const inFirstScreens = ['shared-kernel/runtime', 'shared-kernel/ui', 'hosts/src/first-screen']

/** A remote's version: that of its package, and what tells two builds of it apart. */
export function versionOf(remote: Remote, { production }: { production: boolean }) {
  const sources = [
    remote.name,
    ...inEveryRemote,
    ...(remote.firstScreens || remote.waitingScreens ? inFirstScreens : []),
  ]
  // Which names come from which of the kernel's shared modules is built into a remote.
  const parts = [kernelModules.firstLoad, kernelModules.firstInside].map((file) => readFileSync(file, 'utf8'))
  return `${remote.version}-${hashOf(sources, production, remote.prefixes, ...parts).slice(0, 8)}`
}

/** Where a remote's finished build waits to be released. */
const builtFolder = (remote: Remote) => join(root, 'dist/remotes', remote.name)
const builtMaps = (remote: Remote) => join(root, 'dist/maps', remote.name)

/** Which build of a remote waits to be released; one whose release was refused goes on waiting. */
const waits = ({ name }: { name: string }) => `${name}-waits`

export const wasReleased = (release: { name: string }) => unmarkBuilt(waits(release))

/** Builds one remote if its sources changed. Returns what a release needs, and whether it waits to be released. */
export async function buildRemote(remote: Remote, options: BuildOptions) {
  const version = versionOf(remote, options)
  const folder = builtFolder(remote)
  const maps = builtMaps(remote)
  const known = readRelease(folder)
  const { owner, name } = remote
  if (known?.version === version)
    return { folder, maps, owner, release: known, isNew: isBuilt(waits(remote), version) }
  const taken = takeReleased(folderOf(portalFolder, { name, version }), folder)
  if (taken) takeMaps(mapsFolderOf(mapsOf(portalFolder), { name, version }), maps)
  const release = taken ?? (await compileAnew(remote, { output: folder, version, maps, ...options }))
  markBuilt(waits(remote), version)
  return { folder, maps, owner, release, isNew: true }
}

function compileAnew(remote: Remote, how: CompiledRemote) {
  console.log(`Building ${remote.name} ${how.version}…`)
  return compileRemote(remote, how)
}

interface CompiledRemote extends Partial<BuildOptions> {
  output: string
  version: string
  /** Where its source maps go; absent: none are made. */
  maps?: string
}

/** Builds one remote into a folder, packed and described. */
export async function compileRemote(
  remote: Remote,
  { output, version, production = true, cache = false, maps }: CompiledRemote,
) {
  refuseOtherRange(remote)
  const named = await readRemote(remote.folder)
  const config = remoteConfig({ ...remote, output, version, production, cache, maps })
  const { compilation } = await compile(config)
  await compress(output)
  await writeFirstScreens(remote, output)
  const publicPath = `/investors/remotes/${remote.name}/${version}/`
  const release = releaseOf(remote, { named, compilation, version, output, publicPath })
  writeRelease(output, release)
  return release
}

/** How to build here: CI and a first start are quicker without writing webpack's cache. */
export const buildOptions = (): BuildOptions => ({
  production: true,
  cache: !process.env.CI && wasBuiltBefore(),
})

/**
 * Builds what changed since the last build, one package after the other, and gives new releases to everybody: remotes
 * first, since a tab with the shell of before stays with the versions that it can run, and a new shell has none but these.
 */
export async function buildPortal() {
  const options = buildOptions()
  const shell = await buildShell(options)
  const store = storeOptions()
  const { remotes: released } = await readStore(store)
  const isReleased = ({ name, version }: { name: string; version: string }) =>
    released.some((each) => each.name === name && each.releases.some((kept) => kept.version === version))
  const built = []
  for (const remote of remotes()) built.push({ remote, ...(await buildRemote(remote, options)) })
  const changed = built.filter(({ isNew, release }) => isNew || !isReleased(release))
  if (changed.length || !existsSync(join(portalFolder, 'remotes.json')))
    await releaseAll(store, changed, shell?.description)
  if (shell) {
    await checkShell(store, shell.description)
    await shell.goLive()
  }
  const hosts = { folder: portalFolder, ...options }
  for (const { remote, release } of built)
    placeStandalone(await buildStandalone(remote, release.version, options), portalFolder, release)
  await buildEmbed(hosts)
}

async function releaseAll(store: StoreOptions, changed: readonly Built[], shell: DeployedShell | undefined) {
  const manifest = await releaseBuilt(store, 'build', changed, shell)
  for (const { release } of changed) wasReleased(release)
  for (const { pinned, name } of manifest.remotes)
    if (pinned) console.log(`${name} is pinned to ${pinned}: everybody still gets that one`)
}

export const help = `npm run build [-- --production-mode]

Builds what changed into dist/portal, and releases changed remotes to everybody who opens it there. Says at its end what
is over its budget, which npm run release refuses.
  --production-mode    leaves out the override panel`

export default async function run() {
  const started = Date.now()
  await buildPortal()
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s: ${portalFolder}`)
  const over = overBudget()
  if (over) console.error(over)
}
