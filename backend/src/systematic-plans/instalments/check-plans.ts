import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../platform/database'

/** What is wrong with systematic plans and their instalments, one sentence for each finding. */
export async function checkPlans(tx: Tx): Promise<string[]> {
  return [...(await dueDatesOrderedTwice(tx)), ...(await changedWithoutOrder(tx))]
}

/** A due date is one order, or one row that says why it is none, of which the key of its table allows no second one. */
async function dueDatesOrderedTwice(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ plan_id: string; due_on: string }>(
    tx,
    sql`select plan_id, due_on::text as due_on from orders join plan_instalments using (plan_id, due_on)
      union all
      select plan_id, due_on::text from orders where due_on is not null group by plan_id, orders.due_on having count(*) > 1`,
  )
  return rows.map(({ plan_id, due_on }) => `Plan ${plan_id}: ${due_on} was dealt with more than once`)
}

/** A plan stands as its newest version says; each version but one of before the orders was made by an order of the plan. */
async function changedWithoutOrder(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`with newest as (
        select distinct on (plan_id) * from systematic_plan_versions order by plan_id, version desc)
      select p.id from systematic_plans p left join newest v on v.plan_id = p.id
      where v.plan_id is null
        or (v.amount_paise, v.step_up, v.day_of_month, v.every_months, v.first_due, v.last_due, v.state, v.umrn) is distinct from
          (p.amount_paise, p.step_up, p.day_of_month, p.every_months, p.first_due, p.last_due, p.state, p.umrn)
        or v.version <> (select count(*) from systematic_plan_versions n where n.plan_id = p.id)
      union
      select v.plan_id from systematic_plan_versions v left join orders o on o.id = v.order_id
      where o.plan_id is distinct from v.plan_id and (v.version > 1 or v.order_id is not null)
      union
      select o.plan_id from orders o
        left join (select distinct order_id from systematic_plan_versions) v on v.order_id = o.id
      where o.family = 'registration' and (o.state = 'registered') <> (v.order_id is not null)`,
  )
  return rows.map(({ id }) => `Plan ${id} was changed by no order`)
}
