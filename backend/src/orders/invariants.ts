import { sql } from 'drizzle-orm'
import { auditChanges, stateCourse, type Step } from '../platform/event-audit'
import { rowsOf, type Tx } from '../platform/database'
import { reconcileMoney } from './reconcile-money'
import { isLegalOrderChange } from './families'
import { ordersWithoutNav } from './late-navs'
import { wrongBankMoney } from './money-of-orders'
import type { OrderRow } from './order.repository'
import { orderEvents, orders } from './schema'

/** What must hold of orders, and of the money and units that they move. */
export async function checkOrders(tx: Tx): Promise<string[]> {
  return [
    ...(await illegalChanges(tx)),
    ...(await wrongLedgerRows(tx)),
    ...(await wrongProceeds(tx)),
    ...(await unpaidProgress(tx)),
    ...(await unpaidInstalments(tx)),
    ...(await unitsSoldTwice(tx)),
    ...(await ordersWithoutNav(tx)),
    ...(await wrongBankMoney(tx)),
    ...(await reconcileMoney(tx)),
  ]
}

function illegalChanges(tx: Tx): Promise<string[]> {
  const { id, state, family: sort } = orders
  return auditChanges(
    tx,
    stateCourse('Order', { id, state, sort }, orderEvents, orderEvents.orderId),
    (step: Step<OrderRow['state'], OrderRow['family']>) => isLegalOrderChange(step.sort, step.from, step.to),
  )
}

/** An order has exactly the ledger rows that its state says: bought, sold, or both for a switch. */
async function wrongLedgerRows(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string; entries: number }>(
    tx,
    sql`select o.id, o.state, count(l.id)::int as entries
      from orders o left join ledger_entries l on l.order_id = o.id::text
      group by o.id
      having count(l.id) <> case
          when o.family = 'switch' and o.state = 'allotted' then 2
          when o.state in ('allotted', 'sold', 'priced', 'returned', 'paid_out') then 1
          else 0 end
        or bool_or(case
          when l.kind in ('REDEMPTION', 'SWITCH_OUT') then
            -l.units <> o.units or l.amount_paise <> o.proceeds or l.nav <> o.nav or l.date <> o.nav_date
          when l.kind = 'SWITCH_IN' then
            l.units <> o.to_units or l.amount_paise <> o.net_amount + o.stamp_duty
            or l.nav <> o.to_nav or l.date <> o.to_nav_date
          else l.units <> o.units or l.amount_paise <> o.amount or l.nav <> o.nav or l.date <> o.nav_date end)`,
  )
  return rows.map(
    ({ id, state, entries }) => `Order ${id} is ${state} with ${entries} ledger rows that do not fit it`,
  )
}

/**
 * An order for an amount brings what it asked for; less only where all that was free is worth less. Until decision 47
 * it brought what its rounded units are worth, and such orders stand.
 */
async function wrongProceeds(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from orders where family in ('redemption', 'switch')
      and proceeds is not null and proceeds <> round(units * nav * 100) and proceeds is distinct from amount`,
  )
  return rows.map(({ id }) => `Order ${id} brought neither what was asked for nor what its units are worth`)
}

/** Paid purchases of a checkout have the money of one attempt, all of it; no money is older than its order. */
async function unpaidProgress(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string }>(
    tx,
    sql`select o.id, o.state from orders o join checkouts k on k.id = o.checkout_id
        left join captures c on c.payable_id = k.id and c.use = 'order'
        left join refunds r on r.order_id = o.id
      where o.family = 'purchase' and (
        (o.state in ('paid', 'allotted') and (o.folio_no is null or o.nav_date is null or o.paid_at < o.created_at))
        or (k.amount > 0 and (
          (o.state in ('paid', 'allotted') or r.id is not null) <> (c.payment_id is not null)
          or (r.id is not null and (o.state not in ('refund_due', 'refunded') or r.amount <> o.amount))
          or c.amount <> k.amount or c.captured_at <> o.paid_at)))
      union all
      select k.id, 'to pay ' || k.amount from checkouts k
        join orders o on o.checkout_id = k.id and o.family = 'purchase'
      where k.amount > 0 group by k.id having sum(o.amount) <> k.amount`,
  )
  return rows.map(({ id, state }) => `Order ${id} is ${state}, which its money does not fit`)
}

/** An instalment by mandate has a debit, and is paid from when that was. */
async function unpaidInstalments(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string }>(
    tx,
    sql`select o.id, o.state from orders o join checkouts k on k.id = o.checkout_id
        left join debits d on d.order_id = o.id
      where o.family = 'purchase' and k.amount = 0 and (d.id is null or d.realised_at is distinct from o.paid_at)`,
  )
  return rows.map(({ id, state }) => `Order ${id} is ${state}, which its debit does not fit`)
}

/** Exits that are not sold yet hold exactly their units, and never more of a holding than there is. */
async function unitsSoldTwice(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ folio_no: string; plan_code: string; held: string }>(
    tx,
    sql`with held as (
        select folio_no, scheme_plan_code as plan_code, sum(units_held) as units
        from orders where state in ('accepted', 'paid_ahead') and family in ('redemption', 'switch') group by 1, 2)
      select h.folio_no, h.plan_code, h.units::text as held
      from held h left join lots l using (folio_no, plan_code)
      group by 1, 2, h.units having h.units > coalesce(sum(l.units_left), 0)`,
  )
  return rows.map(
    ({ folio_no, plan_code, held }) =>
      `Folio ••${folio_no.slice(-4)}, ${plan_code}: ${held} units are on hold, more than there are`,
  )
}
