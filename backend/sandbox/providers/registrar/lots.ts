import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { indiaDate } from '@portal/contracts/format'
import { ledgerEntries, lots as ledgerLots } from '../../../src/folios/schema'
import type { Tx } from '../../../src/platform/database'
import { scaled, unitsText } from './arithmetic'
import { daysBack } from '../../../src/reconciliation/told'
import { registrarBookings, registrarOpening, registrarLots } from './schema'

/** Some units of a lot, in thousandths. */
export interface LotPart {
  id: number
  boughtOn: string
  units: bigint
}

/** What a booking changed in the lots; signed. */
export type LotChange = { id: number; units: string }

/** What it booked lately it confirms with its first file: as far back as confirmations are looked for. */
const historyDays = daysBack + 5

/** The registrar had the books before the portal: it begins with what the folios of the data set hold, once. Answers whether it does now. */
export async function openRegister(tx: Tx, at: Date): Promise<boolean> {
  const opened = await tx
    .insert(registrarOpening)
    .values({ id: 1, openedAt: at })
    .onConflictDoNothing()
    .returning({ id: registrarOpening.id })
  if (!opened.length) return false
  await tx.execute(sql`insert into ${registrarLots} (folio_no, plan_code, bought_on, units)
    select folio_no, plan_code, bought_on, units_left from ${ledgerLots} order by bought_on, entry_id`)
  await tx.execute(sql`insert into ${registrarBookings} (reference, type, folio_no, plan_code, nav_on, nav, units,
      amount, load, stamp_duty, stt, state, remarks, lots)
    select order_id, case kind when 'REDEMPTION' then 'R' when 'SWITCH_IN' then 'SI' when 'SWITCH_OUT' then 'SO'
        when 'IDCW_PAYOUT' then 'DP' when 'IDCW_REINVEST' then 'DR' else 'P' end,
      folio_no, plan_code, date, nav, units, amount_paise, withheld_paise, stamp_duty_paise, 0, 'booked', '', '[]'
    from ${ledgerEntries} where date > ${indiaDate(at)}::date - ${historyDays}::int order by id`)
  return true
}

/** What is left of the purchases of a holding, the oldest first. */
export async function lotsOf(tx: Tx, folioNo: string, planCode: string): Promise<LotPart[]> {
  const { folioNo: folio, planCode: plan, units, boughtOn, id } = registrarLots
  const rows = await tx
    .select()
    .from(registrarLots)
    .where(and(eq(folio, folioNo), eq(plan, planCode), gt(units, '0')))
    .orderBy(asc(boughtOn), asc(id))
  return rows.map((row) => ({ id: row.id, boughtOn: row.boughtOn, units: scaled(row.units, 3) }))
}

/** So many units out of lots, the oldest first; undefined where there are not as many. */
export function oldestFirst(held: readonly LotPart[], wanted: bigint): LotPart[] | undefined {
  let left = wanted
  const parts: LotPart[] = []
  for (const lot of held) {
    if (left === 0n) break
    const units = lot.units < left ? lot.units : left
    parts.push({ ...lot, units })
    left -= units
  }
  return left === 0n ? parts : undefined
}

export async function addLot(
  tx: Tx,
  lot: { folioNo: string; planCode: string; boughtOn: string; units: bigint },
): Promise<LotChange> {
  const units = unitsText(lot.units)
  const [row] = await tx
    .insert(registrarLots)
    .values({ ...lot, units })
    .returning({ id: registrarLots.id })
  if (!row) throw new Error('an insert returned nothing')
  return { id: row.id, units }
}

/** Takes parts out of their lots. */
export async function takeOut(tx: Tx, parts: readonly LotPart[]): Promise<LotChange[]> {
  const changes = parts.map(({ id, units }) => ({ id, units: unitsText(-units) }))
  await change(tx, changes)
  return changes
}

/** Makes what a booking changed as it was. */
export const putBack = (tx: Tx, changes: readonly LotChange[]): Promise<void> =>
  change(
    tx,
    changes.map(({ id, units }) => ({ id, units: unitsText(-scaled(units, 3)) })),
  )

async function change(tx: Tx, changes: readonly LotChange[]): Promise<void> {
  for (const { id, units } of changes)
    await tx
      .update(registrarLots)
      .set({ units: sql`${registrarLots.units} + ${units}` })
      .where(eq(registrarLots.id, id))
}

/** The balances of all holdings that have units, by folio and plan. */
export async function balances(tx: Tx): Promise<{ folioNo: string; planCode: string; units: string }[]> {
  const { folioNo, planCode, units } = registrarLots
  return tx
    .select({ folioNo, planCode, units: sql<string>`sum(${units})::numeric(18, 3)::text` })
    .from(registrarLots)
    .groupBy(folioNo, planCode)
    .having(sql`sum(${units}) <> 0`)
    .orderBy(asc(folioNo), asc(planCode))
}
