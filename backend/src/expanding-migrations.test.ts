import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../drizzle', import.meta.url))
/** Later ones only expand: the version before runs on the same tables while processes are exchanged. */
const lastFree = 48

/** Migrations that may all the same, with the release whose processes no longer use what goes. */
const allowed: Readonly<Record<string, string>> = {}

const refusals: readonly [string, RegExp][] = [
  ['drops a column', /\bdrop\s+column\b/i],
  [
    'drops a table, type, view or schema',
    /\bdrop\s+(table|type|view|materialized\s+view|schema|sequence)\b/i,
  ],
  ['renames', /\brename\b/i],
  ['changes the type of a column', /\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/i],
  ['demands a value that the version before does not write', /\bset\s+not\s+null\b/i],
  [
    'adds a column that the version before does not fill',
    /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?"?\w+"?\s+(?!.*\bdefault\b).*\bnot\s+null\b/i,
  ],
  ['takes a default away', /\bdrop\s+default\b/i],
  ['takes a value out of a type', /\balter\s+type\b(?!.*\badd\s+value\b)/i],
]

/** What one statement of a migration does that the version before may not bear. */
function refusalsOf(statement: string): string[] {
  const text = statement
    .replace(/--.*$/gm, ' ')
    .replace(/'[^']*'/g, `''`)
    .replace(/\s+/g, ' ')
  // A table that is new to the version before is nothing to it.
  if (/^\s*create table/i.test(text)) return []
  return refusals.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
}

const statementsOf = (migration: string): string[] =>
  readFileSync(`${folder}/${migration}`, 'utf8').split(/--> statement-breakpoint|;/)

test.each([
  ['ALTER TABLE "orders" DROP COLUMN "note"', 'drops a column'],
  ['DROP TABLE "orders" CASCADE', 'drops a table, type, view or schema'],
  ['ALTER TABLE "orders" RENAME COLUMN "note" TO "text"', 'renames'],
  ['ALTER TABLE "orders" ALTER COLUMN "units" SET DATA TYPE numeric', 'changes the type of a column'],
  ['ALTER TABLE "orders" ALTER "units" TYPE numeric', 'changes the type of a column'],
  [
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL',
    'demands a value that the version before does not write',
  ],
  [
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL',
    'adds a column that the version before does not fill',
  ],
  ['ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT', 'takes a default away'],
  ["ALTER TYPE \"state\" RENAME VALUE 'a' TO 'b'", 'takes a value out of a type'],
])('%s is refused: it %s', (statement, what) => {
  expect(refusalsOf(statement)).toContain(what)
})

test.each([
  'CREATE TABLE "more" ("id" text PRIMARY KEY NOT NULL)',
  'ALTER TABLE "orders" ADD COLUMN "note" text',
  'ALTER TABLE "orders" ADD COLUMN "count" integer DEFAULT 0 NOT NULL',
  `ALTER TYPE "state" ADD VALUE 'paused'`,
  'CREATE INDEX "orders_note" ON "orders" ("note")',
  'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL',
  `INSERT INTO "words" VALUES ('drop column')`,
])('%s is allowed', (statement) => {
  expect(refusalsOf(statement)).toEqual([])
})

test('migrations since the last free one expand only, or say why they need not', () => {
  const later = readdirSync(folder).filter(
    (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) > lastFree,
  )
  const found = later.flatMap((name) =>
    statementsOf(name).flatMap((statement) => refusalsOf(statement).map((what) => `${name} ${what}`)),
  )
  expect(found.filter((finding) => !allowed[finding.split(' ')[0]!])).toEqual([])
  expect(Object.keys(allowed).filter((name) => !later.includes(name))).toEqual([])
})

test('the check sees what earlier migrations did', () => {
  const of = (migration: string) => statementsOf(migration).flatMap(refusalsOf)
  expect(of('0043_tax-notes.sql')).toContain('drops a column')
  expect(of('0048_razorpay-tokens.sql')).toContain('changes the type of a column')
})
