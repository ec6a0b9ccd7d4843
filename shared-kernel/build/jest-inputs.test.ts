import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder'

const root = join(__dirname, '../..')
afterAll(removeTemporaryFolders)

/** Runs a test of a package of this name; returns what jest says. */
function run(name: string, sample: string) {
  const folder = join(temporaryFolder('inputs'), name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'sample.test.js'), sample)
  const config = JSON.stringify({
    rootDir: folder,
    runtime: require.resolve('./jest-runtime.cjs'),
    testEnvironment: require.resolve('./jest-node-environment.cjs'),
    transform: {},
  })
  const jest = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js')
  const { stderr } = spawnSync(process.execPath, [jest, '--config', config], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stderr
}
const reads = (path: string) => `
const { readFileSync } = require('node:fs')
test('reads', () => expect(readFileSync(${JSON.stringify(join(root, path))}, 'utf8')).toBeTruthy())`

test('a test that reads a source of a package that its own does not stand on fails, and says what to do', () => {
  const said = run('mfe-auth', reads('mfe-folio/package.json'))
  expect(said).toContain(
    `${join('mfe-folio', 'package.json')}, which is of no package that mfe-auth stands on`,
  )
  expect(said).toContain('say @reads-all-packages')
  const loads = `test('loads', () => require(${JSON.stringify(join(root, 'backend/tooling/scrypt-once.cjs'))}))`
  expect(run('mfe-auth', loads)).toContain('say @reads-all-packages')
})

test('its own files and those of what it stands on it may read, and any where it says so', () => {
  expect(run('mfe-auth', reads('shared-kernel/runtime/package.json'))).toContain('1 passed')
  const saysSo = `// @reads-all-packages: the names of all\n${reads('mfe-folio/package.json')}`
  expect(run('mfe-auth', saysSo)).toContain('1 passed')
})
