import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { exposedRemote, type NamedRemote } from '@portal/build/webpack/read-remote.mjs'
import { namesFile } from '@portal/build/webpack/published-names.mjs'
import type { RemoteRelease } from '../shared-kernel/contracts/manifest/public'
import type { ChunkGroup, Compilation, Module } from './build-steps'
import { firstScreensFile } from './first-screen'
import type { Remote } from './packages'
import { integrityOf, releaseFile } from './release-store'

/** The files of the own chunks of each page, and of each slot. */
function partFiles({ pages, slots }: NamedRemote, compilation: Compilation) {
  const groups = new Map<string, ChunkGroup>()
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) if (request) groups.set(request, group)
  }
  const filesOf = (request: string, parts: readonly string[] = []) => {
    const shown = parts.map((part) => compilation.namedChunkGroups.get(part) ?? missing(part))
    return [groups.get(request), ...shown].flatMap((group) => group?.getFiles() ?? [])
  }
  return {
    pages: pages.map(({ path, request, parts }) => ({
      path,
      files: [...new Set(filesOf(request, parts))],
      // One without files of its own lies with the remote.
      takesWholeKernel: takesWholeKernel(compilation, groups.get(request) ?? groups.get(exposedRemote)!),
    })),
    slots: slots.map(({ name, request }) => ({ name, files: filesOf(request) })),
  }
}

/** A page that waits for a part under a wrong name would fetch it late, in silence. */
function missing(part: string): never {
  throw new Error(`remote.tsx names the part ${part}, which no import() calls so (webpackChunkName)`)
}

/** Whether the code of a page takes names that only the whole kernel has. */
const takesWholeKernel = ({ chunkGraph }: Compilation, group: ChunkGroup) =>
  group.chunks.some((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].some(
      ({ type, options }: Module & { options?: { shareKey?: string } }) =>
        type === 'consume-shared-module' && options?.shareKey === '@portal/kernel',
    ),
  )

/** What is read of the file in which the plugin of federation describes a build. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[]
}

interface FinishedRemote {
  named: NamedRemote
  version: string
  output: string
  publicPath: string
  compilation: Compilation
}

/** What the manifest says of a remote that was just built; `named` is what `readRemote` found in it. */
export function releaseOf(
  remote: Remote,
  { named, version, output, publicPath, compilation }: FinishedRemote,
): RemoteRelease {
  const built: FederationManifest = JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8'))
  const exposed = built.exposes.find(({ name }) => name === 'remote')!
  const file = (name: string) => ({
    href: `${publicPath}${name}`,
    integrity: integrityOf(join(output, name)),
  })
  const entry = file(built.metaData.remoteEntry.name)
  const withFiles = <Part extends { files: string[] }>({ files, ...part }: Part) => ({
    ...part,
    preload: files.filter((name) => name.endsWith('.js')).map(file),
    styles: files.filter((name) => name.endsWith('.css')).map(file),
  })
  const { pages, slots } = partFiles(named, compilation)
  return {
    name: remote.name,
    version,
    entry: entry.href,
    integrity: entry.integrity,
    preload: exposed.assets.js.sync.map(file),
    styles: exposed.assets.css.sync.map(file),
    pages: pages.map(withFiles),
    ...(slots.length > 0 && { slots: slots.map(withFiles) }),
    navigation: named.navigation,
    search: named.search,
    prefixes: remote.prefixes,
    kernel: remote.kernel,
    kernelNames: namesFile(remote.folder),
    ...(existsSync(join(output, firstScreensFile)) && { firstScreens: file(firstScreensFile) }),
    size: sizeOf(output),
  }
}

/** Bytes of scripts and styles, as gzip sends them. */
function sizeOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css)$/.test(file),
  )
  return files
    .map((file) => join(folder, file))
    .map((path) =>
      existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : gzipSync(readFileSync(path)).length,
    )
    .reduce((sum, size) => sum + size, 0)
}

/** Leaves the description of a built remote among its files, where a release and a later roll-back find it. */
export function writeRelease(output: string, release: RemoteRelease) {
  writeFileSync(join(output, releaseFile), `${JSON.stringify(release, null, 2)}\n`)
}

/** The description of what was built into a folder; undefined when nothing was. */
export function readRelease(output: string): RemoteRelease | undefined {
  const path = join(output, releaseFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * Takes a version that was released before as what was just built; undefined when it was not. An edit that was taken back
 * leads to it: a second build of the same sources need not be the same to the byte, and a released version never changes.
 */
export function takeReleased(released: string, output: string) {
  const release = readRelease(released)
  if (!release) return undefined
  rmSync(output, { recursive: true, force: true })
  cpSync(released, output, { recursive: true })
  return release
}

/** With it, the maps that belong to its scripts; none where they are gone, since those of another build would mislead. */
export function takeMaps(released: string, output: string) {
  rmSync(output, { recursive: true, force: true })
  if (existsSync(released)) cpSync(released, output, { recursive: true })
}
