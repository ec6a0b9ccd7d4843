import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Change, StoreOptions } from '../shared-kernel/build/releases/release-store'
import type { ReleaseManifest } from '../shared-kernel/contracts/manifest/public'
import { portalFolder, root } from './packages'
import {
  changeStore,
  FolderInUse,
  foresee,
  readStore,
  ReleaseRefusal,
  statesOf,
  storeOptions,
} from './release-store'
import { isWrongUse } from './wrong-use'

/** An option, and the line that help has of it. */
interface Option {
  type: 'string' | 'boolean'
  about: string
}
export type Options = Record<string, Option>

const common = {
  to: { type: 'string', about: '--to <folder>   the portal’s folder; dist/portal by default' },
  'dry-run': { type: 'boolean', about: '--dry-run       says what would change, and changes nothing' },
} satisfies Options

/** Paths are meant as seen from where npm was called. */
export const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? root, path)

interface Command<Own extends Options> {
  usage: string
  about: string
  /** The least and the most words besides options. */
  words: [least: number, most: number]
  options: Own
  run(given: {
    store: StoreOptions
    words: string[]
    options: Values<Own>
    change: (wanted: Change) => Promise<string>
  }): string | Promise<string>
}

/** What is parsed: a command's own options beside those of all. */
interface Parsed<Own extends Options> {
  args: string[]
  options: Own & typeof common
  allowPositionals: true
}
type ValuesOfAll = Values<typeof common>
type Values<Own extends Options> = ReturnType<typeof parseArgs<Parsed<Own>>>['values']

/**
 * A command on a portal's releases: { run, help }. The given `run` gets { store, words, options, change } and returns
 * what to print; `change` does one change, or foresees it under --dry-run. Refusals are printed without a stack.
 */
export function releaseCommand<Own extends Options>({
  usage,
  about,
  words: [least, most],
  options: own,
  run,
}: Command<Own>) {
  const options = { ...own, ...common }
  const help = [usage, '', about, '', ...Object.values(options).map((option) => `  ${option.about}`)].join(
    '\n',
  )
  const runSafely = async (args: string[]) => {
    try {
      const { values, positionals: words } = parseArgs<Parsed<Own>>({ args, options, allowPositionals: true })
      if (words.length < least || words.length > most) throw new WrongUse(`Usage: ${usage}`)
      const { to, 'dry-run': isDryRun }: ValuesOfAll = values
      const folder = to ? fromCaller(to) : portalFolder
      const store = storeOptions({ folder })
      const change = (wanted: Change) => applyChange(store, wanted, isDryRun)
      const text = await run({ store, words, options: values, change })
      console.log(text)
    } catch (error) {
      const { text, exitCode } = refusalOf(error)
      console.error(text)
      process.exitCode = exitCode
    }
  }
  return { run: runSafely, help }
}

class WrongUse extends Error {}

const fileFaults = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EEXIST', 'ENOTDIR', 'EISDIR']

const isFileFault = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && fileFaults.includes(String(error.code))

/** What is said of an error, and how the command ends. Throws what nobody foresaw. */
function refusalOf(error: unknown) {
  if (error instanceof ReleaseRefusal || error instanceof FolderInUse)
    return { text: error.message, exitCode: 1 }
  if (isFileFault(error))
    return {
      text: `${error.path} cannot be written (${error.code}): name a folder that you may change with --to`,
      exitCode: 1,
    }
  if (error instanceof WrongUse || isWrongUse(error)) return { text: error.message, exitCode: 2 }
  throw error
}

/** Most often another folder was meant. */
export function refuseEmpty({ folder }: StoreOptions, manifest: ReleaseManifest) {
  if (!manifest.remotes.length)
    throw new ReleaseRefusal(
      `Nothing is released in ${folder}: name the portal's folder with --to, or release a remote first`,
    )
}

/** Says per remote what visitors got and what they get now. */
async function applyChange(store: StoreOptions, change: Change, isDryRun: boolean | undefined) {
  const before = await readStore(store)
  if (change.command !== 'release') refuseEmpty(store, before)
  const after = isDryRun ? await foresee(store, change) : await changeStore(store, change)
  const lines = statesOf(change.remotes, before, after).map(
    ({ name, from, to }) => `${name}: ${from} → ${to}`,
  )
  return [...lines, isDryRun ? 'Dry run: nothing was changed.' : 'In force from the next page load on.'].join(
    '\n',
  )
}
