import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder'

afterAll(removeTemporaryFolders)

const sample = `
const skip = () => { throw Object.assign(new Error('no data'), { name: 'SkippedTest' }) }
test('needs data', skip)
test('checks', () => expect(1).toBe(1))
test('breaks', () => expect(1).toBe(2))
describe('on a server', () => {
  let server
  beforeAll(skip)
  afterAll(() => server.close())
  test('asks it', () => expect(server.ask()).toBe('answer'))
  describe('twice', () => test('asks again', () => undefined))
})
describe('on a broken server', () => {
  beforeAll(() => { throw new Error('broken') })
  test('asks in vain', () => undefined)
})
`

test('a test that finds out that it cannot run is skipped with its reason, and nothing else is', () => {
  const folder = temporaryFolder('portal-skipping')
  writeFileSync(join(folder, 'sample.test.js'), sample)
  const config = JSON.stringify({
    rootDir: folder,
    testEnvironment: require.resolve('./jest-node-environment.cjs'),
    transform: {},
  })
  const jest = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js')
  const run = spawnSync(process.execPath, [jest, '--json', '--config', config], { encoding: 'utf8' })
  const { testResults } = JSON.parse(run.stdout) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[]
  }
  expect(
    Object.fromEntries(testResults[0]!.assertionResults.map(({ fullName, status }) => [fullName, status])),
  ).toEqual({
    'needs data (no data)': 'pending',
    checks: 'passed',
    breaks: 'failed',
    'on a server asks it (no data)': 'pending',
    'on a server twice asks again (no data)': 'pending',
    'on a broken server asks in vain': 'failed',
  })
})
