import { addDays } from '@portal/kernel/format'
import { onOrBefore } from '../calendar/business-day'
import { inTransaction, type Database, type Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { leaveOut, readNavFile, type LeftOut, type NavLine } from './nav-file'
import { announceNavs, latestPublication, storeNavs, type NavRow } from './nav-store'
import { latestNavs } from './price-lookup'
import { schemePlans } from './schema'

export interface ImportReport {
  /** Usable lines of the file. */
  lines: number
  /** Usable lines of schemes that are not ours. */
  unmapped: number
  /** NAVs of our scheme plans; payout and reinvestment share a line. */
  navs: number
  /** Of those, how many were new or other than before. */
  changed: number
  bad: LeftOut
  /** Why a person should look at the file although it was read: one sentence each. */
  doubts: string[]
}

/**
 * Reads a public NAV file into the NAVs of mapped scheme plans: all of it in one transaction, or nothing. Holds the
 * lines of our own plans only, however large the file. Throws a NavFileFault for a file that cannot be trusted.
 */
export async function importNavs(
  db: Database,
  source: AsyncIterable<Uint8Array>,
  now: Date,
  today: string,
): Promise<ImportReport> {
  const before = await latestNavs(db)
  const { navs, ...read } = await ownNavs(source, mapping(await db.select().from(schemePlans)), today)
  const doubts = doubtsAbout(read.contradictions, navs, before)
  return inTransaction(db, async (tx) => {
    const changed = await storeNavs(tx, navs)
    if (changed) await announceNavs(tx, await newestDate(tx, navs), 'NAV file', now)
    const { lines, unmapped, bad } = read
    return { lines, unmapped, navs: navs.length, changed, bad, doubts }
  })
}

interface OwnNavs {
  lines: number
  unmapped: number
  navs: NavRow[]
  /** "990020 on 2026-08-18 (98.4216 and 99.1000)" */
  contradictions: string[]
  bad: LeftOut
}

async function ownNavs(
  source: AsyncIterable<Uint8Array>,
  plansOf: (line: NavLine) => readonly string[],
  today: string,
): Promise<OwnNavs> {
  const bad: LeftOut = new Map()
  const rows = new Map<string, NavRow>()
  const contradictions = new Map<string, string>()
  let [lines, unmapped] = [0, 0]
  for await (const line of readNavFile(source, bad)) {
    lines++
    const { schemeCode, date, nav } = line
    const plans = plansOf(line)
    if (!plans.length) unmapped++
    else if (date > today) leaveOut(bad, 'date in the future')
    else
      for (const planCode of plans) {
        const key = `${planCode} ${date}`
        const known = rows.get(key)
        if (known && known.nav !== nav)
          contradictions.set(key, `${schemeCode} on ${date} (${known.nav} and ${nav})`)
        else rows.set(key, { planCode, date, nav })
      }
  }
  for (const key of contradictions.keys()) {
    rows.delete(key)
    leaveOut(bad, 'twice with different NAVs')
  }
  return { lines, unmapped, navs: [...rows.values()], contradictions: [...contradictions.values()], bad }
}

const named = (names: readonly string[]) =>
  names.slice(0, 10).join(', ') + (names.length > 10 ? ` and ${names.length - 10} more` : '')

type LatestNavs = Awaited<ReturnType<typeof latestNavs>>

function doubtsAbout(
  contradictions: readonly string[],
  navs: readonly NavRow[],
  before: LatestNavs,
): string[] {
  if (!navs.length && !contradictions.length) return ['No NAV of an own scheme plan is in the file.']
  const missing = missingPlans(navs, before)
  return [
    ...(contradictions.length
      ? [`The same code stands twice with different NAVs: ${named(contradictions)}. None of them was taken.`]
      : []),
    ...(missing.length
      ? [
          `Plans that had a NAV in the week before have none in the file, half of it may be missing: ${named(missing)}.`,
        ]
      : []),
  ]
}

/** Plans that were published lately and still have no NAV of the file's newest day. Old days are taken piecemeal. */
function missingPlans(navs: readonly NavRow[], before: LatestNavs): string[] {
  const newest = latestOf(navs.map(({ date }) => date))
  if (newest < latestOf(before.map(({ date }) => date))) return []
  const there = new Set(navs.map(({ planCode }) => planCode))
  return before
    .filter(({ plan_code, date }) => !there.has(plan_code) && date < newest && date >= addDays(newest, -7))
    .map(({ plan_code }) => plan_code)
}

const latestOf = (dates: readonly string[]) =>
  dates.reduce((latest, date) => (date > latest ? date : latest), '')

/** An ISIN names one plan and goes before the scheme code, which payout and reinvestment share. */
function mapping(plans: readonly (typeof schemePlans.$inferSelect)[]): (line: NavLine) => readonly string[] {
  const byIsin = new Map(plans.map(({ isin, code }) => [isin, code]))
  const byCode = groupBy(plans, ({ amfiCode }) => amfiCode)
  return ({ isins, schemeCode }) => {
    const ofIsin = isins.map((isin) => byIsin.get(isin)).filter((code) => code !== undefined)
    return ofIsin.length ? ofIsin : (byCode.get(schemeCode)?.map(({ code }) => code) ?? [])
  }
}

async function newestDate(tx: Tx, rows: readonly NavRow[]): Promise<string> {
  const imported = latestOf(rows.map(({ date }) => onOrBefore(date)))
  return latestOf([imported, (await latestPublication(tx))?.navDate ?? ''])
}

/** The report as the command prints it. */
export function reportText({ lines, unmapped, navs, changed, bad }: ImportReport): string {
  const reasons = [...bad]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([reason, count]) => `  ${reason}: ${count}`)
  const total = [...bad.values()].reduce((sum, count) => sum + count, 0)
  return [
    `${lines} lines read, ${unmapped} of them of other schemes`,
    `${navs} NAVs of our scheme plans, ${changed} of them new or changed`,
    `${total} lines left out${reasons.length ? ':' : ''}`,
    ...reasons,
  ].join('\n')
}
