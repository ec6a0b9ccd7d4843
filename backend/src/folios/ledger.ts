import { and, asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { negated, valueOf } from './allotment-math'
import { sellFirstIn } from './fifo'
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
  const { folioNo, plan, units, nav } = redemption
  const amount = valueOf(units, nav)
  const held = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.folioNo, folioNo), eq(lots.planCode, plan), gt(lots.unitsLeft, '0')))
    .orderBy(asc(lots.boughtOn), asc(lots.entryId))
    .for('update')
  if (await isBooked(tx, redemption.orderId, redemption.kind)) return amount
  const sale = sellFirstIn(held, units)
  await addEntry(tx, {
    ...entryOf(redemption, plan),
    kind: redemption.kind,
    amountPaise: amount,
    stampDutyPaise: 0,
    units: negated(units),
    costPaise: -sale.costPaise,
  })
  for (const { entryId, unitsLeft, costLeftPaise } of sale.touched) {
    await tx.update(lots).set({ unitsLeft, costLeftPaise }).where(eq(lots.entryId, entryId))
  }
  return amount
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
