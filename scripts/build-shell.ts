import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostConfig, singleBundleConfig } from '@portal/build/webpack/host.mjs'
import { trustedKeys } from '@portal/build/manifest-keys.mjs'
import { workerConfig } from '@portal/build/webpack/worker.mjs'
import { readRemote } from '@portal/build/webpack/read-remote.mjs'
import { type BuildOptions, compile, isBuilt, markBuilt, type Stats } from './build-steps'
import { buildNumberOf, describeShell, freeNumber, type ShellBuild, writeVersionFile } from './build-number'
import { compress } from './compress'
import { renderFrame } from './first-screen'
import { removeOldVersions } from './kept-versions'
import { hashOf, portalFolder, remotes, root } from './packages'
import { startingScripts, writePage } from './page'
import { callsFile, copyRelease, forgetMaps, keepMaps, mapsFolderOf, mapsOf } from './release-store'

/** `npm run build -- --production-mode`: the shell without the inspector. */
const isForProduction = process.argv.includes('--production-mode') || process.env.PORTAL_MODE === 'production'

const shellFolder = join(root, 'shell')
const pageScripts = ['page', 'first-screen'].map((name) => join(root, `scripts/${name}.ts`))

/** "0.0.564+1a2b3c4d" names the folder "0.0.564-1a2b3c4d": a plus means a space in some addresses. */
const versionOf = (buildNumber: string) => buildNumber.replace('+', '-')

/** The public address of one version of the shell: its scripts and styles lie below it. */
const publicPathOf = (buildNumber: string) => `/investors/shell/${versionOf(buildNumber)}/`

/** How one version of the shell is built into a folder. */
export const shellConfig = ({
  output,
  buildNumber,
  ...options
}: BuildOptions & { output: string; buildNumber: string; maps?: string }) =>
  hostConfig({
    folder: shellFolder,
    output,
    publicPath: publicPathOf(buildNumber),
    inspector: !isForProduction,
    buildNumber,
    ...options,
  })

/** The folder of one version of the shell in a portal. */
export const placeOf = (folder: string, buildNumber: string) => join(folder, 'shell', versionOf(buildNumber))

interface FinishedShell {
  output: string
  folder: string
  buildNumber: string
  frame?: string
}

/**
 * What a finished compilation of the shell needs beside it, in an order in which nobody gets a page whose files are not
 * there: the start files, the files that are served as they are, the page, and the version file that tells of it. The
 * page shows `frame`, the shell as HTML, until its code has come.
 */
export function finishShell(stats: Stats, { output, folder, buildNumber, frame }: FinishedShell) {
  const publicPath = publicPathOf(buildNumber)
  cpSync(join(shellFolder, 'public'), folder, { recursive: true })
  // An installation's own settings outlive a build.
  const settings = join(folder, 'config.json')
  if (!existsSync(settings)) cpSync(join(shellFolder, 'config.default.json'), settings)
  writePage(stats, { output, publicPath, folder, frame })
  writeVersionFile(folder, factsOf(stats, folder, buildNumber))
}

const factsOf = (stats: Stats, folder: string, buildNumber: string): ShellBuild => ({
  buildNumber,
  place: placeOf(folder, buildNumber),
  scripts: startingScripts(stats).map((file) => `${publicPathOf(buildNumber)}${file}`),
})

type NumberedBuild = BuildOptions & { buildNumber: string }

/**
 * Builds one version of the shell and puts its files beside those of the versions before it, where nobody asks for them
 * yet. Returns what it says of itself, and what makes visitors get it: the remotes that it needs go live in between.
 */
async function placeShell(folder: string, { buildNumber, ...options }: NumberedBuild) {
  const output = join(root, 'dist/shell')
  const maps = join(root, 'dist/maps/shell')
  const stats = await compile(shellConfig({ output, maps, buildNumber, ...options }))
  await writeCalls(output)
  await compress(output)
  const version = versionOf(buildNumber)
  copyRelease(output, placeOf(folder, buildNumber))
  keepMaps(maps, mapsOf(folder), { name: 'shell', version })
  const goLive = async () => {
    const workerMaps = mapsFolderOf(mapsOf(folder), { name: 'service-worker', version: '' })
    await compile(workerConfig({ folder: shellFolder, output: folder, buildNumber, maps: workerMaps }))
    finishShell(stats, { output, folder, buildNumber, frame: await renderFrame() })
    removeOldVersions(join(folder, 'shell'), version)
    forgetMaps(join(mapsOf(folder), 'shell'), join(folder, 'shell'))
  }
  return { description: describeShell(folder, factsOf(stats, folder, buildNumber)), goLive }
}

/** Lists the calls of this checkout's server among the shell's files: a remote that needs another one has to wait for it. */
async function writeCalls(output: string) {
  const { serverCalls } = await import('../shared-kernel/build/releases/server-calls')
  writeFileSync(join(output, callsFile), JSON.stringify(serverCalls()))
}

/** Builds one version of the shell into a portal's folder and makes visitors get it at once. */
export async function deployShell(folder: string, options: NumberedBuild) {
  const { goLive } = await placeShell(folder, options)
  await goLive()
}

/** Builds the shell when it changed, into dist/portal; what makes visitors get it is called once its remotes are live. */
export async function buildShell(options: BuildOptions) {
  const scripts = pageScripts.map((file) => readFileSync(file, 'utf8'))
  const sources = [isForProduction, options.production, trustedKeys(), ...scripts]
  const hash = hashOf(['shell', 'shared-kernel'], ...sources)
  if (isBuilt('shell', hash) && existsSync(join(portalFolder, 'index.html'))) return undefined
  console.log('Building shell…')
  const buildNumber = freeNumber(buildNumberOf(hash), (each) => existsSync(placeOf(portalFolder, each)))
  const { description, goLive } = await placeShell(portalFolder, { ...options, buildNumber })
  return { description, goLive: () => goLive().then(() => markBuilt('shell', hash)) }
}

/** The same sources in one bundle, into `folder`: what `npm run bench` measures against. */
export async function buildSingleBundle(folder: string) {
  const buildNumber = 'single'
  const output = placeOf(folder, buildNumber)
  const config = { folder: shellFolder, output, publicPath: publicPathOf(buildNumber), cache: false }
  const all = remotes().map(async (remote) => {
    const { navigation } = await readRemote(remote.folder)
    return { ...remote, navigation }
  })
  const stats = await compile(singleBundleConfig({ ...config, remotes: await Promise.all(all) }))
  await compress(output)
  finishShell(stats, { output, folder, buildNumber })
}
