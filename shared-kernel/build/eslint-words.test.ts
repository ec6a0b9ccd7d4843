import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { wordsConfig } from './eslint-words.mjs'

const parsed: Linter.Config = {
  files: ['**/*.tsx'],
  languageOptions: {
    parser: ts.parser as Linter.Parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
}

/** The rules that an expression in a page breaks, in a file of that name. */
function broken(expression: string, file = 'mfe-mandate/src/new.page.tsx') {
  const code = `import { t } from '@portal/kernel/words'\nexport const page = (name) => ${expression}`
  return new Linter().verify(code, [parsed, wordsConfig], { filename: file }).map(({ ruleId }) => ruleId)
}
const refused = ['lingui/no-unlocalized-strings']

test('in a converted package a text that a person reads is refused outside a catalogue', () => {
  expect(broken('<Card>Nothing here</Card>')).toEqual(refused)
  expect(broken('<Card title="Your mandates" />')).toEqual(refused)
  expect(broken("({ label: 'Continue' })")).toEqual(refused)
  expect(broken('<Select label="Account type" />')).toEqual(refused)
  expect(broken('`Until ${name}`')).toEqual(refused)
  expect(broken("name ? 'Yes' : 'No'")).toEqual([...refused, ...refused])
})

test('one of a catalogue is right, as are names, codes and addresses', () => {
  expect(broken('<Card title={t`Your mandates`}>{t`Until ${name}`}</Card>')).toEqual([])
  expect(broken('<Card icon="bank" to=\'/home/e-mandate\' name="bankId" kind=\'EMANDATE\' />')).toEqual([])
})

test('a text is made where it is shown, of parameters that have a name', () => {
  expect(broken('t`Until ${name.first}`')).toEqual(['lingui/no-expression-in-message'])
  const early = "import { t } from '@portal/kernel/words'\nconst title = t`Your mandates`"
  expect(
    new Linter().verify(early, [parsed, wordsConfig], { filename: 'mfe-mandate/src/title.tsx' }),
  ).toMatchObject([{ ruleId: 'lingui/t-call-in-function' }])
})

test('a package without catalogues, and a test, say what they like', () => {
  expect(broken('<Card>Nothing here</Card>', 'scripts/new.page.tsx')).toEqual([])
  expect(broken('<Card>Nothing here</Card>', 'mfe-mandate/src/new.test.tsx')).toEqual([])
  expect(broken('<Card>Nothing here</Card>', 'mfe-mandate/src/testing/sample.tsx')).toEqual([])
})
