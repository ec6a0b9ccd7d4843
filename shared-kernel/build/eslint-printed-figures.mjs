/**
 * A lint rule: rates, limits, cut-offs and periods stand where they are reckoned with, and a text takes them from there.
 * Written into a text they would be the old ones after a change of the law.
 */

/** "0.005%", "10 days", "three business days", "3:00 pm", "₹50,000", "5 MB". */
const words = 'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty'
const figure = new RegExp(
  [
    String.raw`\d ?(?:%|per ?cent|[ap]m\b|MB\b|day\b|hour\b|minute\b|month\b|year\b)`,
    String.raw`(?:\d|\b(?:${words})) (?:business |working |calendar )?(?:days|hours|minutes|months|years)\b`,
    String.raw`(?:₹|\bRs\.?) ?\d`,
  ].join('|'),
  'i',
)

/** The name of a period, a frequency or a bracket that is chosen or shown, and nothing beside it. */
const label =
  /^(?:(?:Last|Above|Below|Up to|Under|Every|NAV,) )?₹?[\w,]+(?: lakh| crore)?(?: (?:minutes?|days?|months?|years?))?(?: to ₹?[\d,]+(?: lakh| crore)?)?$/i

/** What nothing reckons with: an estimate, a whole and nothing of it, and the rupee by which an account is checked. */
const free =
  /\b(?:usually|about|takes|again in) (?:takes |within |in )?(?:about )?(?:\w+ to )?\w+ (?:business )?\w+|\b(?:100|0)%|(?:₹|Rs\. ?)1\b(?!,?\d)/gi

const isText = (text) => /[A-Za-z]{2}/.test(text)
const breaks = (text) => isText(text) && !label.test(text.trim()) && figure.test(text.replaceAll(free, ''))

/** SQL, and the words by which a call is described to programmers. */
const isForProgrammers = ({ parent }) =>
  (parent?.type === 'TaggedTemplateExpression' && /sql/i.test(parent.tag.name ?? '')) ||
  (parent?.type === 'Property' && ['summary', 'format', 'timeWindow'].includes(parent.key?.name))

export const printedFigures = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      figure:
        'A figure stands in this text: take it from the place that reckons with it (useFigures(), the quote, limits, backend/src/regulation).',
    },
  },
  create(context) {
    const check = (node, text) => {
      if (breaks(text) && !isForProgrammers(node)) context.report({ node, messageId: 'figure' })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      JSXText: (node) => check(node, node.value.replace(/\s+/g, ' ')),
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked).join('{}'))
      },
    }
  },
}

/** For what investors read; data of the sandbox is what its fund house would enter. */
export const printedFiguresConfig = {
  files: [
    'backend/src/**/*.ts',
    'shell/src/**/*.{ts,tsx}',
    'hosts/**/*.{ts,tsx}',
    'mfe-*/src/**/*.{ts,tsx}',
    'shared-kernel/{contracts,ui,runtime}/**/*.{ts,tsx}',
  ],
  ignores: [
    '**/*.test.{ts,tsx}',
    '**/testing/**',
    '**/*.cli.ts',
    // For how long a mix of funds is meant, in the words of its offer.
    'backend/src/schemes/investment-solutions.ts',
  ],
  plugins: { figures: { rules: { printed: printedFigures } } },
  rules: { 'figures/printed': 'error' },
}
