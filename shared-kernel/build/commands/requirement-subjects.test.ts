// @reads-all-packages: every test and what it shows
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { idleTests } from '../../../scripts/requirements'
import { idleSubjects, productUses } from '../../../scripts/requirement-subjects'

afterAll(removeTemporaryFolders)

/** A package of these files; what no product file imports of what its test shows. */
function idleIn(files: Record<string, string>): string[] {
  const folder = temporaryFolder('product')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const paths = Object.keys(files).map((name) => join(folder, name))
  return idleSubjects(join(folder, 'part.test.ts'), productUses(folder, paths))
}
const part = 'export const shown = 1\nexport const hidden = 2\n'
const testOf = (names: string) => `import { ${names} } from './part'\n`

test('what a page imports is a subject; what only the test imports is none', () => {
  const files = { 'part.ts': part, 'page.ts': "import { shown } from './part'\n" }
  expect(idleIn({ ...files, 'part.test.ts': testOf('shown') })).toEqual([])
  expect(idleIn({ ...files, 'part.test.ts': testOf('shown, hidden') })).toEqual(['hidden'])
})

test('passing a name on, a comment, a type and another test are no use of it', () => {
  const files = {
    'part.ts': part,
    'public.ts': "export { hidden } from './part'\n",
    'comment.ts': "// import { hidden } from './part'\n",
    'type.ts': "import type { hidden } from './part'\n",
    'other.test.ts': "import { hidden } from './part'\n",
  }
  expect(idleIn({ ...files, 'part.test.ts': testOf('hidden') })).toEqual(['hidden'])
})

test('a page that is fetched later is used, and so is what a used module needs itself', () => {
  const fetched = { 'part.ts': part, 'routes.ts': "export const routes = () => import('./part')\n" }
  expect(idleIn({ ...fetched, 'part.test.ts': testOf('hidden') })).toEqual([])
  const table = { 'part.ts': part, 'index.ts': "export const table = { part: () => import('./part') }\n" }
  expect(idleIn({ ...table, 'part.test.ts': testOf('hidden') })).toEqual([])
  const inner = {
    'part.ts': 'export const hidden = 2\nexport const shown = hidden + 1\n',
    'page.ts': "import { shown } from './part'\n",
  }
  expect(idleIn({ ...inner, 'part.test.ts': testOf('hidden') })).toEqual([])
})

test('every test that names a requirement shows what the product has', () => {
  expect(idleTests().map(({ file, subjects }) => [file, subjects])).toEqual([])
})
