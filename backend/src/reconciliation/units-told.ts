import { addDays } from '@portal/contracts/format'
import { addBusinessDays, onOrBefore } from '../calendar/business-day'
import { changesOf, type HoldingOn, holdingsOn } from '../folios/ledger-reader'
import type { Tx } from '../platform/database'
import { FileRefusal } from '../platform/file-refusal'
import { groupBy } from '../platform/group-by'
import { navOn } from '../schemes/nav-store'
import { compareUnits, keyOf, subjectOfHolding, type TheirHolding } from './compare-units'
import { lastRun, latestDay } from './runs'
import type { ReconciliationSettings } from './settings'
import { comparisonOfParts, daysBack, type Told } from './told'

/** What a file of balances tells of holdings. */
export function unitsTold({ registrar }: ReconciliationSettings, told: readonly TheirHolding[]): Told {
  const day = told.find(({ on }) => on !== null)?.on
  return {
    lines: told.length,
    totals: null,
    ...(day && { day }),
    async run(tx, on, most) {
      const latest = await latestDay(tx, 'registrar')
      if (latest !== undefined && on < latest)
        throw new FileRefusal(
          `Balances of ${latest} were compared already: those of ${on} say nothing of today.`,
        )
      const bookedBy = (changed: string) => addBusinessDays(changed, registrar.days)
      const apart = (await lastRun(tx, 'confirmations'))?.unitsApart ?? {}
      const apartOf = (holding: Pick<TheirHolding, 'folioNo' | 'planCode'>) =>
        apart[subjectOfHolding(holding)]
      const terms = { day: on, bookedBy, apartOf }
      const navs = await navsOf(tx, told, on)
      const lines = groupBy(told, keyOf)
      const parts = comparisonOfParts()
      for await (const page of holdingsOn(tx, on)) {
        const linesOf = (holding: HoldingOn) => lines.get(keyOf(holding)) ?? []
        const recent = await recentChanges(
          tx,
          page.filter((holding) => linesOf(holding)[0]?.units !== holding.units),
          on,
        )
        const ours = page.map((holding) => ({
          ...holding,
          nav: navs.get(holding.planCode) ?? null,
          recent: (recent.get(keyOf(holding)) ?? []).filter((change) => bookedBy(change.on) >= on),
          ...(apartOf(holding) !== undefined && { apart: apartOf(holding) }),
        }))
        parts.add(compareUnits(ours, page.flatMap(linesOf), terms))
        for (const holding of page) lines.delete(keyOf(holding))
        if (parts.comparison.differences.length > most) break
      }
      if (parts.comparison.differences.length <= most)
        parts.add(compareUnits([], [...lines.values()].flat(), terms))
      return { comparison: parts.comparison, waiting: parts.waiting(), keep: async () => undefined }
    },
  }
}

/** The NAV of each plan of a file that counts on a day; null where there is none. */
async function navsOf(tx: Tx, told: readonly TheirHolding[], day: string) {
  const navs = new Map<string, string | null>()
  for (const { planCode } of told)
    if (!navs.has(planCode)) navs.set(planCode, (await navOn(tx, planCode, onOrBefore(day))) ?? null)
  return navs
}

/** What changed holdings lately, by their keys: the registrar may not have booked it yet. */
async function recentChanges(tx: Tx, holdings: readonly HoldingOn[], day: string) {
  if (!holdings.length) return new Map<string, never[]>()
  const changes = await changesOf(tx, holdings, { from: addDays(day, -daysBack), to: day })
  const entries = [...groupBy(changes, keyOf)].map(
    ([key, all]) => [key, all.map(({ date: on, units }) => ({ on, units }))] as const,
  )
  return new Map(entries)
}
