import { onOrBefore } from '../calendar/business-day'
import { inTransaction, type Database } from '../platform/database'
import { readNavFile, type NavLine } from './nav-file'
import { announceNavs, latestPublication, storeNavs, type NavRow } from './nav-store'
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
  bad: Map<string, number>
}

/** Reads a public NAV file into the NAVs of mapped scheme plans: all of it in one transaction, or nothing. */
export async function importNavs(
  db: Database,
  text: string,
  now: Date,
  today: string,
): Promise<ImportReport> {
  const { lines, bad } = readNavFile(text)
  return inTransaction(db, async (tx) => {
    const plansOf = mapping(await tx.select().from(schemePlans))
    const rows = new Map<string, NavRow>()
    let unmapped = 0
    for (const line of lines) {
      const plans = plansOf(line)
      if (!plans.length) unmapped++
      else if (line.date > today) bad.set('date in the future', (bad.get('date in the future') ?? 0) + 1)
      else
        for (const planCode of plans)
          rows.set(`${planCode} ${line.date}`, { planCode, date: line.date, nav: line.nav })
    }
    const navs = [...rows.values()]
    const changed = navs.length ? await storeNavs(tx, navs) : 0
    if (changed) await announceNavs(tx, await newestDate(tx, navs), 'NAV file', now)
    return { lines: lines.length, unmapped, navs: navs.length, changed, bad }
  })
}

/** An ISIN names one plan and goes before the scheme code, which payout and reinvestment share. */
function mapping(plans: readonly (typeof schemePlans.$inferSelect)[]): (line: NavLine) => string[] {
  const byIsin = new Map(plans.map(({ isin, code }) => [isin, code]))
  return ({ isins, schemeCode }) => {
    const named = isins.map((isin) => byIsin.get(isin)).filter((code) => code !== undefined)
    return named.length
      ? named
      : plans.filter(({ amfiCode }) => amfiCode === schemeCode).map(({ code }) => code)
  }
}

async function newestDate(
  tx: Parameters<typeof latestPublication>[0],
  rows: readonly NavRow[],
): Promise<string> {
  const imported =
    rows
      .map(({ date }) => onOrBefore(date))
      .sort()
      .at(-1) ?? ''
  const before = (await latestPublication(tx))?.navDate ?? ''
  return imported > before ? imported : before
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
