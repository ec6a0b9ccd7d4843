import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const sheets = remotes.flatMap((remote) =>
  readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(remote, 'src', file)),
)

/** The selectors of a style sheet that name no class of it, and so would hit what others show. */
function wideSelectors(text: string): string[] {
  const open: string[] = []
  const wide: string[] = []
  for (const [, before = '', sign] of text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop()
    if (sign !== '{') continue
    const isOutermost = open.every((each) => /^@(media|supports|container|layer)\b/.test(each))
    const selector = before.trim()
    if (isOutermost && !selector.startsWith('@'))
      wide.push(...selector.split(',').filter((each) => !each.includes('.') || each.includes(':global')))
    open.push(selector)
  }
  return wide
}

test('a rule for elements, for all, or past the own names of classes is seen', () => {
  const text =
    '.a { color: red } @media print { body, .b p { top: 0 } } :global(.c) { left: 0 } @keyframes d { from { top: 0 } }'
  expect(wideSelectors(text)).toEqual(['body', ':global(.c)'])
  expect(wideSelectors('* { margin: 0 } .a { & p { top: 0 } }')).toEqual(['*'])
})

test.each(sheets)('%s reaches nothing but the elements of its remote', (file) => {
  expect(file).toMatch(/\.module\.css$/)
  expect(wideSelectors(readFileSync(join(root, file), 'utf8'))).toEqual([])
})
