import type { HoldingOrder } from '@portal/contracts/folios/holding-order'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { type BetweenRow, betweenColumn } from './between-funds'
import { newestPublication, type Publication } from '../schemes/nav-store'

/** What orders and blocks hold back of a holding now. */
export interface HeldBack {
  folio_no: string
  plan_code: string
  held: string
  lien_units: string
  employee_free_units: string
  orders: readonly HoldingOrder[]
}

/** How things stand with what an investor owns, beside what was read of the ledger before. */
export interface Reservations {
  /** Another one as soon as the ledger has more of the investor. */
  mark: string
  publication: Publication | null
  /** A row for each holding with any. */
  back: HeldBack[]
  between: BetweenRow[]
}

/** As a column of a statement that is sent anyway. */
export const reservationsColumn = (pan: string): SQL<Reservations> => sql<Reservations>`(
  with leaving as (
      select o.folio_no, o.scheme_plan_code as plan_code, sum(o.units_held) as units,
        json_agg(json_build_object('transactionId', o.id, 'orderNumber', o.order_number) order by o.order_number) as orders
      from orders o join folios f on f.folio_no = o.folio_no and f.pan = ${pan}
      where o.state in ('accepted', 'paid_ahead') and o.family in ('redemption', 'switch') group by 1, 2),
    blocked as (
      select b.* from unit_blocks b join folios f on f.folio_no = b.folio_no and f.pan = ${pan}),
    back as (
      select folio_no, plan_code,
        (coalesce(b.hold_units, 0) + coalesce(e.units, 0))::numeric(18, 3)::text as held,
        coalesce(b.lien_units, 0)::numeric(18, 3)::text as lien_units,
        coalesce(b.employee_free_units, 0)::numeric(18, 3)::text as employee_free_units,
        coalesce(e.orders, '[]') as orders
      from blocked b full join leaving e using (folio_no, plan_code))
  select json_build_object(
    'mark', (select concat_ws(' ', count(*), max(e.id))
      from ledger_entries e join folios f on f.folio_no = e.folio_no and f.pan = ${pan}),
    'publication', ${newestPublication},
    'back', (select coalesce(json_agg(back), '[]') from back),
    'between', ${betweenColumn(pan)}))`

export async function reservationsOf(tx: Tx, pan: string): Promise<Reservations> {
  const [row] = await rowsOf<{ reservations: Reservations }>(
    tx,
    sql`select ${reservationsColumn(pan)} as reservations`,
  )
  return row!.reservations
}
