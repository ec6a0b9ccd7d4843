import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostConfig, singleBundleConfig } from '@portal/kernel/tooling/webpack/host.mjs'
import { trustedKeys } from '@portal/kernel/tooling/manifest-keys.mjs'
import { kernelModules } from '@portal/kernel/tooling/webpack/kernel-names.mjs'
import { remoteConfig } from '@portal/kernel/tooling/webpack/remote.mjs'
import webpack from '@portal/kernel/tooling/webpack/webpack.mjs'
import { buildEmbed, buildStandalone, placeStandalone } from './build-hosts.mjs'
import { workerConfig } from '@portal/kernel/tooling/webpack/worker.mjs'
import { buildNumberOf, writeVersionFile } from './build-number.mjs'
import { compress } from './compress.mjs'
import { hashOf, portalFolder, remotes, root } from './packages.mjs'
import { writePage } from './page.mjs'
import { readRelease, releaseOf, writeRelease } from './remote-release.mjs'
import { readStore, releaseBuilt, storeOptions } from './release-store.mjs'

const stampFolder = join(root, 'dist/stamps')

/** Whether the last build of this name was made of the same sources. */
export function isBuilt(name, hash) {
  const stamp = join(stampFolder, name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

export function markBuilt(name, hash) {
  mkdirSync(stampFolder, { recursive: true })
  writeFileSync(join(stampFolder, name), hash)
}

export function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })))
        resolve(stats)
      })
    })
  })
}

/** `npm run build -- --production-mode`: the shell without the tools that override remotes. */
const isForProduction = process.argv.includes('--production-mode') || process.env.PORTAL_MODE === 'production'

/** The shell's public address: page, scripts and styles lie below it. */
const shellPath = '/investors/shell/'

export const shellConfig = (folder, options) =>
  hostConfig({
    folder: join(root, 'shell'),
    output: join(folder, 'shell'),
    publicPath: shellPath,
    overrides: !isForProduction,
    ...options,
  })

/** What a finished compilation of the shell needs beside it: the page, and the files that are served as they are. */
export function finishShell(stats, folder) {
  writePage(stats, { output: join(folder, 'shell'), publicPath: shellPath, folder })
  cpSync(join(root, 'shell/public'), folder, { recursive: true })
  // An installation's own settings outlive a build.
  const settings = join(folder, 'config.json')
  if (!existsSync(settings)) cpSync(join(root, 'shell/config.default.json'), settings)
}

async function buildShell(options) {
  const hash = hashOf(['shell', 'shared-kernel'], isForProduction, options.production, trustedKeys())
  if (isBuilt('shell', hash) && existsSync(join(portalFolder, 'index.html'))) return
  console.log('Building shell…')
  const buildNumber = buildNumberOf(hash)
  finishShell(await compile(shellConfig(portalFolder, { ...options, buildNumber })), portalFolder)
  await compile(workerConfig({ folder: join(root, 'shell'), output: portalFolder, buildNumber }))
  await compress(join(portalFolder, 'shell'))
  writeVersionFile(portalFolder, buildNumber)
  markBuilt('shell', hash)
}

/** A remote's version: that of its package, and what tells two builds of it apart. */
export function versionOf(remote, { production }) {
  const sources = [remote.name, 'shared-kernel/contracts', 'shared-kernel/tooling', 'scripts']
  // Which names come from which of the kernel's shared modules is built into a remote.
  const firstLoad = readFileSync(kernelModules.firstLoad, 'utf8')
  return `${remote.version}-${hashOf(sources, production, remote.prefixes, firstLoad).slice(0, 8)}`
}

/** Where a remote's finished build waits to be released. */
const builtFolder = (remote) => join(root, 'dist/remotes', remote.name)

/** Builds one remote if its sources changed. Returns what a release needs, and whether it is new. */
export async function buildRemote(remote, { production = true, cache } = {}) {
  const version = versionOf(remote, { production })
  const folder = builtFolder(remote)
  const known = readRelease(folder)
  if (known?.version === version) return { folder, owner: remote.owner, release: known, isNew: false }
  console.log(`Building ${remote.name} ${version}…`)
  const release = await compileRemote(remote, { output: folder, version, production, cache })
  return { folder, owner: remote.owner, release, isNew: true }
}

/** Builds one remote into a folder, packed and described. */
export async function compileRemote(remote, { output, version, production = true, cache = false }) {
  const { compilation } = await compile(remoteConfig({ ...remote, output, version, production, cache }))
  await compress(output)
  const publicPath = `/investors/remotes/${remote.name}/${version}/`
  const release = releaseOf(remote, { compilation, version, output, publicPath })
  writeRelease(output, release)
  return release
}

/** How to build here: CI and a first start are quicker without writing webpack's cache. */
export const buildOptions = () => ({ production: true, cache: !process.env.CI && existsSync(stampFolder) })

/** Builds what changed since the last build, one package after the other, and gives new releases to everybody. */
export async function buildPortal() {
  const options = buildOptions()
  await buildShell(options)
  const store = storeOptions()
  const { remotes: released } = await readStore(store)
  const isReleased = ({ name, version }) =>
    released.some((each) => each.name === name && each.releases.some((kept) => kept.version === version))
  const all = remotes()
  const built = []
  for (const remote of all) built.push(await buildRemote(remote, options))
  const changed = built.filter(({ isNew, release }) => isNew || !isReleased(release))
  if (changed.length || !existsSync(join(portalFolder, 'remotes.json'))) await releaseAll(store, changed)
  const hosts = { folder: portalFolder, ...options }
  for (const [index, { release }] of built.entries())
    placeStandalone(await buildStandalone(all[index], release.version, options), portalFolder, release)
  await buildEmbed(hosts)
}

async function releaseAll(store, changed) {
  const manifest = await releaseBuilt(store, 'build', changed)
  for (const { pinned, name } of manifest.remotes)
    if (pinned) console.log(`${name} is pinned to ${pinned}: everybody still gets that one`)
}

/** The same sources in one bundle, into `folder`: what `npm run bench` measures against. */
export async function buildSingleBundle(folder) {
  const output = join(folder, 'shell')
  const config = { folder: join(root, 'shell'), output, publicPath: shellPath, cache: false }
  finishShell(await compile(singleBundleConfig(config)), folder)
  await compress(output)
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ sequence: 0, salt: '', remotes: [] }))
}

export const help = `npm run build [-- --production-mode]

Builds what changed into dist/portal, and releases changed remotes to everybody.
  --production-mode    leaves out the override panel`

export default async function run() {
  const started = Date.now()
  await buildPortal()
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s: ${portalFolder}`)
}
