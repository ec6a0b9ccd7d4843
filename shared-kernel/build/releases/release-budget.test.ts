import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { builtRemote } from './testing/built-remote'

const root = join(__dirname, '../../..')
afterAll(removeTemporaryFolders)

/** What is said of a build that is about to be released by `npm run release`. */
function saidOf(built: ReturnType<typeof builtRemote>): string {
  const given = [temporaryFolder('portal'), built].map((each) => JSON.stringify(each)).join()
  const program = `
    const { refuseOverBudget } = await import('./scripts/release-budget.ts')
    try { refuseOverBudget(${given}) } catch (error) { console.log(error.name, error.message) }`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim()
}

test('a remote within its budget is released, and one over it is refused in a sentence that says what grew', () => {
  expect(saidOf(builtRemote('1.0.0-a'))).toBe('')
  // What is drawn by chance packs to no less.
  const large = builtRemote('1.0.0-b', '', 'mfe-auth', [], `run('${randomBytes(20_000).toString('hex')}')`)
  expect(saidOf(large)).toMatch(
    /^\w+ mfe-auth 1\.0\.0-b cannot go live: entry grew to \d+: \d+ bytes gzip \(.* %\) over its budget of \d+\. .*npm run size -- mfe-auth/,
  )
})
