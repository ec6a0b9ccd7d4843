import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse } from 'yaml'
import { remotes, root } from './packages'

/** A package of others that production runs or sends to browsers. */
export interface ProductionPackage {
  /** Name and version, as the lock file has them. */
  id: string
  name: string
  version: string
  /** What pnpm compares the archive with: an algorithm, and the digest in base64. */
  integrity: string
  licence: string | undefined
  /** Ids of the packages that it needs. */
  needs: string[]
  /** Whether a package of ours names it itself. */
  isDirect: boolean
}

interface Needs {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
interface LockFile {
  importers: Record<
    string,
    {
      dependencies?: Record<string, { version: string }>
      optionalDependencies?: Record<string, { version: string }>
    }
  >
  packages: Record<string, { resolution: { integrity?: string } }>
  snapshots: Record<string, Needs>
}

/** The licence of what is for other machines than this one and so not installed here, and of what names none itself. */
const knownLicences: readonly (readonly [RegExp, string])[] = [
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  [/^@img\/sharp-/, 'Apache-2.0'],
  [/^@napi-rs\/canvas-/, 'MIT'],
  [/^@emnapi\/runtime$/, 'MIT'],
  // Its LICENSE file has the words of MIT; the package does not say so.
  [/^png-js$/, 'MIT'],
  // "MIT OR SEE LICENSE IN FEEL-FREE.md"
  [/^rgbcolor$/, 'MIT'],
]

const idOf = (key: string) => key.replace(/\(.*$/, '')

/** What backend, shell, hosts and remotes need of others, and what these need, as the lock file has it. */
export function productionPackages(): ProductionPackage[] {
  const lock = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as LockFile
  const keyOf = (name: string, version: string) =>
    version in lock.snapshots ? version : `${name}@${version}`
  const found = new Map<string, string[]>()
  const workspaces = new Set<string>()
  const direct = new Set<string>()
  const follow = (key: string): void => {
    if (found.has(key)) return
    const { dependencies, optionalDependencies } = lock.snapshots[key]!
    const needs = Object.entries({ ...dependencies, ...optionalDependencies }).map((need) => keyOf(...need))
    found.set(key, needs)
    needs.forEach(follow)
  }
  const enter = (workspace: string): void => {
    if (workspaces.has(workspace)) return
    workspaces.add(workspace)
    const { dependencies, optionalDependencies } = lock.importers[workspace]!
    for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      if (version.startsWith('link:')) enter(posix.join(workspace, version.slice('link:'.length)))
      else {
        direct.add(idOf(keyOf(name, version)))
        follow(keyOf(name, version))
      }
    }
  }
  for (const workspace of ['backend', 'shell', 'hosts', ...remotes().map(({ name }) => name)])
    enter(workspace)
  const needsById = new Map<string, Set<string>>()
  for (const [key, needs] of found) {
    const all = needsById.get(idOf(key)) ?? new Set()
    for (const need of needs) all.add(idOf(need))
    needsById.set(idOf(key), all)
  }
  return [...needsById]
    .map(([id, needs]) => ({ ...described(id, lock), needs: [...needs], isDirect: direct.has(id) }))
    .sort(byId)
}

const byId = (one: ProductionPackage, other: ProductionPackage) => (one.id < other.id ? -1 : 1)

function described(id: string, { packages }: LockFile) {
  const at = id.lastIndexOf('@')
  const [name, version] = [id.slice(0, at), id.slice(at + 1)]
  const integrity = packages[id]?.resolution.integrity ?? ''
  return { id, name, version, integrity, licence: licenceOf(id, name) }
}

const store = join(root, 'node_modules/.pnpm')
let folders: string[] | undefined

/** Where the files of a package lie; undefined where it is not installed on this machine. */
export function folderOf(id: string, name: string): string | undefined {
  folders ??= readdirSync(store)
  const stored = id.replaceAll('/', '+')
  const folder = folders.find((each) => each === stored || each.startsWith(`${stored}_`))
  const path = folder && join(store, folder, 'node_modules', name)
  return path && existsSync(path) ? path : undefined
}

/** What a package says of its licence itself. */
export function ownLicence(folder: string): string | undefined {
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license.replace(/^\((.*)\)$/, '$1') : undefined
}

function licenceOf(id: string, name: string): string | undefined {
  const known = knownLicences.find(([names]) => names.test(name))?.[1]
  if (known) return known
  const folder = folderOf(id, name)
  return folder && ownLicence(folder)
}
