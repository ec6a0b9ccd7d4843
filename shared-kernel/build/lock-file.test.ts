import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const lock = readFileSync(join(__dirname, '../../pnpm-lock.yaml'), 'utf8')
const [, packages = ''] = /\npackages:\n(.*?)\nsnapshots:\n/s.exec(lock) ?? []
const installed = [...packages.matchAll(/^ {2}'?(@?[^@\s]+)@((\d+)[^:\n']*)'?:$/gm)].map(
  ([, name = '', version = '', major]) => ({ name, version, major: Number(major) }),
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
  expect(installed).toContainEqual({ name: 'ifsc', version: '2.0.50', major: 2 })
  expect(installed).toContainEqual(expect.objectContaining({ name: '@types/node', major: 20 }))
})

test('no package is installed that nobody mends any more', () => {
  const found = installed.filter(({ name, major }) => major < (abandoned[name] ?? 0))
  expect(found).toEqual([])
  expect(packages).not.toMatch(/^ {4}deprecated:/m)
})

/** The first version without a weakness that was published, and what it was published as (github.com/advisories). */
const mended: Record<string, readonly [version: string, advisory: string]> = {
  '@fastify/multipart': ['9.0.3', 'GHSA-27c6-mcxv-x3fh'],
  axios: ['1.12.0', 'GHSA-4hjh-wcwx-xvwj'],
  'crypto-js': ['4.2.0', 'GHSA-xwcq-pm8m-c4vf'],
  dompurify: ['3.2.4', 'GHSA-vhxf-7vqr-mrjg'],
  'drizzle-orm': ['0.45.2', 'GHSA-gpj5-g38j-94v9'],
  'fast-xml-parser': ['4.4.1', 'GHSA-mpg4-rc92-vx8v'],
  fastify: ['5.3.2', 'GHSA-mg2h-6x62-wpwc'],
  jspdf: ['4.0.0', 'GHSA-f8cm-6447-x5h2'],
  nodemailer: ['7.0.7', 'GHSA-mm7p-fcc7-pg87'],
  'pdfjs-dist': ['4.2.67', 'GHSA-wgrm-67xf-hhpq'],
  'react-router': ['7.5.2', 'GHSA-cpj6-fhp6-mr6j'],
  sharp: ['0.32.6', 'GHSA-54xq-cgqr-rpm3'],
}

/** Numbers alone: what comes before a release (`-beta`) counts as it. */
function isBelow(version: string, least: string): boolean {
  const [own, other] = [version, least].map((each) => each.split('-')[0]!.split('.').map(Number))
  const at = own!.findIndex((part, place) => part !== other![place])
  return at >= 0 && own![at]! < other![at]!
}

test('no package is below the version that mended a published weakness', () => {
  expect(isBelow('5.3.1', '5.3.2')).toBe(true)
  expect(isBelow('0.9.12', '0.10.2')).toBe(true)
  expect(isBelow('10.0.0', '9.9.9')).toBe(false)
  for (const name of Object.keys(mended)) expect(installed.map((each) => each.name)).toContain(name)
  const weak = installed.filter(({ name, version }) => mended[name] && isBelow(version, mended[name][0]))
  expect(weak.map(({ name, version }) => `${name} ${version}: ${mended[name]?.join(' mends ')}`)).toEqual([])
})
