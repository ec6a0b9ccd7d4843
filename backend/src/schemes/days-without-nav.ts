import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

export interface NavDay {
  planCode: string
  date: string
}

export interface DayWithoutNav extends NavDay {
  /** The next day for which the plan has a NAV. */
  next: string
  /** No fund that deals on business days has a NAV of that day: nobody dealt, whatever the calendar said. */
  wasClosed: boolean
}

/** Of some days of plans those whose NAV did not come although a later one is there. */
export async function daysWithoutNav(tx: Tx, days: readonly NavDay[]): Promise<DayWithoutNav[]> {
  if (!days.length) return []
  const requested = JSON.stringify(days.map(({ planCode, date }) => ({ plan_code: planCode, date })))
  const rows = await rowsOf<{ plan_code: string; date: string; next: string; was_closed: boolean }>(
    tx,
    sql`select a.plan_code, a.date::text as date, later.date::text as next,
        s.kind = 'other' and not exists (
          select from scheme_plans q join schemes t on t.code = q.scheme_code and t.kind = 'other'
          join navs m on m.plan_code = q.code and m.date = a.date) as was_closed
      from jsonb_to_recordset(${requested}::jsonb) as a (plan_code text, date date)
      join scheme_plans p on p.code = a.plan_code join schemes s on s.code = p.scheme_code
      cross join lateral (
        select date from navs where plan_code = a.plan_code and date > a.date order by date limit 1) later
      where not exists (select from navs n where n.plan_code = a.plan_code and n.date = a.date)
      order by a.plan_code, a.date`,
  )
  return rows.map(({ plan_code, was_closed, ...row }) => ({
    ...row,
    planCode: plan_code,
    wasClosed: was_closed,
  }))
}
