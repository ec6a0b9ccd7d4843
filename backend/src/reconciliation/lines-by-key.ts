import { pageSize } from '../platform/row-pages'
import { isOfOrder, type OurMoney, orderOf, type TheirMoney } from './compare-money'
import { identityOf, type KeptLine } from './kept-lines'

/** A line that was taken out, and the row of an earlier file that has it. */
export interface Taken {
  place: number
  line: TheirMoney
  identity: string
  kept?: KeptLine
}

/**
 * By what a movement of ours and a line may belong together: where they have no key in common, neither changes whose the
 * other is, nor what is said of it.
 */
export const keysOfOurs = ({ kind, names }: OurMoney): string[] => [
  ...names.map((name) => `${kind} ${name}`),
  ...(kind === 'trade' ? names.map((name) => `order ${orderOf(name)}`) : []),
]

/** The same of a line of theirs, and what makes it one with what another file told. */
const keysOfTheirs = ({ line, identity }: Taken): string[] => [
  ...line.names.map((name) => `${line.kind} ${name}`),
  ...(isOfOrder(line) ? [`order ${orderOf(line.names[0] ?? '')}`] : []),
  `identity ${identity}`,
]

/** The lines of a file, and those of earlier ones that are of nobody, each to be taken once, with all that share a key. */
export function linesByKey({
  told,
  unmatched,
}: {
  told: readonly TheirMoney[]
  unmatched: readonly KeptLine[]
}) {
  const earlier = unmatched.flatMap((kept) => kept.lines.map((line) => ({ line, kept })))
  const all: readonly { line: TheirMoney; kept?: KeptLine }[] = [
    ...told.map((line) => ({ line })),
    ...earlier,
  ]
  const isTaken = new Uint8Array(all.length)
  const at = (place: number): Taken => {
    const { line, kept } = all[place]!
    return { place, line, identity: kept?.identity ?? identityOf(line), ...(kept && { kept }) }
  }
  const places = new Map<string, number | number[]>()
  for (let place = 0; place < all.length; place += 1)
    for (const key of keysOfTheirs(at(place))) {
      const known = places.get(key)
      if (typeof known === 'object') known.push(place)
      else places.set(key, known === undefined ? place : [known, place])
    }

  function takeAll(first: readonly number[]): Taken[] {
    const found: Taken[] = []
    const waiting = [...first]
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (isTaken[place]) continue
      isTaken[place] = 1
      const taken = at(place)
      found.push(taken)
      for (const key of keysOfTheirs(taken)) for (const other of placesOf(key)) waiting.push(other)
    }
    return found
  }
  /** Once: who has a key is taken with the first who has it. */
  function placesOf(key: string): readonly number[] {
    const found = places.get(key)
    places.delete(key)
    return found === undefined ? [] : [found].flat()
  }

  /** All that nobody took yet, in pages, each with whatever shares a key. */
  function* pages(): Generator<Taken[]> {
    let page: number[] = []
    for (const place of all.keys()) {
      if (!isTaken[place]) page.push(place)
      if (page.length < pageSize) continue
      yield takeAll(page)
      page = []
    }
    yield takeAll(page)
  }

  return { pages, take: (keys: readonly string[]): Taken[] => takeAll(keys.flatMap(placesOf)) }
}
