import { categories } from '../testing/samples'
import { seededRandom, shuffle, withAllCategory } from './all-category'

const schemes = categories.flatMap((category) => category.schemes)

test('puts the All category first, before the other groups, with every scheme in it [S3.021]', () => {
  const groups = withAllCategory(categories)
  expect(groups.map((group) => group.categoryName)).toEqual(['All', 'EQUITY', 'DEBT', 'HYBRID'])
  expect(groups[0]?.schemes).toEqual(schemes)
  expect(groups.slice(1)).toEqual(categories)
})

test('shuffles the schemes of the All category when that is asked for, losing and doubling none [S3.021]', () => {
  const orders = Array.from(
    { length: 50 },
    (_, seed) => withAllCategory(categories, seededRandom(seed))[0]?.schemes,
  )
  for (const order of orders) {
    expect(order).toHaveLength(schemes.length)
    expect(new Set(order)).toEqual(new Set(schemes))
  }
  expect(
    new Set(orders.map((order) => order?.map((fund) => fund.schemePlanCode).join())).size,
  ).toBeGreaterThan(20)
})

test('mixes the same way for the same seed, so that a list does not jump while it is used', () => {
  expect(shuffle(schemes, seededRandom(7))).toEqual(shuffle(schemes, seededRandom(7)))
})

test('gives every order about as often', () => {
  const counts = new Map<string, number>()
  const random = seededRandom(1)
  for (let turn = 0; turn < 6000; turn += 1) {
    const order = shuffle(['a', 'b', 'c'], random).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
