import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addDays } from '@portal/contracts/format'
import { addBusinessDays, onOrBefore } from '../calendar/business-day'
import { movesBetween, unitsOn } from '../folios/ledger-reader'
import { inTransaction, type Tx } from '../platform/database'
import { FileRefusal } from '../platform/file-refusal'
import { groupBy } from '../platform/group-by'
import type { Platform } from '../platform/module'
import { navOn } from '../schemes/nav-store'
import {
  compareMoney,
  matchMoney,
  type OurMoney,
  subjectOf,
  type TheirMoney,
  totalsOf,
  unitsApart,
} from './compare-money'
import { compareUnits, subjectOfHolding, type TheirHolding } from './compare-units'
import type { Comparison, Difference } from './difference'
import { readHoldings, readMoney } from './files/read-lines'
import { keepLines, keptLinesOf, unmatchedLines, withKept } from './kept-lines'
import { daysWithoutRun } from './missing-days'
import { byOrderIds, ourMoney } from './our-money'
import { lastRun, latestDay, writeRun } from './runs'
import type { ReconciliationSettings } from './settings'
import type { MoneySource, Source } from './sources'
import { idsInTasks, taskSubject, updateTasks } from './tasks'

/** How far back our own movements are looked at in each run; older ones where a file or a task names them. */
export const daysBack = 45
/** A file of another fund house, or read by another layout, differs in nearly every line. */
const mostDifferences = 1000

export interface Report extends Comparison {
  /** What differs as in the run before, and a person took off the list. */
  settled: Difference[]
  source: Source
  day: string
  lines: number
  /** In paise; of a file of money. */
  totals: ReturnType<typeof totalsOf> | null
  /** False where it differs in so much that nothing was written. */
  isKept: boolean
}

export interface RunTerms {
  /** The business day of which the file tells; absent: the file's own, else today. */
  day?: string
  /** Takes a file however much of it differs. */
  isAnyCountTaken?: boolean
}

type Needed = Pick<Platform, 'db' | 'log' | 'clock'>

/**
 * Compares a file with our ledgers and keeps the run; each difference becomes a task, and tasks of what agrees are
 * resolved. Nothing of the file changes a ledger. The same file again changes nothing.
 * @throws FileRefusal where the file is not read, or its day is none that can be compared
 */
export async function reconcile(
  platform: Needed,
  settings: ReconciliationSettings,
  source: Source,
  bytes: Uint8Array,
  terms: RunTerms = {},
): Promise<Report> {
  const told =
    source === 'registrar'
      ? unitsTold(settings, readHoldings(bytes, settings.registrar))
      : moneyTold(settings, source, readMoney(bytes, source, settings[source]))
  return compareTold(platform, source, told, createHash('sha256').update(bytes).digest('hex'), terms)
}

/** The same for what a provider told when it was asked, in place of a file. */
export function reconcileTold(
  platform: Needed,
  settings: ReconciliationSettings,
  source: MoneySource,
  lines: readonly TheirMoney[],
  terms: RunTerms,
): Promise<Report> {
  const file = createHash('sha256').update(JSON.stringify(lines)).digest('hex')
  return compareTold(platform, source, moneyTold(settings, source, lines), file, terms)
}

async function compareTold(
  platform: Needed,
  source: Source,
  compare: Told,
  file: string,
  terms: RunTerms,
): Promise<Report> {
  const today = platform.clock.today()
  const day = terms.day ?? compare.day ?? today
  if (day > today) throw new FileRefusal(`${day} is not over: it is ${today}.`)
  return inTransaction(platform.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reconciliation ${source}`}))`)
    const { comparison, keep, unitsApart: apart } = await compare.run(tx, day)
    const { lines, totals } = compare
    const isKept = terms.isAnyCountTaken === true || comparison.differences.length <= mostDifferences
    const report: Report = { source, day, lines, totals, isKept, settled: [], ...comparison }
    if (!isKept) return report
    await keep()
    const { differences } = comparison
    const before = (await lastRun(tx, source))?.differences ?? []
    const isSettled = await updateTasks(tx, platform, source, { differences, before, file, day })
    await writeRun(tx, {
      source,
      day,
      file,
      ranAt: platform.clock.now(),
      lines,
      agreed: comparison.agreed,
      inTransit: comparison.inTransit.length,
      differences: differences.map((difference) => taskSubject(source, difference)),
      unitsApart: apart ?? null,
    })
    await daysWithoutRun.resolve(tx, platform, source, day)
    return {
      ...report,
      differences: differences.filter((difference) => !isSettled(difference)),
      settled: differences.filter(isSettled),
    }
  })
}

interface Result {
  comparison: Comparison
  keep(): Promise<void>
  unitsApart?: Record<string, string>
}

/** What the other side says, ready to be compared. */
interface Told {
  lines: number
  totals: Report['totals']
  /** The day that the file names. */
  day?: string
  run(tx: Tx, day: string): Promise<Result>
}

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

