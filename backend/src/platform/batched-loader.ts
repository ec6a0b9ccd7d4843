import DataLoader from 'dataloader'
import type { Tx } from './database'
import { groupBy } from './group-by'

type Many<Ask extends readonly unknown[], Answer> = (
  tx: Tx,
  requested: readonly Ask[],
) => Promise<readonly Answer[]>

/** Of each transaction that several work in at once: who waits for which statement. */
const waiting = new WeakMap<Tx, Map<unknown, DataLoader<readonly unknown[], unknown>>>()

/**
 * A statement that answers many, as one that answers one: those who ask it at the same moment of a transaction that
 * `runConcurrently` runs share it, everybody else has it alone. `many` answers in the order in which it was asked.
 */
export function batchedLoader<Ask extends readonly unknown[], Answer>(many: Many<Ask, Answer>) {
  return async (tx: Tx, ...ask: Ask): Promise<Answer> => {
    const loaders = waiting.get(tx)
    if (!loaders) return (await many(tx, [ask]))[0] as Answer
    const known = loaders.get(many)
    const loader = known ?? loaderOf(tx, many as unknown as Many<readonly unknown[], unknown>)
    if (!known) loaders.set(many, loader)
    return (await loader.load(ask)) as Answer
  }
}

/** The same for rows under a name each, which the statement reads for many names: the row of one, undefined where there is none. */
export const batchedRowLoader = <Row>(
  rowsNamed: (tx: Tx, names: readonly string[]) => Promise<readonly Row[]>,
  nameOf: (row: Row) => string | null,
) =>
  batchedLoader(async (tx, requested: readonly [name: string][]) => {
    const names = requested.map(([name]) => name)
    const byName = new Map((await rowsNamed(tx, [...new Set(names)])).map((row) => [nameOf(row), row]))
    return names.map((name) => byName.get(name))
  })

const loaderOf = (tx: Tx, many: Many<readonly unknown[], unknown>) =>
  new DataLoader<readonly unknown[], unknown>(async (requested) => [...(await many(tx, requested))], {
    cache: false,
  })

/**
 * Does the work of many at once in one transaction; what is the same one's (`whose`) comes one after the other, since it
 * may hang on what was done before. Fails with the first failure, when nobody works any more.
 */
export async function runConcurrently<Member>(
  tx: Tx,
  members: readonly Member[],
  whose: (member: Member) => string,
  work: (member: Member) => Promise<void>,
): Promise<void> {
  waiting.set(tx, new Map())
  const ended = await Promise.allSettled(
    [...groupBy(members, whose).values()].map(async (ofOne) => {
      for (const member of ofOne) await work(member)
    }),
  )
  waiting.delete(tx)
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
