import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

export interface DatedNav {
  /** Rupees with 4 decimals. */
  nav: string
  navDate: string
}

/** The NAV that held on a day for each plan: its last one on or before it. A plan that had none yet is left out. */
export async function navsOn(
  tx: Tx,
  plans: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, DatedNav>> {
  if (!plans.length) return new Map()
  const rows = await rowsOf<{ plan_code: string; date: string; nav: string }>(
    tx,
    sql`select p.code as plan_code, n.date::text as date, n.nav::text as nav
      from unnest(${`{${plans.join(',')}}`}::text[]) as p (code)
      cross join lateral (
        select date, nav from navs where plan_code = p.code and date <= ${day} order by date desc limit 1) n`,
  )
  return new Map(rows.map(({ plan_code, date, nav }) => [plan_code, { nav, navDate: date }]))
}

export interface PlanIdentity {
  isin: string | null
  amfiCode: string | null
}

/** What registers outside call each plan. */
export async function planIdentities(tx: Tx): Promise<ReadonlyMap<string, PlanIdentity>> {
  const rows = await rowsOf<{ code: string; isin: string | null; amfi_code: string | null }>(
    tx,
    sql`select code, isin, amfi_code from scheme_plans`,
  )
  return new Map(rows.map(({ code, isin, amfi_code }) => [code, { isin, amfiCode: amfi_code }]))
}
