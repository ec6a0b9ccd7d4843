import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { batchedLoader } from '../platform/batched-loader'
import { anyOf, insertRows, rowWriter, updateRows } from '../platform/rows'
import { negated, sumUnits, valueOf } from './allotment-math'
import { type Lot, type Sale, sellFirstIn } from './fifo'
import { lockLots } from './holding'
import { ledgerEntries, lots } from './schema'

type NewEntry = typeof ledgerEntries.$inferInsert

export interface Allotment {
  folioNo: string
  /** Scheme plan code, "FLEXI-DG". */
  plan: string
  /** The order, instalment or request behind it. */
  orderId: string
  kind?: 'PURCHASE' | 'PURCHASE_SIP' | 'SWITCH_IN' | 'IDCW_REINVEST'
  /** Paise that the investor paid, or IDCW before tax: `netAmount`, `stampDuty` and `withheld` together. */
  amount: number
  stampDuty: number
  netAmount: number
  /** Tax at source of IDCW that is reinvested. */
  withheld?: number
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
 * Throws a RangeError when stamp duty, tax and net amount do not make up the amount.
 */
export async function allotUnits(tx: Tx, allotment: Allotment): Promise<boolean> {
  const { folioNo, plan, amount, stampDuty, netAmount, withheld = 0 } = allotment
  const cost = amount - withheld
  if (stampDuty + netAmount !== cost)
    throw new RangeError('stamp duty, tax and net amount do not make up the amount')
  const entry = await addEntry(tx, {
    ...entryOf(allotment, plan),
    kind: allotment.kind ?? 'PURCHASE',
    amountPaise: amount,
    stampDutyPaise: stampDuty,
    withheldPaise: withheld,
    units: allotment.units,
    costPaise: cost,
  })
  if (!entry) return false
  await writeLot(tx, {
    entryId: entry.id,
    folioNo,
    planCode: plan,
    boughtOn: entry.date,
    unitsLeft: entry.units,
    costLeftPaise: cost,
  })
  return true
}

export interface PaidIncome {
  folioNo: string
  plan: string
  orderId: string
  /** Before tax, and the tax at source, in paise. */
  amount: number
  withheld: number
  nav: string
  date: string
}

/** Books IDCW that is paid out: no unit moves. Once for an order: called again it changes nothing and returns false. */
export async function bookIncome(tx: Tx, income: PaidIncome): Promise<boolean> {
  const entry = await addEntry(tx, {
    ...entryOf(income, income.plan),
    kind: 'IDCW_PAYOUT',
    amountPaise: income.amount,
    stampDutyPaise: 0,
    withheldPaise: income.withheld,
    units: '0.000',
    costPaise: 0,
  })
  return entry !== undefined
}

export interface Redemption {
  folioNo: string
  plan: string
  orderId: string
  kind: 'REDEMPTION' | 'SWITCH_OUT'
  units: string
  /** What they brought, in paise: what was asked for, or what they are worth at the NAV. */
  proceeds: number
  nav: string
  date: string
  otherPlan?: string
  /** Exit load, STT and tax, in paise. */
  withheld?: number
}

/**
 * Takes sold units out of a folio, the oldest first. Once for an order: called again it changes nothing.
 * Throws `NotEnoughUnits`.
 */
export async function redeemFifo(tx: Tx, redemption: Redemption): Promise<void> {
  await takeOut(tx, redemption)
}

/**
 * Moves units to a scheme plan with the same NAV, or the same one in another folio, where nothing is sold: each purchase
 * keeps its date and its cost. Once for an order. Throws `NotEnoughUnits`.
 */
export async function carryUnits(
  tx: Tx,
  {
    otherPlan,
    intoFolio,
    ...carried
  }: Omit<Redemption, 'kind' | 'proceeds'> & { otherPlan: string; intoFolio?: string },
): Promise<void> {
  const { plan, units, nav } = carried
  const folioNo = intoFolio ?? carried.folioNo
  const proceeds = valueOf(units, nav)
  const sale = await takeOut(tx, { ...carried, otherPlan, kind: 'SWITCH_OUT', proceeds })
  if (!sale) return
  const entry = await addEntry(tx, {
    ...entryOf({ ...carried, folioNo, otherPlan: plan }, otherPlan),
    kind: 'SWITCH_IN',
    amountPaise: proceeds,
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
  const { folioNo, plan, units, proceeds } = redemption
  const held = await lockLots(tx, folioNo, plan)
  if (await isBooked(tx, redemption.orderId, redemption.kind)) return undefined
  const sale = sellFirstIn(held, units)
  await addEntry(tx, {
    ...entryOf(redemption, plan),
    kind: redemption.kind,
    amountPaise: proceeds,
    stampDutyPaise: 0,
    withheldPaise: redemption.withheld ?? 0,
    units: negated(units),
    costPaise: -sale.costPaise,
  })
  await changeLots(tx, sale.touched)
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

/** Undefined where the order wrote a row of that kind before. */
const addEntry = batchedLoader(async (tx, requested: readonly [NewEntry][]) => {
  const written = await insertRows<typeof ledgerEntries, { id: number; order_id: string; kind: string }>(
    tx,
    ledgerEntries,
    requested.flat(),
    { then: sql`on conflict do nothing returning id, order_id, kind` },
  )
  const ids = new Map(written.map(({ id, order_id, kind }) => [`${order_id} ${kind}`, id]))
  return requested.map(([entry]) => {
    const id = ids.get(`${entry.orderId} ${entry.kind}`)
    return id === undefined ? undefined : { ...entry, id }
  })
})

const writeLot = rowWriter(lots)

const changeLots = batchedLoader(async (tx, requested: readonly [readonly Lot[]][]) => {
  const changes = requested.flat(2).map(({ entryId, boughtOn, unitsLeft, costLeftPaise }) => {
    return { entryId, boughtOn, unitsLeft, costLeftPaise }
  })
  await updateRows(tx, lots, ['entryId', 'boughtOn'], changes)
  return requested.map(() => undefined)
})

const isBooked = batchedLoader(
  async (tx, requested: readonly [orderId: string, kind: Redemption['kind']][]) => {
    const rows = await tx
      .select({ orderId: ledgerEntries.orderId, kind: ledgerEntries.kind })
      .from(ledgerEntries)
      .where(sql`${ledgerEntries.orderId} = ${anyOf(requested.map(([orderId]) => orderId))}`)
    const booked = new Set(rows.map(({ orderId, kind }) => `${orderId} ${kind}`))
    return requested.map((ask) => booked.has(ask.join(' ')))
  },
)
