import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sourceStack } from '../shared-kernel/build/stack/source-stack'
import { portalFolder } from './packages'
import { fromCaller } from './release-command'
import { mapsOf } from './release-store'
import { isWrongUse } from './wrong-use'

export const help = `npm run stack [-- <file>] [--to <folder>]

Says of the lines of a stack that a browser printed in production where in the sources they are, by the maps of those very
releases. Reads a file, or what is typed or piped in.

  --to <folder>   the portal’s folder; dist/portal by default. Its maps lie beside it, or where PORTAL_RELEASE_MAPS says`

/** `npm run stack`: a stack of production in lines of source. */
export default function run(args: string[]) {
  try {
    const options = { to: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...others] = positionals
    if (others.length) throw new Refused('One file at a time.', 2)
    const maps = mapsOf(values.to ? fromCaller(values.to) : portalFolder)
    if (!existsSync(maps)) throw new Refused(`${maps} is not there: name the portal's folder with --to`)
    console.log(sourceStack(linesOf(file), maps).join('\n'))
  } catch (error) {
    if (!(error instanceof Refused) && !isWrongUse(error)) throw error
    console.error(error.message)
    process.exitCode = error instanceof Refused ? error.exitCode : 2
  }
}

/** What is said in a sentence, and how the command ends. */
class Refused extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

function linesOf(file: string | undefined) {
  if (!file && process.stdin.isTTY) console.error('Paste the stack, then press Ctrl+D.')
  return textOf(file).trimEnd().split(/\r?\n/)
}

function textOf(file: string | undefined) {
  try {
    return readFileSync(file ? fromCaller(file) : 0, 'utf8')
  } catch (error) {
    throw new Refused(
      `${file ?? 'What is piped in'} cannot be read (${(error as NodeJS.ErrnoException).code})`,
    )
  }
}
