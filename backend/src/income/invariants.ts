import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { daysWithoutNav } from '../schemes/days-without-nav'
import { unpricedDistributions } from '../schemes/distributions'

/** What must hold of IDCW that was declared. */
export async function checkIncome(tx: Tx): Promise<string[]> {
  return [...(await incomeWithoutNav(tx)), ...(await wrongShares(tx))]
}

/** IDCW whose row of the ledger, units or payout are not what its share says. */
async function wrongShares(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ folio_no: string; plan_code: string; record_date: string }>(
    tx,
    sql`select s.folio_no, s.plan_code, s.record_date::text as record_date
      from income_shares s
        left join ledger_entries e on e.order_id = s.id::text
        left join lateral (select max(amount - income) as paid from payouts where order_id = s.id) p on true
      where (s.booked_at is null) <> (e.id is null)
        or e.plan_code <> s.plan_code or e.date <> s.record_date or e.amount_paise <> s.gross_paise
        or e.withheld_paise <> s.tax_paise or e.stamp_duty_paise <> s.stamp_duty_paise
        or e.kind <> case when s.is_reinvested then 'IDCW_REINVEST' else 'IDCW_PAYOUT' end
        or coalesce(p.paid, 0) <> case
          when s.is_reinvested or s.booked_at is null then 0 else s.gross_paise - s.tax_paise end`,
  )
  return rows.map(
    ({ folio_no, plan_code, record_date }) =>
      `Folio ••${folio_no.slice(-4)}, ${plan_code}: IDCW of ${record_date} is not booked as its share says`,
  )
}

/** IDCW whose holders nobody counts, because the NAV of its record date never came. */
async function incomeWithoutNav(tx: Tx): Promise<string[]> {
  const days = await daysWithoutNav(tx, await unpricedDistributions(tx))
  return days.map(
    ({ planCode, date, next }) =>
      `IDCW of ${planCode} waits for the NAV of its record date ${date}, which did not come although that of ${next} did`,
  )
}
