// @reads-all-packages: style sheets of the remotes
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { scopeCss } from './scope-css'

const sheet = 'https://portal.example/investors/remotes/mfe-portfolio/1/page.css'

test('a layout follows the width that the part has, not that of the window', () => {
  expect(scopeCss('@media (max-width: 768px) {.a{color:red}}', sheet)).toBe(
    '@container (max-width: 768px) {.a{color:red}}',
  )
  expect(scopeCss('@media (max-width:991px) and (min-width:769px){.a{color:red}}', sheet)).toBe(
    '@container (max-width:991px) and (min-width:769px){.a{color:red}}',
  )
  expect(scopeCss('@media(width<=22rem){:root{--gap:1rem}}', sheet)).toBe(
    '@container (width<=352px){.portal-root{--gap:16px}}',
  )
})

test.each([
  '@media print{.a{display:none}}',
  '@media (prefers-reduced-motion: reduce){.a{color:red}}',
  '@media (max-height: 480px){.a{color:red}}',
  '@media (forced-colors: active){.a{color:red}}',
  '@media screen{.a{color:red}}',
])('what is asked of the device stays so: %s', (css) => expect(scopeCss(css, sheet)).toBe(css))

test('no style sheet that a part brings along asks for the width of the window', () => {
  const root = join(__dirname, '../../..')
  const listed = execFileSync(
    'git',
    ['ls-files', 'mfe-*.css', 'shared-kernel/runtime/*.css', 'shared-kernel/ui/*.css'],
    { cwd: root },
  )
  const sheets = listed.toString().trim().split('\n')
  expect(sheets.length).toBeGreaterThan(50)
  const scoped = sheets.map((file) => scopeCss(readFileSync(join(root, file), 'utf8'), sheet))
  expect(scoped.join('').match(/@container/g)?.length).toBeGreaterThan(50)
  const rules = scoped.map((css) => css.replace(/\/\*.*?\*\//gs, ''))
  expect(rules.flatMap((css) => css.match(/@media[^{]*\bwidth\b[^{]*/g) ?? [])).toEqual([])
})

test('no part decides a layout by the window in code: `usePageAtMost` of the kernel knows the place, too', () => {
  const root = join(__dirname, '../../..')
  const listed = execFileSync('git', ['ls-files', 'mfe-*.ts', 'mfe-*.tsx'], { cwd: root })
  const files = listed.toString().trim().split('\n')
  const sources = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  expect(sources.length).toBeGreaterThan(300)
  const asking = (words: RegExp) =>
    sources.filter((file) => words.test(readFileSync(join(root, file), 'utf8')))
  expect(asking(/\bmatchMedia\b|\binnerWidth\b|\bscreen\.width\b/)).toEqual([])
  expect(asking(/\busePageAtMost\b/).length).toBeGreaterThan(2)
  // What a phone does itself: a UPI app of its own opens there.
  expect(asking(/\buseIsMobile\b/).filter((file) => !/\/(payment|create)\//.test(file))).toEqual([])
})

test('what stands at the foot of the window stands in another page at the foot of the part, and over none of that page', () => {
  const root = join(__dirname, '../../..')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const listed = execFileSync(
    'git',
    ['ls-files', 'mfe-*.css', 'shared-kernel/runtime/*.css', 'shared-kernel/ui/*.css'],
    { cwd: root },
  )
  const fixed = listed
    .toString()
    .trim()
    .split('\n')
    .filter((file) => /position:\s*fixed/.test(read(file)))
  // What lies over a page for a while, and goes.
  const overlays = /\/(toaster|popover|full-screen-loader|date-popover)\.module\.css$/
  expect(fixed.filter((file) => !overlays.test(file))).toEqual([])
  expect(read('shared-kernel/ui/page/action-bar.module.css')).toContain(
    'position: var(--foot-position, fixed);',
  )
  expect(read('hosts/src/embed/style-sheets.ts')).toContain('--foot-position:sticky;--foot-space:0')
})
