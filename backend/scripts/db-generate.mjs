// One migration describes the whole first release; fixed ids and dates keep it the same on every machine.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const firstRelease = Date.UTC(2026, 0, 1)

rmSync(`${root}drizzle`, { recursive: true, force: true })
execFileSync('npx', ['drizzle-kit', 'generate', '--name', 'portal'], { cwd: root, stdio: 'inherit' })

rewrite(`${root}drizzle/meta/_journal.json`, (journal) => {
  for (const entry of journal.entries) entry.when = firstRelease
})
rewrite(`${root}drizzle/meta/0000_snapshot.json`, (snapshot) => {
  snapshot.id = '00000000-0000-0000-0000-000000000001'
})

function rewrite(file, change) {
  const content = JSON.parse(readFileSync(file, 'utf8'))
  change(content)
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
