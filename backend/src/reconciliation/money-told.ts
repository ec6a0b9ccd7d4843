import { addDays } from '@portal/contracts/format'
import { addBusinessDays } from '../calendar/business-day'
import { sumUnits } from '../folios/allotment-math'
import { slices } from '../platform/batch'
import type { Tx } from '../platform/database'
import { pageSize } from '../platform/row-pages'
import { type ClosedGroup, closedGroups } from './closed-groups'
import {
  compareMoney,
  matchMoney,
  type OurMoney,
  subjectOf,
  type TheirMoney,
  totalsOf,
  unitsApart,
} from './compare-money'
import { keepLines, keptLinesOf, unmatchedLines, withKept } from './kept-lines'
import { byOrderIds, ourMoney } from './our-money'
import { latestDay } from './runs'
import type { ReconciliationSettings } from './settings'
import type { MoneySource } from './sources'
import { idsInTasks } from './tasks'
import { comparisonOfParts, daysBack, type Told } from './told'

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

/** What a file of money, or a provider that was asked, tells of movements. */
export function moneyTold(
  settings: ReconciliationSettings,
  source: MoneySource,
  all: readonly TheirMoney[],
): Told {
  const arrivesBy = (on: string) => addBusinessDays(on, settings[source].days)
  return {
    lines: all.length,
    totals: source === 'confirmations' ? null : totalsOf(all),
    async run(tx, day, most) {
      const { from, until } = await lookedAt(tx, source, day, settings.from)
      const kept = await unmatchedLines(tx, source)
      const told = await renamed(tx, source, all)
      const unmatched: typeof kept = []
      for (const each of kept) unmatched.push({ ...each, lines: await renamed(tx, source, each.lines) })
      const ids = await idsInTasks(tx, source)
      const isRecent = ({ on }: OurMoney) => on >= from && on <= until
      const [ledger, inTasks] = [ourMoney[source], new Set(ids)]
      const groups = closedGroups({ told, unmatched }, ids, {
        recent: () => ledger.between(tx, { from: startOf(from), to: startOf(addDays(until, 1)) }),
        named: (names, some) => ledger.named(tx, names, some),
        matched: (of) => keptLinesOf(tx, source, of),
      })
      const parts = comparisonOfParts()
      const items = new Map<TheirMoney, string>()
      const apart = new Map<string, string>()
      // A name may be of more than the line is about, which was confirmed before anybody looked.
      const isLookedFor = (our: OurMoney) => isRecent(our) || inTasks.has(our.id)
      for await (const group of groups) {
        const { ours, theirs } = bothSides(group, day, isLookedFor)
        parts.add(compareMoney(ours, theirs, { day: until, arrivesBy }))
        if (parts.comparison.differences.length > most) break
        for (const [line, item] of itemsOf(ours, group)) items.set(line, item)
        if (source === 'confirmations')
          for (const [holding, units] of Object.entries(unitsApart(ours, theirs)))
            apart.set(holding, sumUnits([apart.get(holding) ?? '0.000', units]))
      }
      return {
        comparison: parts.comparison,
        waiting: parts.waiting(),
        ...(source === 'confirmations' && {
          unitsApart: Object.fromEntries([...apart].filter(([, units]) => units !== '0.000')),
        }),
        keep: () => keepLines(tx, source, { day, told, unmatched }, (line) => items.get(line) ?? null),
      }
    },
  }
}

/** A file of an earlier day comes late: what is overdue today stays so. */
async function lookedAt(tx: Tx, source: MoneySource, day: string, begun: string | null) {
  const latest = (await latestDay(tx, source)) ?? day
  const until = latest > day ? latest : day
  const first = addDays(until, -daysBack)
  return { until, from: begun !== null && begun > first ? begun : first }
}

/** Lines by the names that our books have for them. */
async function renamed(tx: Tx, source: MoneySource, lines: readonly TheirMoney[]): Promise<TheirMoney[]> {
  if (source !== 'confirmations') return [...lines]
  const all: TheirMoney[] = []
  for (const some of slices(lines, pageSize)) {
    const rename = await byOrderIds(tx, some)
    for (const line of some) all.push(rename(line))
  }
  return all
}

function bothSides(
  { ours: found, told, matched, unmatched }: ClosedGroup,
  day: string,
  isLookedFor: (our: OurMoney) => boolean,
) {
  const theirs = withKept(told, day, [...matched, ...unmatched])
  const { linesOf } = matchMoney(found, theirs)
  return { theirs, ours: found.filter((our) => isLookedFor(our) || linesOf.get(our)?.length) }
}

/** Whose each line is, by the subject of what is ours; of an order that our ledger does not have yet, nobody's so far. */
function itemsOf(ours: readonly OurMoney[], { told, unmatched }: ClosedGroup): [TheirMoney, string][] {
  const { linesOf } = matchMoney(ours, [...told, ...unmatched.flatMap(({ lines }) => lines)])
  return [...linesOf]
    .filter(([{ kind, state }]) => kind !== 'trade' || state === 'done')
    .flatMap(([our, own]) => own.map((line): [TheirMoney, string] => [line, subjectOf(our)]))
}
