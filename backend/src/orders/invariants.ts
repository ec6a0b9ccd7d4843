import { asc, sql } from 'drizzle-orm'
import { auditLedger } from '../folios/audit-ledger'
import { checkMoney } from '../payments/invariants'
import { rowsOf, type Tx } from '../platform/database'
import { isLegalOrderChange } from './order-state'
import { orderEvents, orders } from './schema'

/** Everything that must hold of orders, money and units; an empty list when it does. */
export async function checkInvariants(tx: Tx): Promise<string[]> {
  return [
    ...(await illegalChanges(tx)),
    ...(await wrongAllotments(tx)),
    ...(await unpaidProgress(tx)),
    ...(await checkMoney(tx)),
    ...(await auditLedger(tx)),
  ]
}

async function illegalChanges(tx: Tx): Promise<string[]> {
  const events = await tx.select().from(orderEvents).orderBy(asc(orderEvents.id))
  const reached = new Map<string, (typeof events)[number]['to']>()
  const found: string[] = []
  for (const { orderId, from, to } of events) {
    if (from !== (reached.get(orderId) ?? null) || !isLegalOrderChange(from, to)) {
      found.push(`Order ${orderId} went from ${from} to ${to}`)
    }
    reached.set(orderId, to)
  }
  const rows = await tx.select({ id: orders.id, state: orders.state }).from(orders)
  const untold = rows.filter(({ id, state }) => reached.get(id) !== state)
  return [...found, ...untold.map(({ id, state }) => `Order ${id} is ${state} without an event that says so`)]
}

/** An allotted order has exactly its units in the ledger, no other order has any. */
async function wrongAllotments(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string; entries: number }>(
    tx,
    sql`select o.id, o.state, count(l.id)::int as entries
      from orders o left join ledger_entries l on l.order_id = o.id::text
      group by o.id
      having count(l.id) <> case when o.state = 'allotted' then 1 else 0 end
        or bool_or(l.units <> o.units or l.amount_paise <> o.amount or l.nav <> o.nav or l.date <> o.nav_date)`,
  )
  return rows.map(
    ({ id, state, entries }) => `Order ${id} is ${state} with ${entries} ledger rows that do not fit it`,
  )
}

/** Paid and allotted orders have the money of one attempt, all of it; no money is older than its order. */
async function unpaidProgress(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string }>(
    tx,
    sql`select o.id, o.state from orders o left join captures c on c.order_id = o.id and c.use = 'order'
      where (o.state in ('paid', 'allotted')) <> (c.payment_id is not null)
        or c.amount <> o.amount or c.captured_at <> o.paid_at or o.paid_at < o.created_at
        or (o.state in ('paid', 'allotted') and (o.folio_no is null or o.nav_date is null))`,
  )
  return rows.map(({ id, state }) => `Order ${id} is ${state}, which its money does not fit`)
}
