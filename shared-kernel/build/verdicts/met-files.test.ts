import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestOf, type RemoteRelease } from '@portal/contracts/manifest'
import { release } from '@portal/contracts/manifest/testing/releases'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { facesOf, filesMet, filesOfRemotes } from './met-files.mjs'

afterAll(removeTemporaryFolders)

const manifest = (version: string, changes: Partial<RemoteRelease> = {}) =>
  manifestOf([{ ...release('mfe-auth', version), ...changes }])

/** A portal with one version of a remote: a file for each name, with its text. */
function portal(version: string, files: Record<string, string>): string {
  const folder = temporaryFolder('portal')
  const place = join(folder, 'remotes/mfe-auth', version)
  mkdirSync(place, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text)
  return folder
}
const first = {
  'entry.0a0a0a0a.js': 'load({7:"11111111",8:"22222222"})',
  '7.11111111.js': '',
  '8.22222222.js': '',
}
const built = filesOfRemotes(portal('1', first), manifest('1'))

const noted = (description: string, status = 'expected') => ({
  tests: [{ status, annotations: [{ type: 'remotes', description }] }],
})
const silent = { tests: [{ status: 'expected', annotations: [] }] }
const skipped = { tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no server' }] }] }
const spec = "import { test } from '../fixtures/test'"
const names = (suite: Parameters<typeof filesMet>[0], text = spec) =>
  Object.keys(filesMet(suite, text, built))

test('a page that changes is another file, and neither the other page nor the entry is', () => {
  const { 'entry.0a0a0a0a.js': _, '8.22222222.js': __, ...same } = first
  const changed = { ...same, 'entry.0b0b0b0b.js': 'load({7:"11111111",8:"33333333"})', '8.33333333.js': '' }
  const now = filesOfRemotes(portal('2', changed), manifest('2'))
  const differing = Object.keys(built).filter((file) => now[file] !== built[file])
  expect(differing).toEqual(['mfe-auth/8.js', 'mfe-auth/*'])
})

test('an entry that does something else is another one, and so is one with another first screen', () => {
  const entryOf = (files: Record<string, string>) =>
    filesOfRemotes(portal('1', files), manifest('1'))['mfe-auth/entry.js']
  expect(entryOf(first)).toBe(built['mfe-auth/entry.js'])
  expect(entryOf({ ...first, 'entry.0a0a0a0a.js': 'loadAll()' })).not.toBe(entryOf(first))
  expect(entryOf({ ...first, 'first-screens.json': '{}' })).not.toBe(entryOf(first))
})

test('a spec met what its tests noted, whatever block they stand in', () => {
  const suites = [{ specs: [noted('mfe-auth/entry.js mfe-auth/7.js'), noted('')] }]
  expect(names({ specs: [noted('mfe-auth/entry.js')], suites })).toEqual([
    'mfe-auth/7.js',
    'mfe-auth/entry.js',
  ])
})

test('one that calls the server alone met none; one that was skipped went nowhere', () => {
  expect(names({ specs: [noted(''), skipped] })).toEqual([])
})

test('a file that no build made stands for its whole remote', () => {
  expect(names({ specs: [noted('mfe-auth/9.js')] })).toEqual(['mfe-auth/*'])
})

test('one that noted nothing, or reads built files itself, may have met any remote', () => {
  expect(names({ specs: [noted(''), silent] })).toEqual(['mfe-auth/*'])
  expect(names({ specs: [noted('')] }, `${spec}\nconst text = readFileSync(copy.files)`)).toEqual([
    'mfe-auth/*',
  ])
})

test('what other pages show of a remote is the same for a version that differs in its code alone', () => {
  expect(facesOf(manifest('2'))).toEqual(facesOf(manifest('1')))
  expect(facesOf(manifest('1', { prefixes: ['/elsewhere'] }))).not.toEqual(facesOf(manifest('1')))
})
