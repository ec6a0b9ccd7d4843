import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { portalFolder, root } from './packages.mjs'
import {
  changeStore,
  FolderInUse,
  foresee,
  readStore,
  ReleaseRefusal,
  stateOf,
  storeOptions,
} from './release-store.mjs'

const common = {
  to: { type: 'string', about: '--to <folder>   the portal’s folder; dist/portal by default' },
  'dry-run': { type: 'boolean', about: '--dry-run       says what would change, and changes nothing' },
}

/** Paths are meant as seen from where npm was called. */
export const fromCaller = (path) => resolve(process.env.INIT_CWD ?? root, path)

/**
 * A command on a portal's releases: { run, help }. The given `run` gets { store, words, options, change } and returns
 * what to print; `change` does one change, or foresees it under --dry-run. Refusals are printed without a stack.
 */
export function releaseCommand({ usage, about, words: [least, most], options: own = {}, run }) {
  const options = { ...own, ...common }
  const help = [usage, '', about, '', ...Object.values(options).map((option) => `  ${option.about}`)].join(
    '\n',
  )
  const runSafely = async (args) => {
    try {
      const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true })
      if (words.length < least || words.length > most) throw new WrongUse(`Usage: ${usage}`)
      const folder = values.to ? fromCaller(values.to) : portalFolder
      const store = storeOptions({ folder })
      const change = (wanted) => applyChange(store, wanted, values['dry-run'])
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

/** What is said of an error, and how the command ends. Throws what nobody foresaw. */
function refusalOf(error) {
  if (error instanceof ReleaseRefusal || error instanceof FolderInUse)
    return { text: error.message, exitCode: 1 }
  if (fileFaults.includes(error?.code))
    return {
      text: `${error.path} cannot be written (${error.code}): name a folder that you may change with --to`,
      exitCode: 1,
    }
  if (error instanceof WrongUse || String(error?.code).startsWith('ERR_PARSE_ARGS'))
    return { text: error.message, exitCode: 2 }
  throw error
}

/** Most often another folder was meant. */
export function refuseEmpty({ folder }, manifest) {
  if (!manifest.remotes.length)
    throw new ReleaseRefusal(
      `Nothing is released in ${folder}: name the portal's folder with --to, or release a remote first`,
    )
}

/** Says per remote what visitors got and what they get now. */
async function applyChange(store, change, isDryRun) {
  const before = await readStore(store)
  if (change.command !== 'release') refuseEmpty(store, before)
  const after = isDryRun ? await foresee(store, change) : await changeStore(store, change)
  const state = (manifest, name) => stateOf(manifest.remotes.find((remote) => remote.name === name))
  const lines = change.remotes.map((name) => `${name}: ${state(before, name)} → ${state(after, name)}`)
  return [...lines, isDryRun ? 'Dry run: nothing was changed.' : 'In force from the next page load on.'].join(
    '\n',
  )
}
