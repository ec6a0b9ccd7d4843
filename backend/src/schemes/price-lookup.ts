import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { periodNames, returnPeriods, type Price, type ReturnPeriod } from './returns'

interface LookupRow extends Record<string, unknown> {
  key: string
  period: ReturnPeriod | 'last'
  date: string
  value: string
}

export type Prices = { last?: Price } & Partial<Record<ReturnPeriod, Price>>

const wantedDays = (navDate: string): SQL =>
  sql.join(
    [
      sql`('last', ${navDate}::date)`,
      ...periodNames.map((period) => sql`(${period}, ${returnPeriods[period].startsOn(navDate)}::date)`),
    ],
    sql`, `,
  )

function grouped(rows: readonly LookupRow[]): Map<string, Prices> {
  const byKey = new Map<string, Prices>()
  for (const { key, period, date, value } of rows) {
    byKey.set(key, { ...byKey.get(key), [period]: { date, value } })
  }
  return byKey
}

/** For every Growth plan: its price on the NAV date and at the start of each period. */
export async function growthPrices(tx: Tx, navDate: string): Promise<Map<string, Prices>> {
  const rows = await rowsOf<LookupRow>(
    tx,
    sql`select p.code as key, w.period, n.date::text as date, n.nav::text as value
      from scheme_plans p
      cross join (values ${wantedDays(navDate)}) as w (period, on_date)
      cross join lateral (
        select date, nav from navs where plan_code = p.code and date <= w.on_date order by date desc limit 1) n
      where p.option = 'G'`,
  )
  return grouped(rows)
}

/** For the benchmark of every scheme: the same, and its level on the day since which the scheme's own return counts. */
export async function benchmarkPrices(
  tx: Tx,
  navDate: string,
  since: ReadonlyMap<string, string>,
): Promise<Map<string, Prices & { launch?: Price }>> {
  const begun = [...since].map(([code, day]) => ({ code, since: day }))
  const rows = await rowsOf<LookupRow>(
    tx,
    sql`select s.code as key, w.period, n.date::text as date, n.level::text as value
      from rows from (jsonb_to_recordset(${JSON.stringify(begun)}::jsonb) as (code text, since date)) as b
      join schemes s on s.code = b.code
      cross join lateral (values ${wantedDays(navDate)}, ('launch', b.since)) as w (period, on_date)
      cross join lateral (
        select date, level from benchmark_levels
        where benchmark = s.benchmark and date <= w.on_date order by date desc limit 1) n`,
  )
  return grouped(rows)
}

export interface LatestNav extends Record<string, unknown> {
  plan_code: string
  date: string
  nav: string
  previous: string | null
  previous_date: string | null
}

/** The newest NAV of every plan and the one before it. */
export function latestNavs(tx: Tx): Promise<LatestNav[]> {
  return rowsOf<LatestNav>(
    tx,
    sql`select p.code as plan_code, n.date::text as date, n.nav::text as nav, b.nav::text as previous,
        b.date::text as previous_date
      from scheme_plans p
      cross join lateral (select date, nav from navs where plan_code = p.code order by date desc limit 1) n
      left join lateral (
        select date, nav from navs where plan_code = p.code and date < n.date order by date desc limit 1) b on true`,
  )
}
