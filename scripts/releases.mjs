import { createHash } from 'node:crypto'
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
  const [exposed] = built.exposes
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
    kernel: remote.kernel,
  }
}

/** Replaces the given releases in `remotes.json`, atomically, and removes versions that are long replaced. */
export function writeManifest(folder, released) {
  const path = join(folder, 'remotes.json')
  const current = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).remotes : []
  if (!released.length && existsSync(path)) return
  const kept = current.filter((each) => !released.some((release) => release.name === each.name))
  const remotes = [...kept, ...released].sort((a, b) => a.name.localeCompare(b.name))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${path}.new`, `${JSON.stringify({ remotes }, null, 2)}\n`)
  renameSync(`${path}.new`, path)
  for (const release of released) removeOldVersions(join(folder, 'remotes', release.name), release.version)
}

function removeOldVersions(folder, live) {
  const age = (version) => statSync(join(folder, version)).mtimeMs
  const old = readdirSync(folder).filter((version) => version !== live)
  const doomed = old.sort((a, b) => age(b) - age(a)).slice(keptVersions - 1)
  for (const version of doomed) rmSync(join(folder, version), { recursive: true })
}
