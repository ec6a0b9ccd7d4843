import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { emptyTally } from '../test-tally.mjs'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { keptVerdicts } from './kept-verdicts.mjs'
import { verdictStore } from './verdict-store.mjs'

afterAll(removeTemporaryFolders)

const passed = { ...emptyTally(), passed: 12, skipped: ['a.test.ts: one (no data)'] }
const check = { name: 'unit tests of mfe-auth', whole: ['mfe-auth'], sources: ['shared-kernel'] }

/** A checkout of two packages, and what a run of `npm test` in it knows. */
function checkout() {
  const root = temporaryFolder('checkout')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const folder = join(root, 'node_modules/.cache/verdicts')
  write('mfe-auth/src/login.ts', 'one')
  write('mfe-auth/src/login.test.ts', 'one')
  write('mfe-folio/src/remote.ts', 'one')
  write('shared-kernel/runtime/api.ts', 'one')
  write('shared-kernel/runtime/api.test.ts', 'one')
  const run = (facts: readonly unknown[] = ['v20'], isFresh = false) =>
    keptVerdicts({ root, store: verdictStore(folder), factsOf: () => facts, isFresh })
  /** One run in which the check passes. */
  const pass = () => {
    const verdicts = run()
    verdicts.find(check)
    verdicts.keep([{ check, tally: passed }])
  }
  return { root, folder, write, run, pass }
}

test('what passed is not run again on the same inputs, and counts as it did', () => {
  const { run, pass } = checkout()
  expect(run().find(check)).toBeUndefined()
  pass()
  expect(run().find(check)).toEqual(passed)
  expect(run().find({ ...check, name: 'types of mfe-auth' })).toBeUndefined()
})

test.each([
  ['a source', 'mfe-auth/src/login.ts', 'two'],
  ['a test', 'mfe-auth/src/login.test.ts', 'two'],
  ['a file that is new', 'mfe-auth/src/more.ts', 'one'],
  ['what it stands on', 'shared-kernel/runtime/api.ts', 'two'],
])('it runs again when %s changes, and not when that is as it was', (_, file, text) => {
  const { root, write, run, pass } = checkout()
  pass()
  write(file, text)
  expect(run().find(check)).toBeUndefined()
  if (text === 'two') write(file, 'one')
  else rmSync(join(root, file))
  expect(run().find(check)).toEqual(passed)
})

test.each([
  ['another remote', 'mfe-folio/src/remote.ts'],
  ['a test of what it stands on', 'shared-kernel/runtime/api.test.ts'],
  ['what a build made', 'mfe-auth/dist/login.js'],
])('%s is none of its inputs', (_, file) => {
  const { write, run, pass } = checkout()
  pass()
  write(file, 'two')
  expect(run().find(check)).toEqual(passed)
})

test('it runs again on another machine, and wherever all is to run', () => {
  const { run, pass } = checkout()
  pass()
  expect(run(['v22']).find(check)).toBeUndefined()
  expect(run(['v20'], true).find(check)).toBeUndefined()
})

test.each([
  ['failed', { ...passed, failed: ['a: one'] }],
  ['passed only when run again', { ...passed, unsteady: ['a.test.ts: one'] }],
  ['did not run at all', emptyTally()],
])('no verdict is kept of what %s', (_, tally) => {
  const { folder, run } = checkout()
  const verdicts = run()
  verdicts.find(check)
  verdicts.keep([{ check, tally }])
  expect(run().find(check)).toBeUndefined()
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

test('no verdict is kept of what ran while somebody changed its inputs', () => {
  const { write, run } = checkout()
  const verdicts = run()
  verdicts.find(check)
  write('mfe-auth/src/login.ts', 'two')
  verdicts.keep([{ check, tally: passed }])
  expect(run().find(check)).toBeUndefined()
})

test('a browser test runs again when a file changes that it met, and not for another one', () => {
  const { run } = checkout()
  const verdicts = run()
  verdicts.find(check)
  verdicts.keep([{ check, tally: passed, met: { 'mfe-auth/7.js': '1' } }])
  expect(run().find(check, { 'mfe-auth/7.js': '1', 'mfe-auth/8.js': '2' })).toEqual(passed)
  expect(run().find(check, { 'mfe-auth/7.js': '2', 'mfe-auth/8.js': '2' })).toBeUndefined()
  expect(run().find(check, {})).toBeUndefined()
})

test('a few verdicts of each check are kept, the newest, and none is believed for ever', () => {
  const { folder, write, run, pass } = checkout()
  for (let version = 1; version <= 6; version += 1) {
    write('mfe-auth/src/login.ts', `version ${version}`)
    pass()
    for (const file of readdirSync(folder)) utimesSync(join(folder, file), new Date(), Date.now() / 1000 - 60)
  }
  expect(readdirSync(folder)).toHaveLength(4)
  expect(run().find(check)).toEqual(passed)
  const fortnightAgo = Date.now() / 1000 - 15 * 24 * 3600
  for (const file of readdirSync(folder)) utimesSync(join(folder, file), fortnightAgo, fortnightAgo)
  expect(run().find(check)).toBeUndefined()
  pass()
  expect(readdirSync(folder)).toHaveLength(1)
})
