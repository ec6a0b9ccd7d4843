import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder'

afterAll(removeTemporaryFolders)

/** What jest says of a file that blocks its process, and its exit code; `endAfterMs` as for the reporter. */
function runBlocked(endAfterMs: number) {
  const folder = temporaryFolder('portal-hanging')
  const block = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000)`
  writeFileSync(join(folder, 'blocks.test.js'), `test('blocks', () => void ${block})`)
  writeFileSync(join(folder, 'checks.test.js'), `test('checks', () => expect(1).toBe(1))`)
  const times = { sayAfterMs: 1000, endAfterMs, lookEveryMs: 200 }
  const config = JSON.stringify({
    rootDir: folder,
    transform: {},
    maxWorkers: 2,
    reporters: ['default', [require.resolve('./jest-hanging.cjs'), times]],
  })
  const jest = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js')
  return spawnSync(process.execPath, [jest, '--config', config], { encoding: 'utf8', timeout: 60_000 })
}

test('a file that hangs is named, and ends the run', () => {
  const { status, stdout } = runBlocked(2000)
  expect(stdout).toMatch(/still runs after \d+ s: .*blocks\.test\.js\nIt hangs/)
  expect(status).toBe(1)
})

test('one that only takes long is named, and ends as it would', () => {
  const { status, stdout } = runBlocked(60_000)
  expect(stdout).toMatch(/still runs after \d+ s: .*blocks\.test\.js/)
  expect(stdout).not.toContain('checks.test.js\n')
  expect(stdout).not.toContain('It hangs')
  expect(status).toBe(0)
})
