import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const meta = fileURLToPath(new URL('../drizzle/meta', import.meta.url))

test('of the migrations only the last one keeps a snapshot, from which the next one is made', () => {
  const { entries } = JSON.parse(readFileSync(`${meta}/_journal.json`, 'utf8'))
  const last = String(entries.at(-1).idx).padStart(4, '0')
  expect(readdirSync(meta).sort()).toEqual([`${last}_snapshot.json`, '_journal.json'])
})
