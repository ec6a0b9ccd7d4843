import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { kindOfPlanBehind } from '../plan-register/plan.repository'

/**
 * The kind of the plan that an order or a row of the ledger is an instalment of, by its reference; null where it is
 * none. An instalment of before the orders is named by its plan and its due date.
 */
export const instalmentOf = (reference: SQL): SQL => sql`coalesce(
  (select case io.kind when 'SIP_INSTALMENT' then 'SIP' when 'STP_INSTALMENT' then 'STP' when 'SWP_INSTALMENT' then 'SWP' end
    from orders io where io.id = case
      when ${reference} ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then ${reference}::uuid end),
  ${kindOfPlanBehind(reference)})`

/** The same of one reference. */
export async function instalmentKindOf(tx: Tx, reference: string): Promise<'SIP' | 'STP' | 'SWP' | null> {
  const [row] = await rowsOf<{ kind: 'SIP' | 'STP' | 'SWP' | null }>(
    tx,
    sql`select ${instalmentOf(sql`${reference}::text`)} as kind`,
  )
  return row?.kind ?? null
}
