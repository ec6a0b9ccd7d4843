import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kernelPackages } from '../shared-kernel/build/verdicts/package-inputs.cjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const portalFolder = join(root, 'dist/portal')

/** What the package of a remote says of it. */
interface RemoteSettings {
  owner: string
  prefixes: string[]
  kernel: string
  firstScreens?: string[]
  waitingScreens?: string[]
}

export interface Remote extends RemoteSettings {
  name: string
  folder: string
  version: string
}

export interface PackageOfRemote {
  version: string
  portal: RemoteSettings
}

function readPackage(folder: string): PackageOfRemote {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The remotes there are: every folder mfe-* that is a package. */
export function remotes(): Remote[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')))
    .map((name) => {
      const folder = join(root, name)
      const { version, portal } = readPackage(folder)
      return { name, folder, version, ...portal }
    })
}

/** All packages, in the order in which they are checked. */
export const packages = () => [
  ...kernelPackages,
  'backend',
  'shell',
  'hosts',
  ...remotes().map((each) => each.name),
  'e2e',
]

function* filesBelow(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))
  for (const entry of entries) {
    const full = join(path, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist'].includes(entry.name)) yield* filesBelow(full)
    } else if (!/\.(test\.tsx?|md)$|^eslint-/.test(entry.name)) yield full
  }
}

/**
 * The lock file without what it says of other packages of this workspace: one that is added, or takes a library that is
 * here already, makes no other one's build another.
 */
export function lockOf(text: string, folders: readonly string[]) {
  const isWithin = (one: string, other: string) => `${one}/`.startsWith(`${other}/`)
  const isOf = (name: string) => folders.some((folder) => isWithin(folder, name) || isWithin(name, folder))
  const [, before, importers = '', after] = /^(.*\nimporters:\n)(.*?)(\n(?=\S).*)$/s.exec(text)!
  const kept = importers.split(/\n(?= {2}\S)/).filter((each) => isOf(/^\s*(\S+):/.exec(each)?.[1] ?? ''))
  return [before, ...kept, after].join('\n')
}

/** A hash over sources: what a build depends on, tests, lint and what is written for people left out. */
export function hashOf(folders: readonly string[], ...more: readonly unknown[]) {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const file of filesBelow(join(root, folder))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  hash.update(lockOf(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), folders))
  for (const each of more) hash.update(JSON.stringify(each))
  return hash.digest('hex').slice(0, 12)
}
