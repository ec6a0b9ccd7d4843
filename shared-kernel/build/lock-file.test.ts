import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const lock = readFileSync(join(__dirname, '../../pnpm-lock.yaml'), 'utf8')
const [, packages = ''] = /\npackages:\n(.*?)\nsnapshots:\n/s.exec(lock) ?? []
const installed = [...packages.matchAll(/^ {2}'?(@?[^@\s]+)@(\d+)[^:\n]*:$/gm)].map(
  ([, name = '', major]) => ({ name, major: Number(major) }),
)

/** Packages that nobody mends any more, and the first major version that is mended, where there is one. */
const abandoned: Record<string, number> = {
  request: Infinity,
  'request-promise': Infinity,
  'request-promise-native': Infinity,
  'har-validator': Infinity,
  'form-data': 4,
  'tough-cookie': 5,
  uuid: 8,
}

test('the lock file is read as it is written', () => {
  expect(installed.length).toBeGreaterThan(500)
  expect(installed).toContainEqual({ name: 'ifsc', major: 2 })
  expect(installed).toContainEqual({ name: '@types/node', major: 20 })
})

test('no package is installed that nobody mends any more', () => {
  const found = installed.filter(({ name, major }) => major < (abandoned[name] ?? 0))
  expect(found).toEqual([])
  expect(packages).not.toMatch(/^ {4}deprecated:/m)
})
