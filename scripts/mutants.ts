import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './packages'

interface Edit {
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
}

/** One realistic mistake, and the test that is nearest to it. */
export interface Mutant extends Edit {
  id: string
  /** What somebody got wrong. */
  why: string
  /** A test file of jest; `-t` beside it names the one test. */
  test: string
  /** What takes a second edit to go wrong silently. */
  also?: Edit[]
  /** It changes the tables: the database is then made anew, embedded. */
  isSchema?: boolean
  /** For the test. */
  env?: Record<string, string>
}

export const mutants = (): Mutant[] =>
  JSON.parse(readFileSync(join(root, 'e2e/mutants.json'), 'utf8')) as Mutant[]

/** What keeps a row from being true, a sentence each. */
export function faultsOf({ id, also = [], ...first }: Mutant, read: (file: string) => string): string[] {
  return [first, ...also].flatMap(({ file, find, replace }) => {
    const times = read(file).split(find).length - 1
    if (times !== 1) return [`${id}: what it changes occurs ${times} times in ${file}`]
    return find === replace ? [`${id} changes nothing`] : []
  })
}

type Verdict = 'noticed' | 'SURVIVED' | 'did not run'

interface JestAnswer {
  numTotalTests: number
  numFailedTests: number
}

export const help = `npm run mutants [-- <id>…]

Makes one realistic mistake after another in a copy of the last commit, each in e2e/mutants.json, and says whether the
nearest test notices. Nothing of the checkout changes.
  npm run mutants -- otp           those whose id begins so
  npm run mutants -- simulation    those that the simulation of orders has to find, within 500 runs each`

export default async function run(names: string[]): Promise<void> {
  const chosen = mutants().filter(({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)))
  if (!chosen.length) throw new Error('no mutant begins so')
  const copy = await copyOfCommit()
  try {
    const verdicts = chosen.map((mutant) => {
      const verdict = copy.verdictOn(mutant)
      console.log(`${verdict.padEnd(12)} ${mutant.id}: ${mutant.why}`)
      return verdict
    })
    const noticed = verdicts.filter((each) => each === 'noticed').length
    console.log(`${noticed} of ${chosen.length} noticed`)
    if (noticed < chosen.length) process.exitCode = 1
  } finally {
    await copy.remove()
  }
}

/** A worktree of its own, with packages and a database server, so that no mistake can stay in the checkout. */
async function copyOfCommit() {
  const above = mkdtempSync(join(tmpdir(), 'portal-mutants-'))
  // The database server runs as another user, and its program lies in the copy.
  chmodSync(above, 0o755)
  const folder = join(above, 'copy')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'inherit' })
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD')
  const removeFolder = () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(above, { recursive: true, force: true })
  }
  try {
    const server = await serverIn(folder)
    return {
      verdictOn: (mutant: Mutant) =>
        verdictIn(folder, mutant, { TEST_POSTGRES: mutant.isSchema ? '' : server.url }),
      async remove() {
        await server.stop()
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

function inCopy(folder: string, args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
}

/** Installs the packages of a copy, and lays the data sets of the tests on a server of its own. */
async function serverIn(folder: string) {
  // Any command installs what is missing; this one does nothing else.
  inCopy(folder, ['scripts/run.mjs', 'mutants', '--help'])
  const fromCopy = (file: string) => import(pathToFileURL(join(folder, 'backend/tooling', file)).href)
  const { compileBackend } = (await fromCopy('compile.mjs')) as { compileBackend: () => Promise<void> }
  await compileBackend()
  const { startTestServer } = (await fromCopy('test-server.mjs')) as {
    startTestServer: () => Promise<{ url: string; stop: () => Promise<void> } | undefined>
  }
  const server = await startTestServer()
  if (!server) throw new Error('no PostgreSQL server starts here, without which no lock can be missed')
  const laid = inCopy(folder, ['backend/dist/make-sandbox-data.cli.mjs'], { TEST_POSTGRES: server.url })
  if (laid.status === 0) return server
  await server.stop()
  throw new Error(laid.stderr)
}

function verdictIn(folder: string, mutant: Mutant, database: Record<string, string>): Verdict {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const [fault] = faultsOf(mutant, read)
  if (fault) throw new Error(fault)
  const edits = [mutant, ...(mutant.also ?? [])]
  const before = new Map(edits.map(({ file }) => [file, read(file)]))
  for (const { file, find, replace } of edits)
    writeFileSync(
      join(folder, file),
      read(file).replace(find, () => replace),
    )
  try {
    const answerFile = join(folder, '../answer.json')
    rmSync(answerFile, { force: true })
    const jest = ['node_modules/jest/bin/jest.js', ...mutant.test.split(' -t ').flatMap(testArgs)]
    const ran = inCopy(folder, [...jest, '--json', `--outputFile=${answerFile}`], {
      ...database,
      ...mutant.env,
    })
    const { numTotalTests, numFailedTests } = answerIn(answerFile)
    const told = /Property failed after (\d+) tests/.exec(ran.stderr)
    if (told) console.log(`             found after ${told[1]} runs`)
    if (process.env.MUTANTS_TELL) console.log(ran.stderr)
    return numFailedTests ? 'noticed' : numTotalTests ? 'SURVIVED' : 'did not run'
  } finally {
    for (const [file, text] of before) writeFileSync(join(folder, file), text)
  }
}

const testArgs = (part: string, index: number) => (index === 0 ? [part] : ['-t', part])

function answerIn(file: string): JestAnswer {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestAnswer
  } catch {
    return { numTotalTests: 0, numFailedTests: 0 }
  }
}