function moneyTold(settings: ReconciliationSettings, source: MoneySource, all: readonly TheirMoney[]): Told {
  const { days } = settings[source]
  return {
    lines: all.length,
    totals: source === 'confirmations' ? null : totalsOf(all),
    async run(tx, day) {
      // A file of an earlier day comes late: what is overdue today stays so.
      const latest = (await latestDay(tx, source)) ?? day
      const until = latest > day ? latest : day
      const first = addDays(until, -daysBack)
      const from = settings.from !== null && settings.from > first ? settings.from : first
      const kept = await unmatchedLines(tx, source)
      const named = await namesOf(tx, source, [...all, ...kept.flatMap(({ lines }) => lines)])
      const told = all.map(named)
      const unmatched = kept.map((each) => ({ ...each, lines: each.lines.map(named) }))
      const earlier = unmatched.flatMap(({ lines }) => lines)
      const names = [...new Set([...told, ...earlier].flatMap((line) => line.names))]
      const ids = await idsInTasks(tx, source)
      const period = { from: startOf(from), to: startOf(addDays(until, 1)) }
      const found = await ourMoney[source](tx, { ...period, names, ids })
      const matched = await keptLinesOf(tx, source, found.map(subjectOf))
      const theirs = withKept(told, day, [...matched, ...unmatched])
      const { linesOf } = matchMoney(found, theirs)
      // A name may be of more than the line is about, which was confirmed before anybody looked.
      const isLookedFor = ({ on, id }: OurMoney) => (on >= from && on <= until) || ids.includes(id)
      const ours = found.filter((our) => isLookedFor(our) || linesOf.get(our)?.length)
      const arrivesBy = (on: string) => addBusinessDays(on, days)
      const itemOf = itemsOf(ours, [...told, ...earlier])
      return {
        comparison: compareMoney(ours, theirs, { day: until, arrivesBy }),
        ...(source === 'confirmations' && { unitsApart: unitsApart(ours, theirs) }),
        keep: () => keepLines(tx, source, { day, told, unmatched }, itemOf),
      }
    },
  }
}

const namesOf = (tx: Tx, source: MoneySource, lines: readonly TheirMoney[]) =>
  source === 'confirmations' ? byOrderIds(tx, lines) : Promise.resolve((line: TheirMoney) => line)

/** Whose each line is, by the subject of what is ours; of an order that our ledger does not have yet, nobody's so far. */
function itemsOf(ours: readonly OurMoney[], lines: readonly TheirMoney[]) {
  const { linesOf } = matchMoney(ours, lines)
  const items = new Map(
    [...linesOf]
      .filter(([{ kind, state }]) => kind !== 'trade' || state === 'done')
      .flatMap(([our, own]) => own.map((line) => [line, subjectOf(our)])),
  )
  return (line: TheirMoney): string | null => items.get(line) ?? null
}

function unitsTold({ registrar }: ReconciliationSettings, told: readonly TheirHolding[]): Told {
  const day = told.find(({ on }) => on !== null)?.on
  return {
    lines: told.length,
    totals: null,
    ...(day && { day }),
    async run(tx, on) {
      const latest = await latestDay(tx, 'registrar')
      if (latest !== undefined && on < latest)
        throw new FileRefusal(
          `Balances of ${latest} were compared already: those of ${on} say nothing of today.`,
        )
      const bookedBy = (changed: string) => addBusinessDays(changed, registrar.days)
      const apart = (await lastRun(tx, 'confirmations'))?.unitsApart ?? {}
      const apartOf = (holding: Pick<TheirHolding, 'folioNo' | 'planCode'>) =>
        apart[subjectOfHolding(holding)]
      const ours = (await ourHoldings(tx, on, bookedBy, told)).map((holding) => ({
        ...holding,
        ...(apartOf(holding) !== undefined && { apart: apartOf(holding) }),
      }))
      const comparison = compareUnits(ours, told, { day: on, bookedBy, apartOf })
      return { comparison, keep: async () => undefined }
    },
  }
}

async function ourHoldings(
  tx: Tx,
  day: string,
  bookedBy: (on: string) => string,
  told: readonly TheirHolding[],
) {
  const keyOf = ({ folioNo, planCode }: { folioNo: string; planCode: string }) => `${folioNo} ${planCode}`
  const holdings = await unitsOn(tx, day)
  const moves = groupBy(await movesBetween(tx, addDays(day, -daysBack), day), keyOf)
  const navDay = onOrBefore(day)
  const plans = [...new Set(told.map(({ planCode }) => planCode))]
  const navs = new Map<string, string | null>()
  for (const plan of plans) navs.set(plan, (await navOn(tx, plan, navDay)) ?? null)
  return holdings.map((holding) => ({
    ...holding,
    nav: navs.get(holding.planCode) ?? null,
    recent: (moves.get(keyOf(holding)) ?? [])
      .filter(({ date }) => bookedBy(date) >= day)
      .map(({ date: on, units }) => ({ on, units })),
  }))
}
