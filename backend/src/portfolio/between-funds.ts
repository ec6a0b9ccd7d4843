import type { BetweenFunds } from '@portal/kernel/contracts/investor'
import { sql } from 'drizzle-orm'
import { unitsOn } from '../calendar/cut-off'
import { rowsOf, type Tx } from '../platform/database'

interface BetweenRow extends Omit<BetweenFunds, 'unitsOn'> {
  toNavDate: string
}

/** What has left one fund of an investor's and is not yet units of another, the first to arrive first. */
export async function betweenFunds(tx: Tx, pan: string): Promise<BetweenFunds[]> {
  const rows = await rowsOf<BetweenRow & Record<string, unknown>>(
    tx,
    sql`select o.id as "transactionId", o.order_number as "orderNumber", o.folio_no as "folioNo",
        source.name as "fromSchemeName", target.name as "toSchemeName",
        (o.net_amount + o.stamp_duty)::bigint as amount, o.to_nav_date::text as "toNavDate"
      from orders o join folios f on f.folio_no = o.folio_no and f.pan = ${pan}
      join scheme_plans sp on sp.code = o.scheme_plan_code join schemes source on source.code = sp.scheme_code
      join scheme_plans tp on tp.code = o.to_scheme_plan_code join schemes target on target.code = tp.scheme_code
      where o.settle_on is not null and o.state = 'sold' and o.family = 'switch'
      order by o.to_nav_date, o.order_number`,
  )
  return rows.map(({ toNavDate, amount, ...row }) => ({
    ...row,
    amount: Number(amount),
    unitsOn: unitsOn(toNavDate),
  }))
}
