import { groupBy } from './group-by'

interface Places<Item> {
  /** How many are under way at once. */
  atOnce: number
  /** Of whom an item is: what is the same one's comes one after the other, since it may hang on what was done before. */
  whose(item: Item): string
  /** What became of an item that failed; the others go on. */
  failed(item: Item, error: unknown): void
}

/**
 * Does something for each of many, so many at once: where each is a call to somebody outside, one after the other would
 * take as many times as long as he takes to answer. A page is at its end before the next one is read.
 */
export async function sideBySide<Item>(
  pages: AsyncIterable<readonly Item[]>,
  { atOnce, whose, failed }: Places<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for await (const page of pages) {
    // All who work take from the same list.
    const waiting = groupBy(page, whose).values()
    const takeAll = async () => {
      for (const ofOne of waiting)
        for (const item of ofOne) await work(item).catch((error: unknown) => failed(item, error))
    }
    await Promise.all(Array.from({ length: atOnce }, takeAll))
  }
}

/** What is known to be little, as the one page of it. */
export async function* onePage<Item>(items: Promise<readonly Item[]>): AsyncGenerator<readonly Item[]> {
  yield await items
}
