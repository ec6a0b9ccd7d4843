import { indiaDate } from '@portal/contracts/format'
import { limits } from '@portal/contracts/validation'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../platform/database'
import { orders } from '../schema'

/** The first day of the financial year of a day: 1 April. */
export const yearStart = (today: string): string => {
  const year = Number(today.slice(0, 4))
  return `${today.slice(5) < '04-01' ? year - 1 : year}-04-01`
}

/**
 * What an investor bought in this financial year, in paise: all that the ledger of the folios has, whichever way it was
 * paid in (an instalment, a branch), and purchases that still wait to be paid or allotted; as a column of a statement.
 */
export function boughtThisYear(pan: string, now: Date): SQL<string> {
  return sql<string>`(select (
    (select coalesce(sum(e.amount_paise), 0) from ledger_entries e
      join folios f on f.folio_no = e.folio_no and f.pan = ${pan}
      where e.kind in ('PURCHASE', 'PURCHASE_SIP') and e.date >= ${yearStart(indiaDate(now))}::date)
    + (select coalesce(sum(amount), 0) from ${orders} where investor_pan = ${pan}
      and family = 'purchase' and state in ('created', 'paid')))::text)`
}

/** Whether purchases of a year stay within the limit of micro investments with one more, in paise (S9.020, decision 41). */
export const staysMicro = (bought: string, amount: number): boolean =>
  Number(bought) + amount <= limits.paise.microAYear

export async function isMicroInvestment(tx: Tx, pan: string, amount: number, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ bought: string }>(tx, sql`select ${boughtThisYear(pan, now)} as bought`)
  return staysMicro(row?.bought ?? '0', amount)
}
