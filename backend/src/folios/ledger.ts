import { and, asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { negated, sumUnits, valueOf } from './allotment-math'
import { type Lot, type Sale, sellFirstIn } from './fifo'
import { ledgerEntries, lots } from './schema'

type EntryRow = typeof ledgerEntries.$inferSelect
type NewEntry = typeof ledgerEntries.$inferInsert

export interface Allotment {
  folioNo: string
  /** Scheme plan code, "FLEXI-DG". */
  plan: string
  /** The order, instalment or request behind it. */
  orderId: string
  kind?: 'PURCHASE' | 'PURCHASE_SIP' | 'SWITCH_IN' | 'IDCW_REINVEST'
  /** Paise that the investor paid: `netAmount` and `stampDuty` together. */
  amount: number
  stampDuty: number
  netAmount: number
  /** Rupees with 4 decimals. */
  nav: string
  /** Text with 3 decimals. */
  units: string
  /** The date of the NAV. */
  date: string
  otherPlan?: string
}

/**
 * Puts bought units into a folio. An order does this once: called again it changes nothing and returns false.
 * Throws a RangeError when stamp duty and net amount do not make up the amount.
 */
export async function allotUnits(tx: Tx, allotment: Allotment): Promise<boolean> {
  const { folioNo, plan, amount, stampDuty, netAmount } = allotment
  if (stampDuty + netAmount !== amount)
    throw new RangeError('stamp duty and net amount do not make up the amount')
  const entry = await addEntry(tx, {
    ...entryOf(allotment, plan),
    kind: allotment.kind ?? 'PURCHASE',
    amountPaise: amount,
    stampDutyPaise: stampDuty,
    units: allotment.units,
    costPaise: amount,
  })
  if (!entry) return false
  await tx.insert(lots).values({
    entryId: entry.id,
    folioNo,
    planCode: plan,
    boughtOn: entry.date,
    unitsLeft: entry.units,
    costLeftPaise: amount,
  })
  return true
}

export interface Redemption {
  folioNo: string
  plan: string
  orderId: string
  kind: 'REDEMPTION' | 'SWITCH_OUT'
  units: string
  nav: string
  date: string
  otherPlan?: string
}

/**
 * Takes sold units out of a folio, the oldest first. Once for an order: called again it changes nothing.
 * Returns what the units brought, in paise. Throws `NotEnoughUnits`.
 */
export async function redeemFifo(tx: Tx, redemption: Redemption): Promise<number> {
  await takeOut(tx, redemption)
  return valueOf(redemption.units, redemption.nav)
}

/**
 * Moves units to a scheme plan with the same NAV, or the same one in another folio, where nothing is sold: each purchase
 * keeps its date and its cost. Once for an order. Throws `NotEnoughUnits`.
 */
export async function carryUnits(
  tx: Tx,
  { otherPlan, intoFolio, ...carried }: Omit<Redemption, 'kind'> & { otherPlan: string; intoFolio?: string },
): Promise<void> {
  const { plan, units, nav } = carried
  const folioNo = intoFolio ?? carried.folioNo
  const sale = await takeOut(tx, { ...carried, otherPlan, kind: 'SWITCH_OUT' })
  if (!sale) return
  const entry = await addEntry(tx, {
    ...entryOf({ ...carried, folioNo, otherPlan: plan }, otherPlan),
    kind: 'SWITCH_IN',
    amountPaise: valueOf(units, nav),
    stampDutyPaise: 0,
    units,
    costPaise: sale.costPaise,
  })
  if (!entry) throw new Error(`Order ${carried.orderId} put units into the folio before it took them out`)
  const dates = [...new Set(sale.parts.map(({ lot }) => lot.boughtOn))]
  await tx.insert(lots).values(
    dates.map((boughtOn) => {
      const parts = sale.parts.filter(({ lot }) => lot.boughtOn === boughtOn)
      const unitsLeft = sumUnits(parts.map((part) => part.units))
      const costLeftPaise = parts.reduce((sum, { costPaise }) => sum + costPaise, 0)
      return { entryId: entry.id, folioNo, planCode: otherPlan, boughtOn, unitsLeft, costLeftPaise }
    }),
  )
}

/** Books that units leave; undefined where that is booked already. */
async function takeOut(tx: Tx, redemption: Redemption): Promise<Sale<Lot> | undefined> {
  const { folioNo, plan, units, nav } = redemption
  const amount = valueOf(units, nav)
  const held = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.folioNo, folioNo), eq(lots.planCode, plan), gt(lots.unitsLeft, '0')))
    .orderBy(asc(lots.boughtOn), asc(lots.entryId))
    .for('update')
  if (await isBooked(tx, redemption.orderId, redemption.kind)) return undefined
  const sale = sellFirstIn(held, units)
  await addEntry(tx, {
    ...entryOf(redemption, plan),
    kind: redemption.kind,
    amountPaise: amount,
    stampDutyPaise: 0,
    units: negated(units),
    costPaise: -sale.costPaise,
  })
  for (const { entryId, boughtOn, unitsLeft, costLeftPaise } of sale.touched) {
    const lot = and(eq(lots.entryId, entryId), eq(lots.boughtOn, boughtOn))
    await tx.update(lots).set({ unitsLeft, costLeftPaise }).where(lot)
  }
  return sale
}

type Shared = Pick<Allotment, 'folioNo' | 'orderId' | 'nav' | 'date' | 'otherPlan'>

const entryOf = ({ folioNo, orderId, nav, date, otherPlan }: Shared, planCode: string) => ({
  folioNo,
  planCode,
  orderId,
  nav,
  date,
  otherPlanCode: otherPlan ?? null,
})

async function addEntry(tx: Tx, entry: NewEntry): Promise<EntryRow | undefined> {
  const [row] = await tx.insert(ledgerEntries).values(entry).onConflictDoNothing().returning()
  return row
}

async function isBooked(tx: Tx, orderId: string, kind: Redemption['kind']): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, kind)))
  return rows.length > 0
}
