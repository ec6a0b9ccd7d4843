import type { BetweenFunds } from '@portal/contracts/folios/investor'
import { type SQL, sql } from 'drizzle-orm'
import { unitsOn } from '../calendar/cut-off'

/** A switch, or an instalment of an STP, that has sold and not bought yet. */
export interface BetweenRow extends Omit<BetweenFunds, 'unitsOn'> {
  toNavDate: string
}

/** As a column of a statement that is sent anyway: what is between funds, the first to arrive first. */
export const betweenColumn = (pan: string): SQL<BetweenRow[]> => sql<BetweenRow[]>`(
  select coalesce(json_agg(json_build_object('transactionId', o.id, 'orderNumber', o.order_number,
      'folioNo', o.folio_no, 'fromSchemeName', source.name, 'toSchemeName', target.name,
      'amount', o.net_amount + o.stamp_duty, 'toNavDate', o.to_nav_date) order by o.to_nav_date, o.order_number), '[]')
    from orders o join folios f on f.folio_no = o.folio_no and f.pan = ${pan}
    join scheme_plans sp on sp.code = o.scheme_plan_code join schemes source on source.code = sp.scheme_code
    join scheme_plans tp on tp.code = o.to_scheme_plan_code join schemes target on target.code = tp.scheme_code
    where o.settle_on is not null and o.state = 'sold' and o.family = 'switch')`

/** What has left one fund of an investor's and is not yet units of another. */
export const betweenFunds = (rows: readonly BetweenRow[]): BetweenFunds[] =>
  rows.map(({ toNavDate, ...row }) => ({ ...row, unitsOn: unitsOn(toNavDate) }))
