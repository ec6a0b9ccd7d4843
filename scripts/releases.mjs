import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

const { publish, ReleaseManifest } = await tsImport('@portal/kernel/manifest', import.meta.url)

const keptVersions = 3

/** The Subresource Integrity value of a file. */
export const integrityOf = (path) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`

const routePattern = /path:\s*'([^']+)'[\s\S]*?import\('([^']+)'\)/g

/** The files of each page's own chunks, by the page's path: `remote.tsx` names path and module side by side. */
function pageFiles(remote, compilation) {
  const source = readFileSync(join(remote.folder, 'src/remote.tsx'), 'utf8')
  const chunks = new Map()
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) if (request) chunks.set(request, group.getFiles())
  }
  return [...source.matchAll(routePattern)].map(([, path, request]) => ({
    path: `/${path}`,
    files: chunks.get(request) ?? [],
  }))
}

/** What the manifest says of a remote that was just built. */
export function releaseOf(remote, { version, output, publicPath, compilation }) {
  const built = JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8'))
  const exposed = built.exposes.find(({ name }) => name === 'remote')
  const file = (name) => ({ href: `${publicPath}${name}`, integrity: integrityOf(join(output, name)) })
  const entry = file(built.metaData.remoteEntry.name)
  return {
    name: remote.name,
    version,
    entry: entry.href,
    integrity: entry.integrity,
    preload: exposed.assets.js.sync.map(file),
    styles: exposed.assets.css.sync.map(file),
    pages: pageFiles(remote, compilation).map(({ path, files }) => ({
      path,
      preload: files.filter((name) => name.endsWith('.js')).map(file),
      styles: files.filter((name) => name.endsWith('.css')).map(file),
    })),
    prefixes: remote.prefixes,
    ...(remote.slots && { slots: remote.slots }),
    kernel: remote.kernel,
    owner: remote.owner,
    releasedAt: new Date().toISOString(),
  }
}

/** Gives these releases to everybody by `remotes.json`, atomically, and removes versions that are long replaced. */
export async function writeManifest(folder, released) {
  const path = join(folder, 'remotes.json')
  if (!released.length && existsSync(path)) return
  let manifest = { sequence: 0, salt: randomBytes(16).toString('hex'), remotes: [] }
  if (existsSync(path)) {
    const known = ReleaseManifest.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (known.success) manifest = known.data
  }
  for (const { owner, ...release } of released) manifest = publish(manifest, release, owner)
  manifest = { ...manifest, sequence: manifest.sequence + 1 }
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(`${path}.new`, path)
  for (const release of released) removeOldVersions(join(folder, 'remotes', release.name), release.version)
}

function removeOldVersions(folder, live) {
  const age = (version) => statSync(join(folder, version)).mtimeMs
  const old = readdirSync(folder).filter((version) => version !== live)
  const doomed = old.sort((a, b) => age(b) - age(a)).slice(keptVersions - 1)
  for (const version of doomed) rmSync(join(folder, version), { recursive: true })
}
