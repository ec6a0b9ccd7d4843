import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../platform/database'
import { FileRefusal } from '../platform/file-refusal'
import type { Platform } from '../platform/module'
import type { TheirMoney } from './compare-money'
import type { Comparison, Difference } from './difference'
import { readHoldings, readMoney } from './files/read-lines'
import { daysWithoutRun } from './missing-days'
import { moneyTold } from './money-told'
import { lastRun, writeRun } from './runs'
import type { ReconciliationSettings } from './settings'
import type { MoneySource, Source } from './sources'
import { taskSubject, updateTasks } from './tasks'
import type { Result, Told } from './told'
import { unitsTold } from './units-told'

/** A file of another fund house, or read by another layout, differs in nearly every line. */
const mostDifferences = 1000

export interface Report extends Comparison, Pick<Told, 'lines' | 'totals'>, Pick<Result, 'waiting'> {
  /** What differs as in the run before, and a person took off the list. */
  settled: Difference[]
  source: Source
  day: string
  /** False where it differs in so much that it was compared no further and nothing was written. */
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
  const file = createHash('sha256')
  for (const line of lines) file.update(JSON.stringify(line))
  return compareTold(platform, source, moneyTold(settings, source, lines), file.digest('hex'), terms)
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
    const most = terms.isAnyCountTaken ? Infinity : mostDifferences
    const { comparison, waiting, keep, unitsApart } = await compare.run(tx, day, most)
    const { lines, totals } = compare
    const isKept = comparison.differences.length <= most
    const report: Report = {
      source,
      day,
      lines,
      totals,
      isKept,
      settled: [],
      waiting,
      ...comparison,
    }
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
      inTransit: waiting,
      differences: differences.map((difference) => taskSubject(source, difference)),
      unitsApart: unitsApart ?? null,
    })
    await daysWithoutRun.resolve(tx, platform, source, day)
    return {
      ...report,
      differences: differences.filter((difference) => !isSettled(difference)),
      settled: differences.filter(isSettled),
    }
  })
}
