import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { printAsvs } from './asvs'
import { root } from './packages'
import { idleSubjects, productUses } from './requirement-subjects'

const skipped = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'playwright-report'])
const titles =
  /\b(?:test|it|describe)(?:\.[a-zA-Z.]+)?\s*(?:\([^()]*\)\s*|`[^`]*`\s*)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const ids = /S\d\.\d{3}/g

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** The ids in the titles of a test file. */
const idsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(titles)].flatMap(([, , title = '']) => title.match(ids) ?? [])

/** The ledger's rows: id, section, owner, kind, requirement. Only the last field is quoted. */
function ledger() {
  const lines = readFileSync(join(root, 'e2e/requirements.csv'), 'utf8').split('\n').slice(1)
  return lines.filter(Boolean).map((line) => {
    const [id = '', , owner = '', , requirement = ''] = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    return { id, owner, requirement: requirement.replace(/^"|"$/g, '').replaceAll('""', '"') }
  })
}

/** Tests that name a requirement and show a subject that no product file imports, each with those subjects. */
export function idleTests(files = [...sourceFiles(root)]) {
  const uses = productUses(root, files)
  return files.filter(isTest).flatMap((path) => {
    const file = relative(root, path)
    // End to end everything that a test meets is product.
    const subjects = file.startsWith('e2e/') || !idsIn(path).length ? [] : idleSubjects(path, uses)
    return subjects.length ? [{ path, file, subjects }] : []
  })
}

export const help = `npm run requirements [-- --missing | --asvs]

Prints by owner how many requirements a test names. A test whose subject no product file imports proves nothing: its
names do not count, it is listed, and the command fails.
  --missing    the requirements that no test names
  --asvs       how the portal stands to each row of OWASP ASVS 5.0.0, levels 1 and 2 (e2e/asvs.json), counted`

/** Prints which requirements a test names, by owner; with `--missing`, the rows that none does. */
export default function run(args: string[]) {
  if (args.includes('--asvs')) return printAsvs()
  const files = [...sourceFiles(root)]
  const idle = idleTests(files)
  for (const { file, subjects } of idle)
    console.log(`${file} does not count: no product file imports ${subjects.join(', ')}`)
  if (idle.length) process.exitCode = 1
  const counted = files.filter((path) => isTest(path) && idle.every((each) => each.path !== path))
  const named = new Set(counted.flatMap(idsIn))
  const rows = ledger()
  const isNamed = (row: { id: string }) => named.has(row.id)
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
