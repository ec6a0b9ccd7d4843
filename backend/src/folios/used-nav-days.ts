import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

/** Of some days of scheme plans those at whose NAV units were bought, sold or reinvested. */
export async function usedNavDays<Day extends { planCode: string; date: string }>(
  tx: Tx,
  days: readonly Day[],
): Promise<Day[]> {
  if (!days.length) return []
  const requested = JSON.stringify(
    days.map(({ planCode, date }, place) => ({ plan_code: planCode, date, place })),
  )
  const used = await rowsOf<{ place: number }>(
    tx,
    sql`select place from jsonb_to_recordset(${requested}::jsonb) as a (plan_code text, date date, place int)
      where exists (select from ledger_entries l where l.plan_code = a.plan_code and l.date = a.date)`,
  )
  const places = new Set(used.map(({ place }) => place))
  return days.filter((_day, place) => places.has(place))
}
