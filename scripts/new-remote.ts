// `npm run new:remote -- mfe-x --prefix /home/x --owner squad`: a remote with one page, tests and a README.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesOfRemote, type NewRemote } from './new-remote-files'
import { remotes, root } from './packages'
import { isWrongUse } from './wrong-use'

export const help = `npm run new:remote -- mfe-<name> [--prefix /home/<name>] [--owner <squad>]

Makes a remote that passes types, lint, its own tests and the conformance suite.
  --prefix  the paths that it owns, below /investors; /home/<name> by default
  --owner   the squad that answers for it; <name> by default`

class Refusal extends Error {}

function readDrafts(args: string[]): NewRemote {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { prefix: { type: 'string' }, owner: { type: 'string' } },
  })
  const [name = '', ...more] = positionals
  if (!/^mfe-[a-z]+$/.test(name) || more.length)
    throw new Refusal(`"${positionals.join(' ')}" is no name of a remote: mfe- and small letters.`)
  const short = name.slice('mfe-'.length)
  const { prefix = `/home/${short}`, owner = short } = values
  if (!/^(\/[a-z0-9-]+)+$/.test(prefix)) throw new Refusal(`"${prefix}" is no path like /home/${short}.`)
  refuseTaken(name, prefix)
  return { name, short, prefix, owner }
}

function refuseTaken(name: string, prefix: string) {
  if (existsSync(join(root, name))) throw new Refusal(`There is a folder ${name} already.`)
  const isTaken = (other: string) =>
    prefix === other || prefix.startsWith(`${other}/`) || other.startsWith(`${prefix}/`)
  const holder = remotes().find(({ prefixes }) => prefixes.some(isTaken))
  if (holder) throw new Refusal(`${prefix} lies within what ${holder.name} owns, or around it.`)
}

function edit(file: string, change: (text: string) => string) {
  const path = join(root, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Makes the remote known to the workspace, to lint, to the budgets and to reviews; builds find it by its folder. */
function register({ name, owner }: NewRemote) {
  edit('CODEOWNERS', (text) => {
    const line = `/${name}/`.padEnd(27)
    return text.replace(/(?<=\n)(?=\/backend\/)/, `${line}@portal/${owner}\n`)
  })
  edit('pnpm-workspace.yaml', (text) =>
    text.replace(/,(\s*)shared-kernel\/contracts,/, `,$1${name},$1shared-kernel/contracts,`),
  )
  edit('shared-kernel/build/eslint-zones.mjs', (text) =>
    text.includes(`'${name}'`) ? text : text.replace(/(const screens = \[[^\]]*)\]/, `$1  '${name}',\n]`),
  )
  edit('budgets.json', (text) => {
    const budgets: Record<string, Record<string, number>> = JSON.parse(text)
    const lines = Object.entries({ ...budgets, [name]: budgets['mfe-auth'] ?? {} }).map(
      ([key, limits]) =>
        `  "${key}": { ${Object.entries(limits)
          .map(([part, limit]) => `"${part}": ${limit}`)
          .join(', ')} }`,
    )
    return `{\n${lines.join(',\n')}\n}\n`
  })
}

export default async function run(args: string[]) {
  try {
    const drafts = readDrafts(args)
    for (const [file, text] of filesOfRemote(drafts)) {
      const path = join(root, drafts.name, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    register(drafts)
    console.log(`Made ${drafts.name}, which owns ${drafts.prefix}. Next:
  npx --yes pnpm@10.34.9 install     links its packages; commit pnpm-lock.yaml
  cd ${drafts.name} && npx jest        its tests and the conformance suite
  npm run dev -- ${drafts.name}        http://localhost:4600/investors${drafts.prefix}
  e2e/fixtures/remote-pages.ts   a line with its page, for the checks that every remote goes through`)
  } catch (error) {
    if (!(error instanceof Refusal) && !isWrongUse(error)) throw error
    console.error(`${error.message}\n\n${help}`)
    process.exitCode = 1
  }
}
