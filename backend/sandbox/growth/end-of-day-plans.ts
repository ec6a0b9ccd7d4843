import { sql } from 'drizzle-orm'
import { duesToOrder } from '../../src/systematic-plans/instalments/make-instalments.job'
import { inTransaction, type Tx } from '../../src/platform/database'
import { copiesOfLongHistory } from './end-of-day-orders'
import { planOfCopy } from './copied-values'

/** Of a hundred: SIPs, and plans that move and that sell. */
const shares = [
  { original: 'SR100002', upTo: 70 },
  { original: 'SR100005', upTo: 85 },
  { original: 'SR100006', upTo: 100 },
]

/** New plans of copied investors, due first on one day, so that with those due anyhow there are so many instalments. */
export async function registerEndOfDayPlans(db: Tx, instalments: number, day: string): Promise<void> {
  const due = (await duesToOrder(db, { today: day, daysAhead: 0 })).length
  await inTransaction(db, async (tx) => {
    const copies = await copiesOfLongHistory(tx)
    await tx.execute(sql`create temporary table new_plans on commit drop as
      select 'SR9' || lpad(i::text, 8, '0') as new_id, i % 100 as share, 1 + ((i - 1) % ${copies}::int) as n
      from generate_series(1, ${Math.max(0, instalments - due)}::int) as i`)
    let from = 0
    for (const { original, upTo } of shares) {
      await writePlans(tx, { original, from, upTo, day })
      from = upTo
    }
    await tx.execute(sql`insert into systematic_plan_versions (plan_id, version, holds_from, amount_paise, day_of_month,
        every_months, first_due, state, umrn)
      select id, 1, registered_on, amount_paise, day_of_month, every_months, first_due, state, umrn
      from systematic_plans join new_plans on id = new_id`)
  })
}

async function writePlans(
  tx: Tx,
  { original, from, upTo, day }: { original: string; from: number; upTo: number; day: string },
): Promise<void> {
  await tx.execute(sql`insert into systematic_plans (id, folio_no, kind, plan_code, to_plan_code, amount_paise,
      day_of_month, every_months, first_due, state, umrn, registered_on, registered_online, bank_id)
    select new_id, folio_no, kind, plan_code, to_plan_code, amount_paise, least(extract(day from ${day}::date), 28),
      1, ${day}::date, 'ACTIVE', umrn, ${day}::date - 25, true, bank_id
    from new_plans join systematic_plans on id = ${planOfCopy(sql`${original}`)}
    where share >= ${from}::int and share < ${upTo}::int`)
}
