import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { slices } from '../platform/batch'
import type { Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { pageSize } from '../platform/row-pages'
import { anyOf, insertRows } from '../platform/rows'
import type { TheirMoney } from './compare-money'
import { reconciliationLines } from './schema'
import type { MoneySource } from './sources'

export type KeptLine = typeof reconciliationLines.$inferSelect

/** What a registrar mends of a booking it tells under the same number of its own, in whatever folio. */
export const identityOf = ({ kind, names: [name = ''], batch }: TheirMoney): string =>
  `${kind} ${kind === 'trade' && batch ? (name.split(' ').at(-1) ?? '') : name} ${batch}`

/** What earlier files told and is of nothing that we know. */
export function unmatchedLines(tx: Tx, source: MoneySource): Promise<KeptLine[]> {
  const { source: from, item } = reconciliationLines
  return tx
    .select()
    .from(reconciliationLines)
    .where(and(eq(from, source), isNull(item)))
}

/** What earlier files told of some items, by their subjects, and under some identities. */
export function keptLinesOf(
  tx: Tx,
  source: MoneySource,
  { items, identities }: { items: readonly string[]; identities: readonly string[] },
): Promise<KeptLine[]> {
  const { source: from, item, identity } = reconciliationLines
  return tx
    .select()
    .from(reconciliationLines)
    .where(
      and(
        eq(from, source),
        isNotNull(item),
        or(sql`${item} = ${anyOf(items)}`, sql`${identity} = ${anyOf(identities)}`),
      ),
    )
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
  const byIdentity = groupBy(told, identityOf)
  const itemIn = ([first]: readonly TheirMoney[]) => (first ? itemOf(first) : null)
  for (const part of slices([...byIdentity], pageSize))
    await writeLines(
      tx,
      part.map(([identity, lines]) => ({ source, identity, item: itemIn(lines), day, lines })),
    )
  const found = unmatched.flatMap((each) => {
    const item = byIdentity.has(each.identity) ? null : itemIn(each.lines)
    return item === null ? [] : [{ ...each, item }]
  })
  for (const part of slices(found, pageSize)) await writeLines(tx, part)
}

const writeLines = (tx: Tx, rows: readonly KeptLine[]) =>
  insertRows(tx, reconciliationLines, rows, {
    then: sql`on conflict (source, identity)
      do update set item = excluded.item, day = excluded.day, lines = excluded.lines
      where excluded.day >= reconciliation_lines.day`,
  })
