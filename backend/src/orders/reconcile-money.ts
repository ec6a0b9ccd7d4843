import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

/**
 * What every account must hold, counted from the orders, captures, refunds, debits and payouts that the postings tell of: nothing is
 * lost on the way in or out. One sentence for each account that says otherwise.
 */
export async function reconcileMoney(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ what: string; booked: string; counted: string }>(
    tx,
    sql`with book as (select account, sum(amount) as amount from postings group by account),
      bought as (select * from orders where family = 'purchase' and state = 'allotted' and paid_at is not null),
      sold as (select * from orders where family in ('redemption', 'switch') and proceeds is not null),
      idcw as (
        select s.gross_paise as gross, s.tax_paise as tax, s.stamp_duty_paise as duty, s.is_reinvested,
            coalesce(max(p.income), 0) as income, coalesce(bool_or(p.state = 'paid'), false) as is_paid
          from income_shares s left join payouts p on p.order_id = s.id where s.booked_at is not null group by s.id),
      waiting as (
        select o.state, o.net_amount,
            coalesce((select max(p.income) from payouts p where p.order_id = o.id), 0) as income
          from orders o
          where o.family = 'redemption' and o.state in ('accepted', 'paid_ahead', 'priced', 'returned')),
      moved as (select * from orders where family = 'switch' and state = 'allotted'),
      told as (
        select 'orders_waiting' as account, -coalesce(sum(amount), 0) as amount
          from orders where family = 'purchase' and state = 'paid'
        union all
        select 'refunds_due', -coalesce(sum(amount), 0) from refunds r where done_at is null and not exists (select from payouts p where p.order_id = r.id)
        union all
        select 'scheme', (select coalesce(sum(proceeds), 0) from sold) + (select coalesce(sum(case when is_reinvested then tax + duty else gross end), 0) from idcw)
          - (select coalesce(sum(net_amount), 0) from bought) - (select coalesce(sum(net_amount), 0) from moved)
        union all
        select 'stamp_duty', -(select coalesce(sum(stamp_duty), 0) from bought)
          - (select coalesce(sum(duty), 0) from idcw)
          - (select coalesce(sum(stamp_duty), 0) from moved)
        union all
        select 'exit_load', -(select coalesce(sum(exit_load), 0) from sold)
        union all
        select 'stt', -(select coalesce(sum(stt), 0) from sold)
        union all
        select 'tds', -(select coalesce(sum(tds), 0) from sold) - (select coalesce(sum(tax), 0) from idcw)
        union all
        select 'switches_waiting', -coalesce(sum(net_amount + stamp_duty), 0)
          from orders where family = 'switch' and state = 'sold'
        union all
        select 'payouts_due', coalesce(sum(case o.state
            when 'paid_ahead' then o.net_amount
            when 'accepted' then -o.income
            else -(o.net_amount + o.income) end), 0)
          - (select coalesce(sum(gross - tax + income), 0) from idcw where not is_paid and not is_reinvested)
          - (select coalesce(sum(amount), 0) from refunds r where done_at is null and exists (select from payouts p where p.order_id = r.id))
          from waiting o
        union all
        select 'unclaimed_income', coalesce(sum(income), 0)
          from (select max(income) as income from payouts group by order_id) as earned
        union all
        select 'collection', coalesce((select sum(amount) from captures), 0)
          - coalesce((select sum(amount) from refunds r where done_at is not null and not exists (select from payouts p where p.order_id = r.id)), 0)
          + coalesce((select sum(amount) from debits where state = 'paid' and payment_id is null), 0)
          - coalesce((select sum(amount) from payouts where state = 'paid'), 0))
      select t.account as what, coalesce(b.amount, 0)::text as booked, t.amount::text as counted
      from told t left join book b using (account) where coalesce(b.amount, 0) <> t.amount`,
  )
  return rows.map(
    ({ what, booked, counted }) => `${what}: the postings say ${booked} paise, the rows ${counted}`,
  )
}
