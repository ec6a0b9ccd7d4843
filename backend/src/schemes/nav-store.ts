import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { batchedLoader } from '../platform/batched-loader'
import { navPublications } from './schema'

export interface NavRow {
  planCode: string
  /** "2026-08-24" */
  date: string
  /** Rupees as text with 4 decimals, "98.4215". */
  nav: string
}

const arrayOf = (values: readonly string[]) => `{${values.join(',')}}`

/** Stores NAVs; a NAV that is there already is replaced. Returns how many rows changed. */
export async function storeNavs(tx: Tx, rows: readonly NavRow[]): Promise<number> {
  const changed = await rowsOf<{ changed: number }>(
    tx,
    sql`with given as (
      insert into navs (plan_code, date, nav)
      select * from unnest(
        ${arrayOf(rows.map((row) => row.planCode))}::text[],
        ${arrayOf(rows.map((row) => row.date))}::date[],
        ${arrayOf(rows.map((row) => row.nav))}::numeric[])
      on conflict (plan_code, date) do update set nav = excluded.nav where navs.nav <> excluded.nav
      returning 1)
    select count(*)::int as changed from given`,
  )
  return changed[0]?.changed ?? 0
}

/**
 * Tells everything that is computed from NAVs that there are new ones. Whoever publishes waits for those who do so
 * already: whoever sees a publication also sees the NAVs of all before it.
 */
export async function announceNavs(tx: Tx, navDate: string, source: string, at: Date): Promise<void> {
  await waitForPublishers(tx)
  await tx.insert(navPublications).values({ navDate, source, at })
}

/** Until the transaction ends nobody else publishes NAVs, or declares what falls out of them. */
export async function waitForPublishers(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('NAV publications'))`)
}

export interface Publication {
  /** Changes with every publication, also when the data set begins anew. */
  key: string
  navDate: string
}

/** The newest publication as a column of a statement that is sent anyway; null while there is no NAV at all. */
export const newestPublication: SQL<Publication | null> = sql`(
  select json_build_object('key', concat_ws(' ', id, at), 'navDate', nav_date)
  from nav_publications order by nav_date desc, id desc limit 1)`

/** The newest publication; undefined while there is no NAV at all. */
export const latestPublication = batchedLoader(async (tx, requested: readonly [][]) => {
  const [row] = await rowsOf<{ publication: Publication | null }>(
    tx,
    sql`select ${newestPublication} as publication`,
  )
  return requested.map(() => row?.publication ?? undefined)
})

/** The last NAV of a plan up to a date; undefined where there is none. */
export async function navUpTo(tx: Tx, planCode: string, date: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ nav: string }>(
    tx,
    sql`select nav::text as nav from navs where plan_code = ${planCode} and date <= ${date}
      order by date desc limit 1`,
  )
  return row?.nav
}

/** The NAV of a plan on exactly that date; undefined while it is not published. */
export const navOn = batchedLoader(async (tx, requested: readonly [planCode: string, date: string][]) => {
  const keys = new Set(requested.map((ask) => ask.join(' ')))
  const pairs = [...keys].map((key) => key.split(' '))
  const rows = await rowsOf<{ key: string; nav: string }>(
    tx,
    sql`select plan_code || ' ' || date as key, nav::text as nav from navs
      join unnest(${arrayOf(pairs.map(([planCode = '']) => planCode))}::text[],
        ${arrayOf(pairs.map(([, date = '']) => date))}::date[]) as asked (plan_code, date) using (plan_code, date)`,
  )
  const byKey = new Map(rows.map(({ key, nav }) => [key, nav]))
  return requested.map((ask) => byKey.get(ask.join(' ')))
})
