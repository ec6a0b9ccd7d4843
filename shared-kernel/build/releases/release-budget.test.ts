import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { builtRemote } from './testing/built-remote'

const root = join(__dirname, '../../..')
afterAll(removeTemporaryFolders)

/** What a command prints in which this runs. */
function printed(run: string): string {
  const program = `const { overBudget, refuseOverBudget } = await import('./scripts/release-budget.ts'); ${run}`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim()
}

/** What is said of a build that is about to be released by `npm run release`. */
function saidOf(built: ReturnType<typeof builtRemote>): string {
  const given = [temporaryFolder('portal'), built].map((each) => JSON.stringify(each)).join()
  return printed(
    `try { refuseOverBudget(${given}) } catch (error) { console.log(error.name, error.message) }`,
  )
}

test('a remote within its budget is released, and one over it is refused in a sentence that says what grew', () => {
  expect(saidOf(builtRemote('1.0.0-a'))).toBe('')
  // What is drawn by chance packs to no less.
  const large = builtRemote('1.0.0-b', '', 'mfe-auth', [], `run('${randomBytes(20_000).toString('hex')}')`)
  expect(saidOf(large)).toMatch(
    /^\w+ mfe-auth 1\.0\.0-b cannot go live: entry grew to \d+: \d+ bytes gzip \(.* %\) over its budget of \d+\. .*npm run size -- mfe-auth/,
  )
})

test('a build says at its end what is over its budget, and the command that shows why; nothing where all is within', () => {
  const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))
  const over = { ...budgets, 'mfe-auth': { ...budgets['mfe-auth'], entry: budgets['mfe-auth'].entry + 1 } }
  const said = printed(`for (const each of ${JSON.stringify([budgets, over])}) console.log(overBudget(each))`)
  const [title, grew, way, ...others] = said.split('\n')
  expect(others).toEqual([])
  expect(title).toMatch(/^Over budget\. .* npm run release and CI refuse it:$/)
  expect(grew).toMatch(/^ {2}✗ mfe-auth entry grew to \d+: 1 bytes gzip .* npm run size -- mfe-auth$/)
  expect(way).toContain('npm run budgets -- --raise')
})
