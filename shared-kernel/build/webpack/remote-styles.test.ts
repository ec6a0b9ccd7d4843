// @reads-all-packages: style sheets of the remotes
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const sheets = remotes.flatMap((remote) =>
  readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(remote, 'src', file)),
)

/** At-rules that hold for the whole page, whoever brings them. */
const wideAtRules = /^@(page|font-face|property|import|view-transition|counter-style)\b/

/** Whether a selector picks something that is not one of its own classes, nor lies within one. */
function isWide(selector: string): boolean {
  // What `:not(.a)` and `:has(.a)` pick is what they do not name.
  const picking = selector.replace(/:(not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  return !picking.includes('.') || picking.includes(':global')
}

/** The selectors and rules of a style sheet that hit what others show. */
function wideRules(text: string): string[] {
  const open: string[] = []
  const wide: string[] = []
  for (const [, before = '', sign] of text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const selector = before.trim()
    if (sign !== '}' && wideAtRules.test(selector)) wide.push(selector)
    if (sign === '}') open.pop()
    if (sign !== '{') continue
    const isOutermost = open.every((each) => /^@(media|supports|container|layer)\b/.test(each))
    // Between the brackets of `:is(.a, .b)` stands no end of a selector.
    if (isOutermost && !selector.startsWith('@'))
      wide.push(
        ...selector
          .split(/,(?![^(]*\))/)
          .filter(isWide)
          .map((each) => each.trim()),
      )
    open.push(selector)
  }
  return wide
}

test('a rule for elements, for all, or past the own names of classes is seen', () => {
  const text =
    '.a { color: red } @media print { body, .b p { top: 0 } } :global(.c) { left: 0 } @keyframes d { from { top: 0 } }'
  expect(wideRules(text)).toEqual(['body', ':global(.c)'])
  expect(wideRules('* { margin: 0 } .a { & p { top: 0 } }')).toEqual(['*'])
})

test('so is what is picked by not being a class of the remote, or by having one, and a rule of the whole page', () => {
  const text =
    ':not(.a) { top: 0 } html:has(.a) { overflow: hidden } .b:not(.a, p), .c:has(p) { top: 0 } @page { margin: 0 }'
  expect(wideRules(text)).toEqual([':not(.a)', 'html:has(.a)', '@page'])
  expect(wideRules("@import 'x.css'; .a { top: 0 } @font-face { src: local('x') }")).toEqual([
    "@import 'x.css'",
    '@font-face',
  ])
})

test.each(sheets)('%s reaches nothing but the elements of its remote', (file) => {
  expect(file).toMatch(/\.module\.css$/)
  expect(wideRules(readFileSync(join(root, file), 'utf8'))).toEqual([])
})
