import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { printedFigures } from './eslint-printed-figures.mjs'

function complaints(code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: ts.parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: { figures: { rules: { printed: printedFigures } } },
    rules: { 'figures/printed': 'error' },
  }
  return new Linter().verify(code, [config], { filename: 'page.tsx' }).map(({ message }) => message)
}

test.each([
  ['a rate', `const label = 'Stamp duty (0.005%)'`],
  ['a period', `const hint = 'You can use it 10 days later.'`],
  ['a period in words', `const hint = 'We answer within three business days.'`],
  ['a cut-off', 'const text = `We publish it by 11 pm${suffix}`'],
  ['an amount', `const rule = 'At most ₹50,000 a day.'`],
  ['text of an element', '<p>You can use it\\n 10 days later.</p>'],
])('%s in a text is refused', (_, code) => {
  expect(complaints(code)).toEqual([expect.stringMatching(/^A figure stands in this text/)])
})

test.each([
  ['a figure from elsewhere', 'const hint = `You can use it ${days} days later.`'],
  ['the name of a period', `const label = '3 years'`],
  ['the name of a bracket', `const label = '₹1 lakh to ₹5 lakh'`],
  ['an estimate', `const text = 'It usually takes 10 minutes.'`],
  ['all of something', `const text = 'All shares together are 100%.'`],
  ['a statement of the database', "const rows = sql`interval '330 minutes' + at`"],
  ['a number that is no figure of a rule', `const text = 'Choose 2 folios'`],
])('%s stays', (_, code) => {
  expect(complaints(code)).toEqual([])
})
