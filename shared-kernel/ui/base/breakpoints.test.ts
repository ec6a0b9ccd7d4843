// @reads-all-packages: every style sheet
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakpoints } from '@portal/contracts/format'

const root = join(__dirname, '../../..')
const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

/** Below this a phone only puts things more tightly; it gets no other layout. */
const smallPhones = 480

test('every style sheet changes its layout at 768, 992 and 1200 px, and nowhere else [S9.002]', () => {
  const { mobile, tablet, desktop } = breakpoints
  const allowed = new Set([mobile, mobile + 1, tablet - 1, tablet, desktop - 1, desktop])
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/@media[^{]*?(?:min|max)-width: (\d+)px/g)].map(
      ([, width]) => ({ sheet, width: Number(width) }),
    ),
  )
  const widths = new Set(found.map(({ width }) => width))
  for (const edge of [mobile, tablet, desktop]) expect(widths).toContain(edge)
  expect(found.filter(({ width }) => width > smallPhones && !allowed.has(width))).toEqual([])
})

test('an underline is written property by property: Safari drops the one that has its style and colour with it', () => {
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/text-decoration: [\w-]+ [^;]+/g)].map(
      ([rule]) => `${sheet}: ${rule}`,
    ),
  )
  expect(found).toEqual([])
})
