import { folioOf } from '../../folios/folio-reader'
import { redeemFifo } from '../../folios/ledger'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import { navOn } from '../../schemes/nav-store'
import { kindOf } from '../kind-table'
import { type OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { type OutflowCost, outflowCost } from './outflow-cost'
import { howMuchOf } from './outflow-terms'
import { withFairNavs } from '../lots/fair-lots'
import { type FreeUnits, freeUnitsOf, lockHolding } from '../lots/free-units'
import { isTooMuch, saleNow, type SoldUnits } from './how-much'
import { rejectOrder } from '../reject-order'
import { livesAbroad } from './tax-residence'

export interface Sale {
  plan: SchemePlanFacts
  navDate: string
  nav: string
  units: string
  cost: OutflowCost
}

export interface Dealable extends Sale {
  folioNo: string
}

/**
 * Takes the units of a due order out of its folio. Undefined while the NAV is not out, and where too few units are
 * left, for which the order is rejected.
 */
export async function sellUnits(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  kind: 'REDEMPTION' | 'SWITCH_OUT',
  costOf: typeof outflowCost = outflowCost,
): Promise<Sale | undefined> {
  const sale = await dealable(tx, platform, order, costOf)
  if (!sale) return undefined
  const { folioNo, plan, navDate, nav, units, cost } = sale
  const { id: orderId, toSchemePlanCode } = order
  const { proceeds } = cost
  const withheld = cost.exitLoad + cost.stt + cost.tds
  const sold = { folioNo, plan: plan.code, orderId, kind, units, proceeds, nav, date: navDate, withheld }
  await redeemFifo(tx, { ...sold, ...(toSchemePlanCode && { otherPlan: toSchemePlanCode }) })
  await kindOf(order.kind).sold?.(tx, order)
  return sale
}

/** What a due order would take out of its folio, from now on under the lock of the holding; else as above. */
export async function dealable(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  costOf: typeof outflowCost,
): Promise<Dealable | undefined> {
  const { folioNo, navDate, schemePlanCode } = order
  if (!folioNo || !navDate) throw new Error(`Order ${order.id} is no exit`)
  const nav = await navOn(tx, schemePlanCode, navDate)
  if (nav === undefined) return undefined
  await lockHolding(tx, folioNo, schemePlanCode)
  const today = platform.clock.today()
  const plan = await planNamed(tx, schemePlanCode, today)
  const { scheme } = plan
  const holding = { folioNo, planCode: schemePlanCode, lockInYears: scheme.lockInYears }
  const free = await withFairNavs(tx, folioNo, plan, await freeUnitsOf(tx, holding, today, order.id))
  const sale = sellable(order, free, nav)
  const abroad = await livesAbroad(tx, await folioOf(tx, order.investorPan, folioNo))
  const { units = '', proceeds = 0 } = sale ?? {}
  const cost =
    sale && costOf(free.held, units, { scheme, nav, soldOn: navDate, livesAbroad: abroad, proceeds })
  if (order.netAmount !== null && cost?.net !== order.netAmount)
    throw new Error(`Order ${order.id} is paid out already, and its units do not bring that any more`)
  if (!cost || cost.net <= 0) {
    await rejectOrder(tx, platform, order, { code: 'tooFewUnits' })
    return undefined
  }
  return { folioNo, navDate, plan, nav, units, cost }
}

/** An instalment is all of its amount or nothing. */
function sellable(order: OrderRow, { free }: FreeUnits, nav: string): SoldUnits | undefined {
  const howMuch = howMuchOf(order)
  if (order.dueOn && isTooMuch(howMuch, nav, free)) return undefined
  return saleNow(howMuch, nav, free, order.unitsHeld ?? '0.000')
}
