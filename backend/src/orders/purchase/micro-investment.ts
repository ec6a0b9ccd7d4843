import { indiaDate } from '@portal/kernel/format'
import { limits } from '@portal/kernel/validation'
import { type SQL, sql } from 'drizzle-orm'
import { indiaMoment } from '../../calendar/india-time'
import { rowsOf, type Tx } from '../../platform/database'
import { orders } from '../schema'

/** The first day of the financial year of a day: 1 April. */
export const yearStart = (today: string): string => {
  const year = Number(today.slice(0, 4))
  return `${today.slice(5) < '04-01' ? year - 1 : year}-04-01`
}

/**
 * What an investor bought in this financial year, in paise: what is paid, allotted, or still waits to be paid counts;
 * as a column of a statement.
 */
export function boughtThisYear(pan: string, now: Date): SQL<string> {
  const since = indiaMoment(yearStart(indiaDate(now)), '00:00').toISOString()
  return sql<string>`(select coalesce(sum(amount), 0)::text from ${orders} where investor_pan = ${pan}
    and family = 'purchase' and state in ('created', 'paid', 'allotted') and created_at >= ${since}::timestamptz)`
}

/** Whether purchases of a year stay within the limit of micro investments with one more, in paise (S9.020, decision 41). */
export const staysMicro = (bought: string, amount: number): boolean =>
  Number(bought) + amount <= limits.paise.microAYear

export async function isMicroInvestment(tx: Tx, pan: string, amount: number, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ bought: string }>(tx, sql`select ${boughtThisYear(pan, now)} as bought`)
  return staysMicro(row?.bought ?? '0', amount)
}
