// @reads-all-packages: the names of the browser walks
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { scopeOf, walksOf } from './test-scope.mjs'

const packages = [
  'shared-kernel/ui',
  'backend',
  'shell',
  'hosts',
  'mfe-auth',
  'mfe-folio',
  'mfe-yours',
  'e2e',
]
const scope = (args: string[], changed: string[] = []) => scopeOf(args, packages, () => changed)

test('without a name everything runs, and a title goes on to the runners', () => {
  expect(scope([])).toEqual({ packages, walks: undefined, rest: [], isAll: true })
  expect(scope(['--grep', 'locks the code'])).toMatchObject({
    rest: ['--grep', 'locks the code'],
    isAll: true,
  })
})

test('a remote runs with the walks through it, the kernel and the server with all walks', () => {
  expect(scope(['mfe-folio'])).toEqual({
    packages: ['mfe-folio'],
    walks: ['create-folio', 'kyc', 'new-account', 'slots'].map((walk) => `tests/${walk}.spec.ts`),
    rest: [],
    isAll: false,
  })
  expect(scope(['shared-kernel/ui'])).toMatchObject({ packages, walks: undefined })
  expect(scope(['backend', 'mfe-auth'])).toMatchObject({
    packages: ['backend', 'mfe-auth', 'e2e'],
    walks: undefined,
  })
})

test('a remote that no walk goes through yet runs with none, and not with the tests of servers', () => {
  expect(scope(['mfe-yours'])).toMatchObject({ packages: ['mfe-yours'], walks: [] })
  expect(scope(['mfe-yours', 'shell'])).toMatchObject({ packages: ['shell', 'mfe-yours'], walks: undefined })
})

test('a change runs what it touches; papers touch nothing, a file of the root everything', () => {
  expect(scope(['--changed'], ['mfe-auth/src/remote.tsx', 'README.md'])).toMatchObject({
    packages: ['mfe-auth'],
    isAll: false,
  })
  expect(scope(['--changed'], ['scripts/test.mjs'])).toMatchObject({ packages, isAll: true })
})

test('a name that no package has is told, with those that there are', () => {
  expect(() => scope(['mfe-folios'])).toThrow(/No package is named mfe-folios\. There are: shared-kernel\/ui/)
})

test('each walk that is named is there', () => {
  const missing = Object.values(walksOf)
    .flat()
    .filter((walk) => !existsSync(join(__dirname, `../../e2e/tests/${walk}.spec.ts`)))
  expect(missing).toEqual([])
})
