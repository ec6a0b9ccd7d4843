import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

const skipped = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'playwright-report'])
const titles =
  /\b(?:test|it|describe)(?:\.[a-zA-Z.]+)?\s*(?:\([^()]*\)\s*|`[^`]*`\s*)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const ids = /S\d\.\d{3}/g

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield path
  }
}

/** The ledger's rows: id, section, owner, kind, requirement. Only the last field is quoted. */
function ledger() {
  const lines = readFileSync(join(root, 'e2e/requirements.csv'), 'utf8').split('\n').slice(1)
  return lines.filter(Boolean).map((line) => {
    const [id, ...rest] = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    return { id, owner: rest[1], requirement: rest[3]?.replace(/^"|"$/g, '').replaceAll('""', '"') }
  })
}

export const help = `npm run requirements [-- --missing]

Prints by owner how many requirements a test names.
  --missing    the requirements that no test names`

/** Prints which requirements a test names, by owner; with `--missing`, the rows that none does. */
export default function run(args) {
  const named = new Set()
  for (const file of testFiles(root)) {
    for (const [, , title] of readFileSync(file, 'utf8').matchAll(titles)) {
      for (const id of title.match(ids) ?? []) named.add(id)
    }
  }
  const rows = ledger()
  const isNamed = (row) => named.has(row.id)
  if (args.includes('--missing')) {
    for (const row of rows) if (!isNamed(row)) console.log(`${row.id}  ${row.owner}  ${row.requirement}`)
  } else {
    for (const owner of [...new Set(rows.map((row) => row.owner))].sort()) {
      const own = rows.filter((row) => row.owner === owner)
      console.log(
        `${String(own.filter(isNamed).length).padStart(4)} of ${String(own.length).padStart(3)}  ${owner}`,
      )
    }
  }
  console.log(`${rows.filter(isNamed).length} of ${rows.length} requirements are named by a test`)
}
