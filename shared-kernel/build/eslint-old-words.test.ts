import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { oldWords } from './eslint-old-words.mjs'

/** What the rule says of code in a file of that name: the word and its term. */
function complaints(code: string, file = 'code.ts'): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser as Linter.Parser },
    plugins: { words: { rules: { 'old-words': oldWords } } },
    rules: { 'words/old-words': 'error' },
  }
  return new Linter().verify(code, [config], { filename: file }).map(({ message }) => message)
}

test.each<[string, string, string]>([
  ['a variable', 'const wish = 1', '“wish”: the term is draft terms.'],
  ['a part of a name', 'function sampleExitPlan() {}', '“sampleExitPlan”: the term is SystematicOutflow.'],
  ['a type', 'interface PaymentDesk {}', '“PaymentDesk”: the term is operations queue, OpsTask.'],
  ['a property', 'call({ askedAt: 1 })', '“askedAt”: the term is requested.'],
  ['a comment', '/** Opens one errand. */', '“errand” in a comment: the term is session scope, task.'],
])('an old word in %s is refused, with its term', (_, code, message) => {
  expect(complaints(code)).toEqual([message])
})

test('the name of a file counts too', () => {
  expect(complaints('', 'errand-link.ts')).toEqual(['“errand-link”: the term is session scope, ActionLink.'])
})

test.each([
  ['a word inside of another one', 'const understand = deskewed'],
  ['a name of the database or the wire', 'interface Row { asked_at: string }'],
  ['the field’s own terms', 'const exitLoad = process.exitCode'],
  ['a sentence in plain English', '// What was asked is told in the evening.'],
  ['a text that people read', "const text = 'Ask at the desk'"],
])('%s stays', (_, code) => {
  expect(complaints(code)).toEqual([])
})
