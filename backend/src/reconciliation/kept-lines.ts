import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { anyOf, insertRows } from '../platform/rows'
import type { TheirMoney } from './compare-money'
import { reconciliationLines } from './schema'
import type { MoneySource } from './sources'

export type KeptLine = typeof reconciliationLines.$inferSelect

/** What a registrar mends of a booking it tells under the same number of its own, in whatever folio. */
const identityOf = ({ kind, names: [name = ''], batch }: TheirMoney): string =>
  `${kind} ${kind === 'trade' && batch ? (name.split(' ').at(-1) ?? '') : name} ${batch}`

/** What earlier files told and is of nothing that we know. */
export function unmatchedLines(tx: Tx, source: MoneySource): Promise<KeptLine[]> {
  const { source: from, item } = reconciliationLines
  return tx
    .select()
    .from(reconciliationLines)
    .where(and(eq(from, source), isNull(item)))
}

/** What earlier files told of some items, by their subjects. */
export function keptLinesOf(tx: Tx, source: MoneySource, items: readonly string[]): Promise<KeptLine[]> {
  const { source: from, item } = reconciliationLines
  return tx
    .select()
    .from(reconciliationLines)
    .where(and(eq(from, source), sql`${item} = ${anyOf(items)}`))
}

/**
 * What holds of the lines of a file and those of earlier ones: a line that several files tell is one, as the file of
 * the latest day tells it. How often a file tells it stays.
 */
export function withKept(lines: readonly TheirMoney[], day: string, kept: readonly KeptLine[]): TheirMoney[] {
  const told = groupBy(lines, identityOf)
  const later = new Set<string>()
  const earlier = kept.flatMap((each) => {
    const identity = each.lines[0] ? identityOf(each.lines[0]) : each.identity
    if (told.has(identity) && each.day <= day) return []
    later.add(identity)
    return each.lines.map((line) => ({ ...line, line: null }))
  })
  return [...lines.filter((line) => !later.has(identityOf(line))), ...earlier]
}

/**
 * Keeps what a file told, with whose it is, and whose now is what earlier files told of nobody; what the file of a later
 * day told stays.
 */
export async function keepLines(
  tx: Tx,
  source: MoneySource,
  { day, told, unmatched }: { day: string; told: readonly TheirMoney[]; unmatched: readonly KeptLine[] },
  itemOf: (line: TheirMoney) => string | null,
): Promise<void> {
  const item = ([first]: readonly TheirMoney[]) => (first ? itemOf(first) : null)
  const byIdentity = groupBy(told, identityOf)
  const rows = [...byIdentity].map(([identity, lines]) => ({
    source,
    identity,
    item: item(lines),
    day,
    lines,
  }))
  const earlier = unmatched.filter(({ identity }) => !byIdentity.has(identity))
  await insertRows(
    tx,
    reconciliationLines,
    [...rows, ...earlier.map((each) => ({ ...each, item: item(each.lines) }))],
    {
      then: sql`on conflict (source, identity)
        do update set item = excluded.item, day = excluded.day, lines = excluded.lines
        where excluded.day >= reconciliation_lines.day`,
    },
  )
}
