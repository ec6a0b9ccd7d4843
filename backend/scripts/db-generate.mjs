// Appends one migration with what changed in the tables since the last one. A migration that has landed is never
// edited: data folders of yesterday start today.
import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [name] = process.argv.slice(2)
if (!/^[a-z][a-z0-9-]*$/.test(name ?? '')) {
  console.error(
    'What the migration is for, as one word: pnpm --filter @portal/backend db:generate code-limits',
  )
  process.exit(1)
}
const root = fileURLToPath(new URL('..', import.meta.url))
execFileSync('npx', ['drizzle-kit', 'generate', '--name', name], { cwd: root, stdio: 'inherit' })

// The next migration is made from the newest snapshot alone; each of the older ones has some ten thousand lines.
const meta = new URL('../drizzle/meta/', import.meta.url)
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'))
for (const older of snapshots.sort().slice(0, -1)) rmSync(new URL(older, meta))
