import { addYears } from '@portal/kernel/format'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { xirr } from './xirr'

/** Money that went into or came out of a holding; out of the investor's pocket is negative. */
export interface FlowRow extends Record<string, unknown> {
  folio_no: string
  plan_code: string
  date: string
  paise: number
}

/** All flows of an investor, a row for each holding and day; reinvested IDCW is no flow. */
export function flowsOf(tx: Tx, pan: string): Promise<FlowRow[]> {
  return rowsOf<FlowRow>(
    tx,
    sql`select e.folio_no, e.plan_code, e.date::text as date,
        sum(case when e.kind in ('PURCHASE', 'PURCHASE_SIP', 'SWITCH_IN') then -e.amount_paise else e.amount_paise end)::bigint
          as paise
      from ledger_entries e join folios f on f.folio_no = e.folio_no and f.pan = ${pan}
      where e.kind <> 'IDCW_REINVEST' group by 1, 2, 3`,
  )
}

/**
 * The yearly rate of return of flows that have become `value` paise on a day (see `xirr`), to six digits. Null in the
 * first year, where a rate a year makes a good week look like a fortune: what counts then is the return so far.
 */
export function xirrOf(flows: readonly FlowRow[], value: number, today: string): number | null {
  const first = flows.reduce((earliest, { date }) => (date < earliest ? date : earliest), today)
  if (addYears(first, 1) > today) return null
  const rate = xirr([
    ...flows.map(({ date, paise }) => ({ date, amount: paise })),
    { date: today, amount: value },
  ])
  return rate === null ? null : Math.round(rate * 1e6) / 1e6
}
