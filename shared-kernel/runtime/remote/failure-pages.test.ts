import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFailures } from '../telemetry/public'
import { loadFailures } from './remote-failure'

const folder = join(__dirname, '../docs/errors')
const codes = Object.keys({ ...loadFailures, ...pageFailures })

test.each(codes)('%s has a page with its cause, what the investor sees, and what the squad does', (code) => {
  const page = readFileSync(join(folder, `${code}.md`), 'utf8')
  expect(page).toMatch(new RegExp(`^# ${code}: \\S`))
  for (const part of ['What happened', 'What the investor sees', 'What the squad does'])
    expect(page).toMatch(new RegExp(`\\*\\*${part}\\.\\*\\* [^\\n]{20,}`))
})

test('no page stands for a code that is gone', () => {
  const pages = readdirSync(folder).filter((file) => file !== 'README.md')
  expect(pages.sort()).toEqual(codes.map((code) => `${code}.md`).sort())
})
