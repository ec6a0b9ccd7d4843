import type { RollingSips } from '@portal/contracts/schemes/product'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

export interface MonthNav extends Record<string, unknown> {
  date: string
  nav: string
}

/** The first NAV of every month of a plan, oldest first. */
export function monthNavs(tx: Tx, planCode: string): Promise<MonthNav[]> {
  return rowsOf<MonthNav>(
    tx,
    sql`select distinct on (date_trunc('month', date)) date::text as date, nav::text as nav from navs
      where plan_code = ${planCode} order by date_trunc('month', date), date`,
  )
}

/**
 * SIPs of one instalment a month over some years, valued a month after the last one, begun in every month that leaves
 * time for it. A month without any NAV ends the history before it. Shown, never counted with, so floats will do.
 */
export function rollingSips(navs: readonly MonthNav[], years: number): RollingSips {
  const months = years * 12
  const history = unbroken(navs)
  const all = history
    .slice(0, Math.max(0, history.length - months))
    .map(({ date }, index) => {
      const paid = history.slice(index, index + months)
      const last = history[index + months]
      const units = paid.reduce((sum, { nav }) => sum + 1 / Number(nav), 0)
      const multiple = Math.round(((units * Number(last?.nav)) / months) * 1e6) / 1e6
      return { from: date, to: last?.date ?? date, multiple }
    })
    .sort((one, other) => one.multiple - other.multiple || one.from.localeCompare(other.from))
  return {
    periods: all.length,
    worst: all[0] ?? null,
    middle: all[Math.floor((all.length - 1) / 2)] ?? null,
    best: all.at(-1) ?? null,
  }
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

function unbroken(navs: readonly MonthNav[]): MonthNav[] {
  const gap = navs.findLastIndex(
    ({ date }, index) => index > 0 && monthOf(date) - monthOf(navs[index - 1]?.date ?? date) > 1,
  )
  return navs.slice(Math.max(0, gap))
}
