import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { backendZones, domains } from './eslint-zones.mjs'

const root = join(__dirname, '../..')
const parser: Linter.Config = {
  files: ['**/*.ts'],
  languageOptions: { parser: ts.parser as Linter.Parser },
}

/** How many complaints an import gets in a file of `backend/src`. */
function complaints(file: string, imported: string, kind = 'import'): number {
  const filename = join(root, 'backend/src', file)
  const code = `${kind} { x } from '${imported}'`
  return new Linter({ cwd: root }).verify(code, [parser, ...backendZones], { filename }).length
}

test('every domain has its height', () => {
  const folders = readdirSync(join(root, 'backend/src'), { withFileTypes: true })
    // Catalogues are texts of all of them.
    .filter((entry) => entry.isDirectory() && entry.name !== 'locales')
    .map(({ name }) => name)
  expect(folders.sort()).toEqual([...domains].sort())
})

test.each([
  ['a domain the sandbox', 'kyc-registry/kyc.service.ts', '../../sandbox/data/people'],
  ['a domain one above it', 'payments/module.ts', '../order-payments/payables'],
  ['a folder of a domain one above it', 'payments/cards/cards.ts', '../../order-payments/payables'],
  ['the platform a domain', 'platform/sandbox-data.ts', '../folios/folio-reader'],
  ['the platform the list of all tables', 'platform/sandbox-data.ts', '../tables'],
  ['a domain the tables of another one', 'orders/quote.ts', '../folios/schema'],
  ['a table one of a domain above it', 'schemes/schema.ts', '../folios/schema'],
  ['a domain what is made for tests', 'identity/links.ts', '../../test-kit/test-portal'],
  ['a domain the list of modules', '../sandbox/console.routes.ts', '../src/modules'],
  ['a domain a browser library', 'orders/quote.ts', 'react'],
])('%s must not import: %s, %s', (_, file, imported) => {
  expect(complaints(file, imported)).toBe(1)
  expect(complaints(file, imported, 'import type')).toBe(1)
  expect(complaints(file, imported, 'export')).toBe(1)
})

test.each([
  ['a domain the service of one below it', 'orders/quote.ts', '../folios/folio-reader'],
  ['a domain the tables of the platform', 'orders/quote.ts', '../platform/tables'],
  ['a domain its own tables', 'orders/quote.ts', './schema'],
  ['a table one below it, as a foreign key', 'plan-register/schema.ts', '../folios/schema'],
  ['the sandbox tables of every domain', '../sandbox/seeds/seed-orders.ts', '../../src/orders/schema'],
  ['a test everything', 'kyc-registry/kyc.test.ts', '../../sandbox/data/people'],
  ['the list of modules every domain', 'modules.ts', './orders/module'],
])('%s may import: %s, %s', (_, file, imported) => {
  expect(complaints(file, imported)).toBe(0)
})
