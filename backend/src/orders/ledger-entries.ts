import type { TransactionTimeline } from '@portal/contracts/orders/transaction-timeline'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { instalmentOf } from './instalment-of'

type Entry = TransactionTimeline['entries'][number]

interface EntryRow extends Record<string, unknown> {
  kind: Entry['kind']
  instalment_of: Entry['instalmentOf']
  date: string
  scheme_name: string
  units: string
  nav: string
  amount: number
  stamp_duty: number
  withheld: number
}

/** What an order, an instalment or a request wrote into the ledger of an investor's folios. */
export async function entriesOfOrder(tx: Tx, pan: string, orderId: string): Promise<Entry[]> {
  const rows = await rowsOf<EntryRow>(
    tx,
    sql`select e.kind, ${instalmentOf(sql`e.order_id`)} as instalment_of, e.date::text as date, s.name as scheme_name, abs(e.units)::text as units, e.nav::text as nav,
        e.amount_paise as amount, e.stamp_duty_paise as stamp_duty, e.withheld_paise as withheld
      from ledger_entries e join folios f on f.folio_no = e.folio_no
      join scheme_plans p on p.code = e.plan_code join schemes s on s.code = p.scheme_code
      where f.pan = ${pan} and e.order_id = ${orderId} order by e.id`,
  )
  return rows.map(({ scheme_name, stamp_duty, instalment_of, ...row }) => ({
    ...row,
    instalmentOf: instalment_of,
    schemeName: scheme_name,
    stampDuty: stamp_duty,
  }))
}

/** The units that the rows behind some orders or instalments brought or took, by reference; of a switch what left. */
export async function unitsBehind(tx: Tx, references: readonly string[]): Promise<Map<string, string>> {
  if (!references.length) return new Map()
  const among = sql.join(
    references.map((reference) => sql`${reference}`),
    sql`, `,
  )
  const rows = await rowsOf<{ order_id: string; units: string }>(
    tx,
    sql`select order_id, abs(units)::text as units from ledger_entries
      where kind <> 'SWITCH_IN' and order_id in (${among})`,
  )
  return new Map(rows.map(({ order_id, units }) => [order_id, units]))
}
