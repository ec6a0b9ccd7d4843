import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

/** Orders whose state does not fit what the bank paid out for them or debited for them. */
export async function wrongBankMoney(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string; what: string }>(
    tx,
    sql`select o.id, o.state, 'payouts' as what
      from orders o left join payouts p on p.order_id = o.id
      where o.family = 'redemption'
      group by o.id
      having coalesce(sum(p.amount - p.income) filter (where p.state = 'paid'), 0) > coalesce(o.net_amount, 0)
        or count(p.id) filter (where p.state = 'paid') <> case when o.state in ('paid_out', 'paid_ahead') then 1 else 0 end
        or (count(p.id) > 0) <> (o.state in ('paid_ahead', 'priced', 'returned', 'paid_out')
          or (o.state = 'accepted' and o.kind = 'INSTA_REDEEM'))
      union all
      select o.id, o.state, 'debit'
      from orders o join debits d on d.order_id = o.id
      where d.amount <> o.amount or o.family <> 'purchase' or o.state <> all (case d.state
        when 'paid' then array['paid', 'allotted', 'refund_due', 'refunded']
        when 'failed' then array['expired']
        else array['created'] end)
      union all
      select d.payment_id, p.state, 'debit of an attempt'
      from debits d left join payments p on p.id = d.payment_id
      left join captures c on c.id = p.id
      where d.payment_id is not null and (p.id is null or p.mode not in ('KOTM', 'NACH') or d.amount <> p.amount
        or p.state <> all (case d.state
          when 'paid' then array['succeeded']
          when 'failed' then array['failed', 'abandoned']
          else array['started', 'pending'] end)
        or (d.state = 'paid') <> (c.id is not null) or c.bank_reference <> d.bank_reference or c.amount <> d.amount)
      union all
      select p.id, p.state, 'missing debit'
      from payments p left join debits d on d.payment_id = p.id
      where p.mode in ('KOTM', 'NACH') and d.id is null`,
  )
  return rows.map(({ id, state, what }) => `Order ${id} is ${state}, which does not fit its ${what}`)
}
