import fc from 'fast-check'
import { addDays } from '@portal/contracts/format'
import { closedGroups, type Lookup } from './closed-groups'
import {
  compareMoney,
  incomeOf,
  matchMoney,
  type OurMoney,
  orderOf,
  subjectOf,
  type TheirMoney,
} from './compare-money'
import type { Comparison } from './difference'
import { identityOf, type KeptLine, withKept } from './kept-lines'
import { comparisonOfParts } from './told'

// Small, so that what belongs together lies on several pages.
jest.mock('../platform/row-pages', () => ({ pageSize: 2 }))

const day = '2026-08-31'
const terms = { day, arrivesBy: (on: string) => addDays(on, 1) }
const [names, orders, holdings] = [
  ['a', 'b', 'c', 'd'],
  ['o1', 'o2', 'o3'],
  ['holding h1 P', 'holding h2 P', 'holding h1 Q'],
]
const some = <Item>(items: readonly Item[]) => fc.constantFrom(...items)
const money = { amount: fc.integer({ min: 1, max: 2 }), state: some(['open', 'done', 'back'] as const) }

/** What ours and lines are called: few names, so that many share one. */
const called = fc.oneof(
  fc.record({
    kind: some(['capture', 'payout'] as const),
    names: fc.uniqueArray(some(names), { minLength: 1 }),
  }),
  fc.record({ order: some(orders), holding: some(holdings) }).map(({ order, holding }) => ({
    kind: 'trade' as const,
    names: [`${order} ${holding}`],
  })),
  some(holdings).map((holding) => ({ kind: 'trade' as const, names: [`${incomeOf(day)} ${holding}`] })),
)
const ledgers = fc
  .array(fc.record({ called, ...money, on: some([addDays(day, -9), day]) }), { maxLength: 12 })
  .map((all) =>
    all.map(({ called: { kind, names: own }, ...rest }, place): OurMoney => ({
      kind,
      id: `id${place}`,
      names: kind === 'trade' ? own : [...own, `id${place}`],
      utr: null,
      ...rest,
    })),
  )
const lines = fc.array(fc.record({ called, ...money, batch: some(['', '1', '2']) }), { maxLength: 12 })
const lineOf = (
  {
    called: { kind, names: own },
    ...rest
  }: { called: Pick<TheirMoney, 'kind' | 'names'> } & Pick<TheirMoney, 'amount' | 'state' | 'batch'>,
  line: number | null,
): TheirMoney => ({ line, kind, names: own, on: null, utr: null, fee: 0, tax: 0, net: null, ...rest })

/** What an earlier file told of some of ours, by their own numbers, and of nobody. */
function keptOf(ours: readonly OurMoney[], unknown: readonly TheirMoney[]): KeptLine[] {
  const own = ours
    .filter(({ kind }, place) => kind !== 'trade' && place % 2 === 0)
    .map((our) => ({
      item: subjectOf(our),
      line: lineOf({ called: { kind: our.kind, names: [our.id] }, amount: 1, state: 'done', batch: '1' }, 1),
    }))
  const all = [...own, ...unknown.map((line) => ({ item: null, line }))]
  const rows = all.map(({ item, line }) => ({
    source: 'payouts' as const,
    identity: identityOf(line),
    item,
    day: addDays(day, -1),
    lines: [line],
  }))
  return [...new Map(rows.map((row) => [row.identity, row])).values()]
}

const isOfOneOrder = (one: string, other: string) =>
  !one.startsWith(incomeOf('')) && orderOf(one) === orderOf(other)

function lookupIn(ours: readonly OurMoney[], kept: readonly KeptLine[], perPage: number): Lookup {
  const recent = ours.filter(({ on }) => on === day)
  return {
    async *recent() {
      for (let at = 0; at < recent.length; at += perPage) yield recent.slice(at, at + perPage)
    },
    named: async (requested, ids) =>
      ours.filter(
        ({ kind, id, names: own }) =>
          ids.includes(id) ||
          own.some((name) => requested.includes(name)) ||
          (kind === 'trade' && requested.some((name) => own.some((each) => isOfOneOrder(each, name)))),
      ),
    matched: async ({ items, identities }) =>
      kept.filter(
        ({ item, identity }) => item !== null && (items.includes(item) || identities.includes(identity)),
      ),
  }
}

const sorted = ({ agreed, inTransit, differences }: Comparison) => ({
  agreed,
  inTransit: inTransit.map((each) => JSON.stringify(each)).toSorted(),
  differences: differences.map((each) => JSON.stringify(each)).toSorted(),
})

test('what is compared part by part is what is compared all at once, each once', async () => {
  await fc.assert(
    fc.asyncProperty(
      ledgers,
      lines,
      lines,
      fc.integer({ min: 1, max: 4 }),
      async (ours, said, before, perPage) => {
        const told = said.map((each, place) => lineOf(each, place + 2))
        const kept = keptOf(
          ours,
          before.map((each) => lineOf(each, 1)),
        )
        const unmatched = kept.filter(({ item }) => item === null)
        const inTasks = ours.flatMap(({ id }, place) => (place % 3 === 0 ? [id] : []))
        /** What of some of ours is requested for. */
        const requested = (all: readonly OurMoney[], theirs: readonly TheirMoney[]) => {
          const { linesOf } = matchMoney(all, theirs)
          return all.filter((our) => our.on === day || inTasks.includes(our.id) || linesOf.get(our)?.length)
        }
        const parts = comparisonOfParts()
        const seen: string[] = []
        for await (const group of closedGroups({ told, unmatched }, inTasks, lookupIn(ours, kept, perPage))) {
          const theirs = withKept(group.told, day, [...group.matched, ...group.unmatched])
          parts.add(compareMoney(requested(group.ours, theirs), theirs, terms))
          seen.push(...group.ours.map(({ id }) => id))
        }
        expect(new Set(seen).size).toBe(seen.length)
        const wanted = ours.filter(({ id, on }) => on === day || inTasks.includes(id)).map(({ id }) => id)
        expect(seen).toEqual(expect.arrayContaining(wanted))
        const found = ours.filter(({ id }) => seen.includes(id))
        const theirs = withKept(
          told,
          day,
          kept.filter(({ item }) => item === null || found.some((our) => subjectOf(our) === item)),
        )
        expect(sorted(parts.comparison)).toEqual(sorted(compareMoney(requested(ours, theirs), theirs, terms)))
      },
    ),
    { numRuns: 500 },
  )
})

test('a movement of ours that no file tells of is not looked up', async () => {
  const our = (id: number): OurMoney => ({
    kind: 'payout',
    id: `id${id}`,
    names: [`id${id}`],
    amount: 1,
    state: 'done',
    on: day,
    utr: null,
  })
  const lookup = lookupIn([1, 2, 3, 4, 5].map(our), [], 2)
  const named = jest.spyOn(lookup, 'named')
  const sizes: number[] = []
  for await (const { ours } of closedGroups({ told: [], unmatched: [] }, [], lookup)) sizes.push(ours.length)
  expect(sizes.filter(Boolean)).toEqual([2, 2, 1])
  expect(named).not.toHaveBeenCalled()
})
