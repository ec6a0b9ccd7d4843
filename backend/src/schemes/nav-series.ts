import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { rowsOf, type Tx } from '../platform/database'
import { newestPublication, type Publication } from './nav-store'

/** All NAVs of one plan, the oldest first; never changed once it is made. */
export interface NavSeries {
  /** Day numbers. */
  days: Int32Array
  /** Ten-thousandths of a rupee, one for each day. */
  navs: BigInt64Array
}

/** By the number of NAVs: 48 MB of them, forty years of four hundred plans. */
const kept = new LRUCache<string, NavSeries>({
  maxSize: 4_000_000,
  sizeCalculation: ({ days }) => days.length + 1,
})

const none: NavSeries = { days: new Int32Array(), navs: new BigInt64Array() }

interface SeriesRow extends Record<string, unknown> {
  plan_code: string
  days: string
  navs: string
  publication: Publication | null
}

/**
 * The NAVs of some plans, read once for every publication. What the statement finds published meanwhile is kept under
 * that publication, never under an older one.
 */
export async function navSeriesOf(
  tx: Tx,
  plans: readonly string[],
  publication: Publication | null | undefined,
): Promise<ReadonlyMap<string, NavSeries>> {
  const series = new Map(plans.map((plan) => [plan, kept.get(nameOf(publication, plan)) ?? none]))
  const missing = plans.filter((plan) => series.get(plan) === none)
  for (const row of missing.length ? await readSeries(tx, missing) : []) {
    const read = seriesOf(row)
    series.set(row.plan_code, read)
    kept.set(nameOf(row.publication, row.plan_code), read)
  }
  return series
}

const nameOf = (publication: Publication | null | undefined, plan: string) =>
  `${publication?.key ?? 'none'} ${plan}`

function readSeries(tx: Tx, plans: readonly string[]): Promise<SeriesRow[]> {
  return rowsOf<SeriesRow>(
    tx,
    sql`select p.code as plan_code, ${newestPublication} as publication,
        coalesce(string_agg((n.date - date '1970-01-01')::text, ' ' order by n.date), '') as days,
        coalesce(string_agg((n.nav * 10000)::bigint::text, ' ' order by n.date), '') as navs
      from unnest(${`{${plans.join(',')}}`}::text[]) as p (code) left join navs n on n.plan_code = p.code
      group by p.code`,
  )
}

function seriesOf({ days, navs }: SeriesRow): NavSeries {
  if (!days) return { days: new Int32Array(), navs: new BigInt64Array() }
  return {
    days: Int32Array.from(days.split(' '), Number),
    navs: BigInt64Array.from(navs.split(' '), BigInt),
  }
}

/** The place of the last NAV on or before a day; -1 where there is none. */
export function placeUpTo({ days }: NavSeries, day: number): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((days[middle] ?? 0) <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}
