// @reads-all-packages: style sheets of the shell and the remotes
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const kernel = 'shared-kernel/ui'
const sheet = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '')

/** The rules of a media query, by their selectors; the query stands at the start of a line, its end too. */
function rulesFor(media: string, css: string): Map<string, string> {
  const blocks = [...css.matchAll(new RegExp(`^@media ${media} \\{\n(.*?)\n\\}`, 'gms'))].map(
    ([, body]) => body,
  )
  const rules = blocks.join('\n').matchAll(/([^{}]+)\{([^{}]*)\}/g)
  return new Map(
    [...rules].flatMap(([, selectors = '', body = '']) =>
      selectors.split(',').map((selector) => [selector.trim(), body.replace(/\s+/g, ' ').trim()] as const),
    ),
  )
}
const printed = (file: string) => rulesFor('print', sheet(file))

test('paper is white and its text dark in every theme', () => {
  const tokens = sheet(`${kernel}/tokens.css`)
  expect(rulesFor('screen', tokens).get("[data-theme='dark']")).toContain('color-scheme: dark')
  expect(tokens.match(/\[data-theme='dark'\]/g)).toHaveLength(1)
  expect(rulesFor('screen', sheet(`${kernel}/base/base.css`)).get('[data-on-brand]')).toContain('color')
})

test('what is white on navy is dark on white paper, also in a card that says so of itself', () => {
  const card = sheet('mfe-portfolio/src/dashboard/value-card.module.css')
  const used = [...card.matchAll(/var\((--(?:text|surface)[a-z-]*brand[a-z-]*)\)/g)].map(([, name]) => name)
  expect(new Set(used).size).toBe(4)
  const onAttachment = printed(`${kernel}/base/base.css`).get('[data-on-brand]')
  for (const name of used)
    expect(onAttachment).toMatch(new RegExp(`${name}: (transparent|var\\(--text-(strong|muted)\\));`))
})

test.each([
  ['shell/src/shell.module.css', ['.shell > :not(.main)']],
  ['shell/src/banners/banner-places.module.css', ['.places']],
  [`${kernel}/base/base.css`, ['dialog', '[popover]']],
  [`${kernel}/button/button.module.css`, ['.button']],
  [`${kernel}/button/icon-button.module.css`, ['.button']],
  [`${kernel}/page/action-bar.module.css`, ['.bar', '.space']],
  [`${kernel}/page/page.module.css`, ['.back']],
  [`${kernel}/data/data-table.module.css`, ['.cards768', '.cards992']],
  ['mfe-portfolio/src/portfolio/portfolio.module.css', ['.toolbar', '.actions']],
  ['mfe-portfolio/src/transactions/transactions.module.css', ['.toolbar', '.actions']],
  [
    'mfe-portfolio/src/statement/statement.module.css',
    ['.desk > :first-child', '.side > :not(:first-child)'],
  ],
  ['mfe-transact/src/transaction/receipt/receipt.module.css', ['.register', '.actions']],
])('what stands around a page or is pressed is on no paper: %s', (file, selectors) => {
  for (const selector of selectors)
    expect([selector, printed(file).get(selector)]).toEqual([selector, 'display: none;'])
})

test('a table is printed whole, in rows that no end of a page tears, whatever the window was', () => {
  const table = sheet(`${kernel}/data/data-table.module.css`)
  const rules = printed(`${kernel}/data/data-table.module.css`)
  for (const name of ['.table768', '.table992']) expect(rules.get(name)).toBe('display: block;')
  // As strong as those of the widths, so it must come after them.
  expect(table.lastIndexOf('@media print')).toBeGreaterThan(table.lastIndexOf('@media (max-width'))
  expect(printed(`${kernel}/base/base.css`).get('tr')).toBe('break-inside: avoid;')
  expect(printed('mfe-portfolio/src/statement/statement.module.css').get('.wide')).toBe('overflow: visible;')
  expect(printed(`${kernel}/page/card.module.css`).get('.flush')).toBe('overflow: visible;')
})
