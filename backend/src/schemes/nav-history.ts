import type { NavPeriod } from '@portal/contracts/schemes/product'
import { addMonths, daysBetween } from '@portal/contracts/format'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { returnBetween, returnSince } from './returns'

const months: Record<Exclude<NavPeriod, 'All'>, number> = { '1M': 1, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60 }
const mostPoints = 400

export interface NavPoint extends Record<string, unknown> {
  date: string
  nav: string
}

/** Keeps the last point of each of so many equal stretches of time, and the very first one. */
export function thinned<Point extends { date: string }>(points: readonly Point[], most: number): Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length <= most) return [...points]
  const days = daysBetween(first.date, last.date) + 1
  const stretch = (point: Point) => Math.floor((daysBetween(first.date, point.date) * (most - 1)) / days)
  return points.filter((point, index) => {
    const next = points[index + 1]
    return index === 0 || !next || stretch(next) !== stretch(point)
  })
}

/**
 * The NAVs of a plan over a period that ends with its newest, oldest first, at most 400. It starts with the NAV that
 * held on the period's first day, so that the change is the return which the scheme states for that period.
 */
export async function navHistory(tx: Tx, planCode: string, period: NavPeriod, navDate: string) {
  const from = period === 'All' ? '0001-01-01' : addMonths(navDate, -months[period])
  const rows = await rowsOf<NavPoint>(
    tx,
    sql`select date::text as date, nav::text as nav from navs
      where plan_code = ${planCode} and date >= coalesce(
        (select max(date) from navs where plan_code = ${planCode} and date <= ${from}), ${from}::date)
      order by date`,
  )
  return { points: thinned(rows, mostPoints), ...changeOver(rows, from, period) }
}

function changeOver(rows: readonly NavPoint[], from: string, period: NavPeriod) {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last || first === last) return { change: null, annualised: false }
  if (period !== 'All' && first.date <= from) {
    const years = months[period] >= 12 ? months[period] / 12 : 0
    return { change: returnBetween(first.nav, last.nav, years), annualised: years > 0 }
  }
  const since = ({ date, nav }: NavPoint) => ({ date, value: nav })
  return {
    change: returnSince(since(first), since(last)),
    annualised: daysBetween(first.date, last.date) >= 365,
  }
}
