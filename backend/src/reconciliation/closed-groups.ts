import { slices } from '../platform/batch'
import { pageSize } from '../platform/row-pages'
import { type OurMoney, subjectOf, type TheirMoney } from './compare-money'
import type { KeptLine } from './kept-lines'
import { keysOfOurs, linesByKey, type Taken } from './lines-by-key'

/** A part of both books of which no other part has anything: to compare it alone is to compare it among all. */
export interface ClosedGroup {
  ours: OurMoney[]
  told: TheirMoney[]
  /** What earlier files told of nobody so far … */
  unmatched: KeptLine[]
  /** … and of these of ours. */
  matched: KeptLine[]
}

/** Where to look for what is ours, and for what earlier files told of it. */
export interface Lookup {
  /** All that moved lately, in pages. */
  recent(): AsyncIterable<readonly OurMoney[]>
  /** Whatever one of some names is of, and some of ours by their ids. */
  named(names: readonly string[], ids: readonly string[]): Promise<readonly OurMoney[]>
  /** What earlier files told of some of ours, by their subjects, and under some identities. */
  matched(of: { items: readonly string[]; identities: readonly string[] }): Promise<readonly KeptLine[]>
}

/**
 * Both books in closed groups of about a page each: first whatever a file tells and a task is about, with all that it may
 * be of, then the rest of ours, page by page. What is in memory grows with the file, and not with the days looked at.
 */
export async function* closedGroups(
  theirs: { told: readonly TheirMoney[]; unmatched: readonly KeptLine[] },
  ids: readonly string[],
  lookup: Lookup,
): AsyncGenerator<ClosedGroup> {
  const lines = linesByKey(theirs)
  /** Whatever is ours and was looked up: it is not to be taken again with its page. */
  const lookedUp = new Set<string>()
  const isNew = (our: OurMoney) => !lookedUp.has(keyOf(our))

  async function close(first: readonly OurMoney[], begun: readonly Taken[]): Promise<ClosedGroup> {
    const ours = new Map<string, OurMoney>()
    const subjects = new Set<string>()
    const matched = new Map<string, KeptLine>()
    const taken: Taken[] = []
    let [newOurs, newLines] = [first, begun]
    while (newOurs.length || newLines.length) {
      for (const our of newOurs) ours.set(keyOf(our), our)
      const more = [...newLines, ...lines.take(newOurs.flatMap(keysOfOurs))]
      for (const each of more) taken.push(each)
      const rows = await lookup.matched({
        items: newOurs.map(subjectOf),
        identities: more.map(({ identity }) => identity),
      })
      const newRows = rows.filter(({ identity }) => !matched.has(identity))
      for (const row of newRows) matched.set(row.identity, row)
      const names = new Set(more.flatMap(({ line }) => line.names))
      for (const our of newOurs) subjects.add(subjectOf(our))
      const others = newRows.filter(({ item }) => item !== null && !subjects.has(item)).map(idOfItem)
      const found = names.size || others.length ? await lookup.named([...names], others) : []
      // A name finds what is of another kind too, which may be in a group already.
      newOurs = found.filter((our) => isNew(our) && !ours.has(keyOf(our)))
      for (const our of newOurs) lookedUp.add(keyOf(our))
      newLines = lines.take(newRows.map(({ identity }) => `identity ${identity}`))
    }
    return { ours: [...ours.values()], matched: [...matched.values()], ...partsOf(taken) }
  }

  for (const some of lines.pages()) yield close([], some)
  for (const some of slices(ids, pageSize)) {
    const ours = (await lookup.named([], some)).filter(isNew)
    for (const our of ours) lookedUp.add(keyOf(our))
    yield close(ours, [])
  }
  for await (const page of lookup.recent()) yield close(page.filter(isNew), [])
}

/** An order has a movement in each of its holdings. */
const keyOf = (our: OurMoney): string => `${subjectOf(our)} ${our.names[0] ?? ''}`
const idOfItem = ({ item }: KeptLine): string => item?.split(' ').at(-1) ?? ''

/** In the order in which they were told: the last word counts. */
function partsOf(taken: readonly Taken[]): Pick<ClosedGroup, 'told' | 'unmatched'> {
  const inOrder = taken.toSorted((one, other) => one.place - other.place)
  return {
    told: inOrder.flatMap(({ line, kept }) => (kept ? [] : [line])),
    unmatched: [...new Set(inOrder.flatMap(({ kept }) => kept ?? []))],
  }
}
