import { sql } from 'drizzle-orm'
import { stampDutyOn, unitsToBring } from '../../src/folios/allotment-math'
import { inTransaction, rowsOf, type Tx } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { planOn } from '../../src/schemes/catalogue'
import { people } from '../data/people'
import { copiedValues, folioOfCopy } from './copied-values'

const bought = { folio: '91024821', plan: 'FLEXI-DG', paise: 5_000_00 }
const left = { folio: '91027306', plan: 'LIQUID-DG', into: 'CORPBOND-DG', paise: 1_000_00, bank: 'BA-1001-1' }

/**
 * Orders of copied investors that all wait for the NAVs of one day: of ten six purchases, which are paid, two redemptions
 * and two switches.
 */
export async function placeEndOfDayOrders(platform: Platform, orders: number, day: string): Promise<void> {
  const leaves = await planOn(platform.db, left.plan, platform.clock.today())
  if (!leaves) throw new Error('the demo data has its funds')
  await inTransaction(platform.db, async (tx) => {
    await noteDrafts(tx, orders, day)
    await tx.execute(sql`insert into checkouts (id, investor_id, investor_pan, source, quick_invest, amount, created_at, pay_before)
      select checkout_id, investor_id, pan, 'W', false, case when kind = 'LUMPSUM' then ${bought.paise} else 0 end, placed,
        case when kind = 'LUMPSUM' then placed + interval '1 day' end from wishes`)
    await writePurchases(tx, day)
    await writeOutflows(tx, day, unitsToBring(left.paise, leaves.nav))
    await writePayments(tx)
    await tx.execute(sql`insert into order_events (order_id, "to", cause, at)
      select order_id, case when kind = 'LUMPSUM' then 'created' else 'accepted' end, 'investor', placed from wishes`)
    await tx.execute(sql`insert into order_events (order_id, "from", "to", cause, at)
      select order_id, 'created', 'paid', 'payment:' || payment_id, placed from wishes where kind = 'LUMPSUM'`)
  })
}

/** Who orders what; an investor orders again when all have. */
async function noteDrafts(tx: Tx, orders: number, day: string): Promise<void> {
  const copies = await copiesOfLongHistory(tx)
  await tx.execute(sql`create temporary table wishes on commit drop as
    select n, v.id as investor_id, v.pan, v.name, v.email, v.mobile,
      md5('evening checkout ' || i)::uuid as checkout_id, md5('evening order ' || i)::uuid as order_id,
      md5('evening payment ' || i)::uuid as payment_id, ${`${day}T10:00:00+05:30`}::timestamptz as placed,
      case when i % 10 < 6 then 'LUMPSUM' when i % 10 < 8 then 'REDEEM' else 'SWITCH' end as kind
    from generate_series(1, ${orders}::int) as i cross join lateral (select 1 + ((i - 1) % ${copies}::int) as n) as copy
    join investors v on v.pan = ${copiedValues.pan(sql`${people.asha.pan}`)}`)
}

export async function copiesOfLongHistory(tx: Tx): Promise<number> {
  const [row] = await rowsOf<{ copies: number }>(
    tx,
    sql`select count(*)::int as copies from investors where pan like ${`%${people.asha.pan.at(-1)}`}
      and pan not like 'ZZZ%' and name = ${people.asha.name}`,
  )
  if (!row?.copies) throw new Error('only a grown data set has a busy evening')
  return row.copies
}

const orderNumber = sql`'NM' || to_char(placed at time zone 'Asia/Kolkata', 'YYMMDD')
  || to_char(nextval('order_numbers'), 'FM999999999990000')`

async function writePurchases(tx: Tx, day: string): Promise<void> {
  const folio = folioOfCopy(sql`${bought.folio}`)
  const duty = stampDutyOn(bought.paise, day)
  await tx.execute(sql`
    insert into orders (id, checkout_id, order_number, kind, family, state, investor_id, investor_pan, investor_name,
      investor_email, investor_mobile, scheme_plan_code, folio_no, terms, amount, stamp_duty, net_amount, created_at,
      paid_at, settle_on, nav_date)
    select order_id, checkout_id, ${orderNumber}, kind, 'purchase', 'paid', investor_id, pan, name, email, mobile,
      ${bought.plan}, ${folio}, jsonb_build_object('kind', kind, 'amount', ${bought.paise}::int, 'folioNo', ${folio},
        'schemePlanCode', ${bought.plan}::text), ${bought.paise}, ${duty}, ${bought.paise - duty}, placed, placed,
      ${day}, ${day}
    from wishes where kind = 'LUMPSUM'`)
}

async function writeOutflows(tx: Tx, day: string, units: string): Promise<void> {
  const folio = folioOfCopy(sql`${left.folio}`)
  const howMuch = JSON.stringify({ amountUnitType: 'AMOUNT', amount: left.paise })
  await tx.execute(sql`
    insert into orders (id, checkout_id, order_number, kind, family, state, investor_id, investor_pan, investor_name,
      investor_email, investor_mobile, scheme_plan_code, to_scheme_plan_code, folio_no, terms, amount, units_held,
      created_at, settle_on, nav_date)
    select order_id, checkout_id, ${orderNumber}, kind, case when kind = 'SWITCH' then 'switch' else 'redemption' end,
      'accepted', investor_id, pan, name, email, mobile, ${left.plan},
      case when kind = 'SWITCH' then ${left.into}::text end, ${folio},
      jsonb_build_object('kind', kind, 'folioNo', ${folio}, 'schemePlanCode', ${left.plan}::text, 'howMuch', ${howMuch}::jsonb)
        || case when kind = 'SWITCH' then jsonb_build_object('toSchemePlanCode', ${left.into}::text)
          else jsonb_build_object('bankId', ${left.bank}::text || '-' || n) end,
      ${left.paise}, ${units}::numeric, placed, ${day}, ${day}
    from wishes where kind <> 'LUMPSUM'`)
}

async function writePayments(tx: Tx): Promise<void> {
  const paid = sql`from wishes where kind = 'LUMPSUM'`
  await tx.execute(sql`insert into payments (id, payable_id, idempotency_key, mode, amount, state, started_at, settled_at)
    select payment_id, checkout_id, 'evening', 'UPI', ${bought.paise}, 'succeeded', placed, placed ${paid}`)
  await tx.execute(sql`insert into payment_events (payment_id, "to", cause, at)
    select payment_id, 'started', 'investor', placed ${paid}`)
  await tx.execute(sql`insert into payment_events (payment_id, "from", "to", cause, at)
    select payment_id, 'started', 'succeeded', 'callback', placed ${paid}`)
  await tx.execute(sql`insert into captures (id, payment_id, payable_id, amount, bank_reference, captured_at, use)
    select payment_id, payment_id, checkout_id, ${bought.paise}, 'EVENING' || payment_id, placed, 'order' ${paid}`)
  await tx.execute(sql`insert into postings (entry, account, amount, subject_id, at)
    select 'capture:' || payment_id, account, amount, checkout_id, placed from wishes
      cross join (values ('collection', ${bought.paise}::int), ('orders_waiting', ${-bought.paise}::int)) as line (account, amount)
    where kind = 'LUMPSUM'`)
}
