import type { BlockedUnits } from '@portal/contracts/orders/outflow-quote'
import type { HoldingOrder } from '@portal/contracts/folios/holding-order'
import { addYears } from '@portal/contracts/format'
import { sql } from 'drizzle-orm'
import { fewer, isAbove, less, sumUnits } from '../../folios/allotment-math'
import { isSameLot, type Lot, sellFirstIn } from '../../folios/fifo'
import { holdingOf, type HoldingFacts } from '../../folios/holding'
import type { Tx } from '../../platform/database'
import { batchedLoader } from '../../platform/batched-loader'
import { heldInOrders } from '../order-reader'

/** Units of a holding, and how many of them may leave now. */
export interface FreeUnits {
  balance: string
  free: string
  blocked: BlockedUnits[]
  /** All purchases of which something is left. */
  held: Lot[]
  /** What an order that comes now would sell out of: the orders before it take the oldest units. */
  lots: Lot[]
}

/** One order at a time sells units of a holding: who comes second sees what the first one holds. */
export const lockHolding = batchedLoader(
  async (tx, requested: readonly [folioNo: string, planCode: string][]) => {
    const names = requested.map(([folioNo, planCode]) => `holding ${folioNo} ${planCode}`).sort()
    await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext(name)) from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`)
    return requested.map(() => undefined)
  },
)

/** What is free of a holding on a day; `orderId` is the order whose own units do not stand in its way. */
export async function freeUnitsOf(
  tx: Tx,
  { folioNo, planCode, lockInYears }: { folioNo: string; planCode: string; lockInYears: number },
  today: string,
  orderId?: string,
): Promise<FreeUnits> {
  const holding = await holdingOf(tx, folioNo, planCode)
  return countFree(holding, await heldInOrders(tx, folioNo, planCode, orderId), lockInYears, today)
}

/** Never more than there is, however the blocks overlap. */
export function countFree(
  { lots, lienUnits, holdUnits, employeeFreeUnits }: HoldingFacts,
  { units: ordered, orders }: { units: string; orders: HoldingOrder[] },
  lockInYears: number,
  today: string,
): FreeUnits {
  const balance = sumUnits(lots.map(({ unitsLeft }) => unitsLeft))
  const locked = lockInYears ? lots.filter(({ boughtOn }) => addYears(boughtOn, lockInYears) > today) : []
  const lockedUnits = sumUnits(locked.map(({ unitsLeft }) => unitsLeft))
  const [firstLocked] = locked.map(({ boughtOn }) => boughtOn).sort()
  const until = firstLocked ? addYears(firstLocked, lockInYears) : null
  const blocked: BlockedUnits[] = [
    { why: 'lien', units: lienUnits, until: null, orders: [] },
    { why: 'hold', units: holdUnits, until: null, orders: [] },
    { why: 'lock-in', units: lockedUnits, until, orders: [] },
    { why: 'order', units: ordered, until: null, orders },
  ]
  const free = isAbove(employeeFreeUnits, '0')
    ? less(fewer(employeeFreeUnits, balance), ordered)
    : less(balance, lienUnits, holdUnits, lockedUnits, ordered)
  const before = sellFirstIn(lots, fewer(ordered, balance)).touched
  return {
    balance,
    free,
    blocked: blocked.filter(({ units }) => isAbove(units, '0')),
    held: lots,
    lots: lots.map((lot) => before.find((each) => isSameLot(each, lot)) ?? lot),
  }
}
