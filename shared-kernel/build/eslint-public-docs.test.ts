import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { publicDocs } from './eslint-public-docs.mjs'
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder'

let folder: string

beforeAll(() => {
  folder = temporaryFolder('part')
  writeFileSync(
    join(folder, 'public.ts'),
    "export { offered, renamed as other,\n  type Shape } from './code'\nexport * from './all'\n",
  )
})
afterAll(removeTemporaryFolders)

/** Which rule each complaint is about, for code in a file beside that `public.ts`. */
function complaints(code: string, file = 'code.ts'): (string | undefined)[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser as Linter.Parser },
    plugins: { kernel: { rules: { 'public-docs': publicDocs } } },
    rules: { 'kernel/public-docs': 'error' },
  }
  const found = new Linter({ cwd: folder }).verify(code, [config], { filename: join(folder, file) })
  return found.map(({ messageId, message }) => messageId ?? message)
}

test.each<[string, string, string[]]>([
  ['a function without a comment', 'export function offered() {}', ['noDoc']],
  ['an arrow function without a comment', 'export const offered = () => 1', ['noDoc']],
  ['a class without a comment', 'export class offered {}', ['noDoc']],
  ['a comment that says next to nothing', '/** Offers it. */\nexport function offered() {}', ['noDoc']],
  ['tags alone', '/** @param one two three four */\nexport function offered(one) {}', ['noDoc']],
  ['a line comment', '// Offers what is asked for.\nexport function offered() {}', ['noDoc']],
  ['a function under another name', 'export function renamed() {}', ['noDoc']],
  ['a sentence', '/** Offers what is asked for. */\nexport function offered() {}', ['noSource']],
  [
    'a sentence with a requirement',
    '/** Offers what is asked for (S5.040). */\nexport function offered() {}',
    [],
  ],
  [
    'a sentence with a decision',
    '/** Offers what is asked (decision 24). */\nexport const offered = () => 1',
    [],
  ],
  [
    'a source that goes on in the next line',
    '/**\n * Offers what is asked for (visual\n * design: button).\n */\nexport function offered() {}',
    [],
  ],
  [
    'an amount without its unit',
    '/** Takes some amount (S5.040). */\nexport function offered(amount: number) {}',
    ['noUnit'],
  ],
  [
    'an amount in paise',
    '/** Takes an amount in paise (S5.040). */\nexport function offered(amount: number | undefined = 1) {}',
    [],
  ],
  ['units as whatever', '/** Some units (S5.040). */\nexport function offered(units: string) {}', ['noUnit']],
  [
    'a wait in whatever',
    '/** Waits a while (S5.040). */\nexport function offered(waitMs: number) {}',
    ['noUnit'],
  ],
  [
    'a day in whatever form',
    '/** Takes some day (S5.040). */\nexport function offered(birth: string | undefined) {}',
    ['noUnit'],
  ],
  [
    'a day in its form',
    "/** Takes a day, `'2026-08-25'` (S5.040). */\nexport function offered(birth: string) {}",
    [],
  ],
  [
    'a Date of whichever zone',
    '/** Gives some day (S5.040). */\nexport const offered = (): Date => x',
    ['noUnit'],
  ],
  ['a count', '/** Counts what there is (S5.040). */\nexport function offered(count: number) {}', []],
  ['a value that is no function', 'export const offered = 1', []],
  ['a function that stays in its part', 'export function inner() {}', []],
  [
    'a throw that is not told of',
    '/** Offers what is asked for. */\nexport function offered() { if (1) throw new Error() }',
    ['noThrows'],
  ],
  [
    'a throw that is told of',
    '/** Offers what is asked for. (S5.040) @throws Error at night */\nexport function offered() { throw new Error() }',
    [],
  ],
  [
    'a throw of a function inside',
    '/** Offers what is asked for (S5.040). */\nexport function offered() { return () => { throw new Error() } }',
    [],
  ],
])('%s: %j gives %j', (_, code, expected) => {
  expect(complaints(code)).toEqual(expected)
})

test('a file that is handed on whole is looked at whole; one that is not handed on is not looked at', () => {
  expect(complaints('export function inner() {}', 'all.ts')).toEqual(['noDoc'])
  expect(complaints('export function inner() {}', 'other.ts')).toEqual([])
})
