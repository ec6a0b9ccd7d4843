/** A lint rule: a text that a person reads stands in a catalogue, in the packages that have been converted. */
import lingui from 'eslint-plugin-lingui'
import { converted } from './words/converted.mjs'

/** Beside these names stands what no person reads. */
const noTexts = [
  'frequency',
  'accountType',
  'source',
  'rel',
  'receiptFileName',
  'summary',
  'Authorization',
  'weekdays',
  'openParts',
  'placement',
  // What investors may type when they search for a question, in every language at once.
  'typed',
]
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
  '*.headers.set',
  '*.type',
  'hashOfRequest',
  'Date.parse',
  '*.querySelector',
  '*.querySelectorAll',
  'setNotificationStatus',
  // Of a machine's load and of a set-up: for the operator.
  'RemoteFailure',
  'EmbedFailure',
  'SettingsFault',
]
/** Shapes, codes of the wire, names of browsers, and what only operators and engineers see. */
const withoutTexts = [
  '**/{gauge-shape,qr-path,media-query,embedded-theme,fonts}.ts',
  '**/{alert-popups,banner-placement,places-of,device,device-details,visitor,theme-choice}.ts',
  '**/{general-links,notification-order,pending-notification,investor-notices}.ts',
  '**/{remote-failure,unsigned-manifest,page-failures,next-attempt,portal-settings}.ts',
  // Names of places and of the house, words that are searched by, and pages as HTML.
  'backend/src/content/{branches,brand,states,masters.routes,search-entries,legal.routes}.ts',
  'backend/src/content/faqs/synonyms.ts',
  'shell/src/{inspector,overrides}/**',
  // It runs where no page is, so in no language.
  'shell/src/service-worker/**',
]

const { 'no-unlocalized-strings': textsInCatalogues } = lingui.rules

/** The plugin takes every `Select` for its library's own component of that name, which is full of texts; here it is a field. */
const ourSelect = {
  ...lingui,
  rules: {
    ...lingui.rules,
    'no-unlocalized-strings': {
      ...textsInCatalogues,
      create: (context) =>
        Object.fromEntries(
          Object.entries(textsInCatalogues.create(context)).map(([nodes, visit]) => [
            nodes.replace('JSXElement[openingElement.name.name=Select],', ''),
            visit,
          ]),
        ),
    },
  },
}

/** How a text is said, wherever there is one. */
const wellSaid = {
  'lingui/t-call-in-function': 'error',
  'lingui/no-expression-in-message': 'error',
  'lingui/no-single-tag-to-translate': 'error',
  'lingui/no-single-variables-to-translate': 'error',
  'lingui/no-trans-inside-trans': 'error',
  'lingui/no-plural-inside-trans': 'error',
}

/** Much of a server's text is for engineers and operators, so there the rule of how a text is said stands alone. */
export const serverWordsConfig = {
  files: ['backend/src/**/*.ts'],
  ignores: ['**/*.test.ts'],
  plugins: { lingui: ourSelect },
  rules: wellSaid,
}

export const wordsConfig = {
  files: converted.flatMap(({ folder, only = ['**'] }) =>
    only.map((part) => `${folder}/${folder.startsWith('shared-kernel') ? '' : 'src/'}${part}/**/*.{ts,tsx}`),
  ),
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', ...withoutTexts],
  plugins: { lingui: ourSelect },
  rules: {
    'lingui/no-unlocalized-strings': [
      'error',
      {
        // One word that begins small is a name, an address or a key; one in capitals is a code. Old receipts have no sign of the rupee.
        ignore: [
          '^[^\\sA-Z]\\S*$',
          '^[A-Z0-9_-]+$',
          '^Rs\\.',
          '^(· )?Neem( |$)',
          '^Mutual Fund$',
          'Error$',
          '^(Sandbox: |For the operator:|beside$|cannot be used)',
          '^M\\d',
        ],
        ignoreNames: noTexts,
        ignoreFunctions: readByNobody,
      },
    ],
    ...wellSaid,
  },
}
