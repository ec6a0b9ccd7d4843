import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostConfig, singleBundleConfig } from '@portal/kernel/tooling/webpack/host.mjs'
import { remoteConfig } from '@portal/kernel/tooling/webpack/remote.mjs'
import webpack from '@portal/kernel/tooling/webpack/webpack.mjs'
import { buildEmbed, buildStandalone } from './build-hosts.mjs'
import { workerConfig } from '@portal/kernel/tooling/webpack/worker.mjs'
import { buildNumberOf, writeVersionFile } from './build-number.mjs'
import { compress } from './compress.mjs'
import { hashOf, portalFolder, remotes, root } from './packages.mjs'
import { writePage } from './page.mjs'
import { releaseOf, writeManifest } from './releases.mjs'

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
  const hash = hashOf(['shell', 'shared-kernel'], isForProduction, options.production)
  if (isBuilt('shell', hash) && existsSync(join(portalFolder, 'index.html'))) return
  console.log('Building shell…')
  const buildNumber = buildNumberOf(hash)
  finishShell(await compile(shellConfig(portalFolder, { ...options, buildNumber })), portalFolder)
  await compile(workerConfig({ folder: join(root, 'shell'), output: portalFolder, buildNumber }))
  await compress(join(portalFolder, 'shell'))
  writeVersionFile(portalFolder, buildNumber)
  markBuilt('shell', hash)
}

function versionOf(remote, production) {
  const sources = [remote.name, 'shared-kernel/contracts', 'shared-kernel/tooling', 'scripts']
  const hash = hashOf(sources, production, remote.prefixes)
  return { hash, version: `${remote.version}-${hash.slice(0, 8)}` }
}

/** Builds one remote into a folder of its own version; returns its release, or null when nothing changed. */
export async function buildRemote(remote, { production, cache, force = false }) {
  const { hash, version } = versionOf(remote, production)
  const output = join(portalFolder, 'remotes', remote.name, version)
  if (!force && isBuilt(remote.name, hash) && existsSync(output)) return null
  console.log(`Building ${remote.name} ${version}…`)
  const { compilation } = await compile(
    remoteConfig({ name: remote.name, folder: remote.folder, output, version, production, cache }),
  )
  await compress(output)
  markBuilt(remote.name, hash)
  return releaseOf(remote, {
    compilation,
    version,
    output,
    publicPath: `/investors/remotes/${remote.name}/${version}/`,
  })
}

/** Builds what changed since the last build, one package after the other. */
export async function buildPortal({ production = true } = {}) {
  const options = { production, cache: !process.env.CI && existsSync(stampFolder) }
  await buildShell(options)
  const released = []
  for (const remote of remotes()) {
    const release = await buildRemote(remote, options)
    if (release) released.push(release)
  }
  await writeManifest(portalFolder, released)
  const hosts = { folder: portalFolder, ...options }
  for (const remote of remotes()) await buildStandalone(remote, versionOf(remote, production).version, hosts)
  await buildEmbed(hosts)
}

/** The same sources in one bundle, into `folder`: what `npm run bench` measures against. */
export async function buildSingleBundle(folder) {
  const output = join(folder, 'shell')
  const config = { folder: join(root, 'shell'), output, publicPath: shellPath, cache: false }
  finishShell(await compile(singleBundleConfig(config)), folder)
  await compress(output)
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ sequence: 0, salt: '', remotes: [] }))
}

export default async function run() {
  const started = Date.now()
  await buildPortal()
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s: ${portalFolder}`)
}
