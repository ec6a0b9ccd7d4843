import type { Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { Scheme, SchemeCategory } from '@portal/contracts/schemes/product'

/** A tab of the fund list: one of the categories, or all of them. */
export interface FundGroup {
  categoryName: 'All' | SchemeCategory['categoryName']
  categoryDisplayName: Text
  schemes: readonly Scheme[]
}

/** Numbers from 0 up to, not including, 1: the same seed gives the same row of them (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The same things in a random order, every order as likely (Fisher and Yates). */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1))
    const held = mixed[last] as Item
    mixed[last] = mixed[pick] as Item
    mixed[pick] = held
  }
  return mixed
}

/**
 * The categories with 'All' put first (S3.021). With `random` its schemes are shuffled, so that none is favoured
 * by its place; without, they stand in the order of their categories.
 */
export function withAllCategory(categories: readonly SchemeCategory[], random?: () => number): FundGroup[] {
  const schemes = categories.flatMap((category) => category.schemes)
  return [
    {
      categoryName: 'All' as const,
      categoryDisplayName: msg`All`,
      schemes: random ? shuffle(schemes, random) : schemes,
    },
    ...categories,
  ]
}
