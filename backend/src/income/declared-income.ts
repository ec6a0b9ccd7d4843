import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

/** An income distribution of one scheme plan, with what its holders get once they are counted; sums in paise. */
export interface DeclaredIncome {
  planCode: string
  name: string
  recordDate: string
  rupeesPerUnit: string
  isCounted: boolean
  holders: number
  /** Of the holders, those whose money is booked. */
  booked: number
  gross: number
  tax: number
}

interface DeclaredRow extends Record<string, unknown> {
  plan_code: string
  name: string
  record_date: string
  rupees_per_unit: string
  is_counted: boolean
  holders: number
  booked: number
  gross: number
  tax: number
}

const most = 50

/** The latest that were declared, newest first. */
export async function declaredIncome(tx: Tx): Promise<DeclaredIncome[]> {
  const rows = await rowsOf<DeclaredRow>(
    tx,
    sql`select d.plan_code, c.name, d.record_date::text as record_date, d.rupees_per_unit::text as rupees_per_unit,
        d.counted_at is not null as is_counted, count(s.id)::int as holders, count(s.booked_at)::int as booked,
        coalesce(sum(s.gross_paise), 0)::bigint as gross, coalesce(sum(s.tax_paise), 0)::bigint as tax
      from distributions d
        join scheme_plans p on p.code = d.plan_code join schemes c on c.code = p.scheme_code
        left join income_shares s on s.plan_code = d.plan_code and s.record_date = d.record_date
      where d.declared_at is not null
      group by d.plan_code, d.record_date, c.name
      order by d.record_date desc, d.plan_code limit ${most}`,
  )
  return rows.map(({ plan_code, record_date, rupees_per_unit, is_counted, ...row }) => ({
    ...row,
    planCode: plan_code,
    recordDate: record_date,
    rupeesPerUnit: rupees_per_unit,
    isCounted: is_counted,
  }))
}
