import { sideBySide } from './side-by-side'

const names = (count: number, of = 'abcdefghijklmnopqrstuvwxyz') => [...of].slice(0, count)

async function* pagesOf<Item>(...pages: Item[][]) {
  for (const page of pages) yield await Promise.resolve(page)
}

/** Work that ends when it is told to, and what was under way. */
function heldWork() {
  const held = new Map<string, () => void>()
  const begun: string[] = []
  let most = 0
  return {
    held,
    begun,
    most: () => most,
    async work(name: string): Promise<void> {
      begun.push(name)
      await new Promise<void>((resolve) => {
        held.set(name, resolve)
        most = Math.max(most, held.size)
      })
      held.delete(name)
    },
    async endAll(): Promise<void> {
      while (held.size) {
        held.values().next().value?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
const throwing = (_: string, error: unknown) => {
  throw error
}

test('so many are under way at once, and no page is begun before the one before is at its end', async () => {
  const { work, held, begun, most, endAll } = heldWork()
  const places = { atOnce: 3, whose: (name: string) => name, failed: throwing }
  const done = sideBySide(pagesOf(names(5), ['x', 'y']), places, work)
  await turn()
  expect(begun).toEqual(['a', 'b', 'c'])
  held.get('b')?.()
  await turn()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  for (const name of ['c', 'd', 'e']) {
    held.get(name)?.()
    await turn()
  }
  expect([...held.keys()]).toEqual(['a'])
  expect(begun).not.toContain('x')
  await endAll()
  await done
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'x', 'y'])
  expect(most()).toBe(3)
})

test('what is the same one’s comes one after the other', async () => {
  const { work, held, begun, endAll } = heldWork()
  const places = { atOnce: 8, whose: (name: string) => name[0]!, failed: throwing }
  const done = sideBySide(pagesOf(['a1', 'b1', 'a2', 'a3']), places, work)
  await turn()
  expect(begun).toEqual(['a1', 'b1'])
  held.get('a1')?.()
  await turn()
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  await endAll()
  await done
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('one that fails is told of, and neither the next of the same one nor the others are kept from theirs', async () => {
  const failures: string[] = []
  const done: string[] = []
  const places = {
    atOnce: 2,
    whose: (name: string) => name[0]!,
    failed: (name: string, error: unknown) => void failures.push(`${name}: ${String(error)}`),
  }
  await sideBySide(pagesOf(['a1', 'a2', 'b1', 'c1']), places, async (name) => {
    await turn()
    if (name === 'a1') throw new Error('no answer')
    done.push(name)
  })
  expect(failures).toEqual(['a1: Error: no answer'])
  expect(done.sort()).toEqual(['a2', 'b1', 'c1'])
})
