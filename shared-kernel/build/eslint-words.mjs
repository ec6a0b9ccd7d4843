/** A lint rule: a text that a person reads stands in a catalogue, in the packages that have been converted. */
import lingui from 'eslint-plugin-lingui'
import { converted } from './words/converted.mjs'

/** Beside these names stands what no person reads. */
const noTexts = ['frequency', 'accountType', 'source', 'rel', 'receiptFileName', 'summary']
/** What these are given no person reads: codes of steps, values of the wire, what an engineer looks for in the console or in the log. */
const readByNobody = [
  'Error',
  '*Error',
  'console.*',
  'quickInvestSteps',
  'z.enum',
  'z.literal',
  'log.*',
  '*.log.*',
  '*.header',
  '*.headers',
  '*.type',
  'hashOfRequest',
]

export const wordsConfig = {
  files: converted.flatMap(({ folder, only = ['**'] }) =>
    only.map((part) => `${folder}/${folder.startsWith('shared-kernel') ? '' : 'src/'}${part}/**/*.{ts,tsx}`),
  ),
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  plugins: { lingui },
  rules: {
    'lingui/no-unlocalized-strings': [
      'error',
      {
        // One word that begins small is a name, an address or a key; one in capitals is a code. Old receipts have no sign of the rupee.
        ignore: ['^[^\\sA-Z]\\S*$', '^[A-Z0-9_-]+$', '^Rs\\.'],
        ignoreNames: noTexts,
        ignoreFunctions: readByNobody,
      },
    ],
    'lingui/t-call-in-function': 'error',
    'lingui/no-expression-in-message': 'error',
    'lingui/no-single-tag-to-translate': 'error',
    'lingui/no-single-variables-to-translate': 'error',
    'lingui/no-trans-inside-trans': 'error',
    'lingui/no-plural-inside-trans': 'error',
  },
}
