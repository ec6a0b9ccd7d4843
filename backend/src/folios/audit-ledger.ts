import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

interface Difference extends Record<string, unknown> {
  folio_no: string
  plan_code: string
  ledger_units: string
  lot_units: string
  ledger_cost: string
  lot_cost: string
}

/** What is wrong with the books of units, one sentence for each finding; an empty list when they balance. */
export async function auditLedger(tx: Tx): Promise<string[]> {
  return [
    ...(await differences(tx)),
    ...(await negativeBalances(tx)),
    ...(await wrongAllotments(tx)),
    ...(await wrongSales(tx)),
  ]
}

async function differences(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<Difference>(
    tx,
    sql`with book as (
        select folio_no, plan_code, sum(units) as units, sum(cost_paise) as cost from ledger_entries group by 1, 2),
      held as (
        select folio_no, plan_code, sum(units_left) as units, sum(cost_left_paise) as cost from lots group by 1, 2)
      select folio_no, plan_code,
        coalesce(book.units, 0)::text as ledger_units, coalesce(held.units, 0)::text as lot_units,
        coalesce(book.cost, 0)::text as ledger_cost, coalesce(held.cost, 0)::text as lot_cost
      from book full join held using (folio_no, plan_code)
      where coalesce(book.units, 0) <> coalesce(held.units, 0) or coalesce(book.cost, 0) <> coalesce(held.cost, 0)`,
  )
  return rows.map(
    (row) =>
      `${where(row)}: the ledger says ${row.ledger_units} units for ${row.ledger_cost} paise, the lots ${row.lot_units} for ${row.lot_cost}`,
  )
}

async function negativeBalances(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ folio_no: string; plan_code: string; date: string }>(
    tx,
    sql`select distinct on (folio_no, plan_code) folio_no, plan_code, date::text as date
      from (
        select *, sum(units) over (partition by folio_no, plan_code order by date, id) as balance
        from ledger_entries) running
      where balance < 0 order by folio_no, plan_code, date`,
  )
  return rows.map((row) => `${where(row)}: fewer than no units on ${row.date}`)
}

async function wrongAllotments(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ folio_no: string; plan_code: string; order_id: string }>(
    tx,
    sql`select folio_no, plan_code, order_id from ledger_entries b
      where kind in ('PURCHASE', 'PURCHASE_SIP', 'SWITCH_IN', 'IDCW_REINVEST')
        and units <> round((amount_paise - withheld_paise - stamp_duty_paise) / 100.0 / nav, 3)
        and not exists (select from ledger_entries o
          where o.order_id = b.order_id and o.kind = 'SWITCH_OUT' and o.nav = b.nav and o.units = -b.units)`,
  )
  return rows.map((row) => `${where(row)}: ${row.order_id} did not get the units that its money buys`)
}

/** A sale for an amount brings it to the paisa, so its units are worth half a thousandth of one more or less. */
async function wrongSales(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ folio_no: string; plan_code: string; order_id: string }>(
    tx,
    sql`select folio_no, plan_code, order_id from ledger_entries
      where kind in ('REDEMPTION', 'SWITCH_OUT') and abs(amount_paise + units * nav * 100) > 0.0005 * nav * 100 + 0.5`,
  )
  return rows.map((row) => `${where(row)}: ${row.order_id} brought another sum than its units`)
}

/** Folio numbers are masked: findings end up in logs. */
const where = ({ folio_no, plan_code }: { folio_no: string; plan_code: string }) =>
  `Folio ••${folio_no.slice(-4)}, ${plan_code}`
