import { sql } from 'drizzle-orm'
import { ordersWaitBefore } from '../orders/order-reader'
import { inTransaction, rowsOf, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import {
  type Distribution,
  lockUncounted,
  markCounted,
  moveRecordDate,
  uncountedDistributions,
} from '../schemes/distributions'
import { daysWithoutNav } from '../schemes/days-without-nav'
import { navOn } from '../schemes/nav-store'

type Key = Pick<Distribution, 'planCode' | 'recordDate'>

/** Counts the holders of everything whose record date is over and that nobody counted yet. */
export async function countHolders(platform: Platform, today: string): Promise<void> {
  for (const due of await uncountedDistributions(platform.db, today))
    await inTransaction(platform.db, (tx) => countOnce(tx, platform, due))
}

/**
 * Writes the share of everybody who held units when the record date began: what was bought at its NAV was bought
 * without, and what was sold at it was sold without; into the folio that holds it now, however often that was merged.
 * Waits for the NAV, and for every order of an earlier day.
 */
async function countOnce(tx: Tx, platform: Platform, key: Key): Promise<void> {
  const due = await lockUncounted(tx, key)
  const { planCode, recordDate } = key
  if (!due) return
  if ((await navOn(tx, planCode, recordDate)) === undefined) return moveFromClosedDay(tx, platform, key)
  if (await ordersWaitBefore(tx, planCode, recordDate)) return
  const shares = await writeShares(tx, due)
  await markCounted(tx, key, platform.clock.now())
  await platform.audit.record(tx, { event: 'income.counted', detail: { planCode, recordDate, shares } })
}

/**
 * A holiday that was declared late is no record date: the next day with a NAV is, and that NAV lacks what falls out.
 * Where only this fund has no NAV a person asks for it, as for orders that wait (late-navs).
 */
async function moveFromClosedDay(tx: Tx, platform: Platform, key: Key): Promise<void> {
  const [day] = await daysWithoutNav(tx, [{ planCode: key.planCode, date: key.recordDate }])
  if (!day?.wasClosed) return
  const detail = { planCode: key.planCode, from: key.recordDate, to: day.next }
  await moveRecordDate(tx, key, day.next)
  await platform.audit.record(tx, { event: 'income.record-date.moved', detail })
}

async function writeShares(tx: Tx, { planCode, recordDate, rupeesPerUnit }: Distribution): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`insert into income_shares (plan_code, record_date, held_in, folio_no, units, gross_paise, is_reinvested)
      select h.plan_code, ${recordDate}::date, h.folio_no, last.folio_no, h.units,
        round(h.units * ${rupeesPerUnit}::numeric * 100)::bigint, p.option = 'R'
      from (
        select folio_no, plan_code, sum(units) as units from ledger_entries
        where plan_code = ${planCode} and date < ${recordDate}::date group by 1, 2) h
      cross join lateral (
        with recursive way as (
          select folio_no, merged_into from folios where folio_no = h.folio_no
          union all select n.folio_no, n.merged_into from way join folios n on n.folio_no = way.merged_into)
        select folio_no from way where merged_into is null) last
      join scheme_plans p on p.code = h.plan_code
      where round(h.units * ${rupeesPerUnit}::numeric * 100) >= 1
      order by h.folio_no returning id`,
  )
  return rows.length
}
