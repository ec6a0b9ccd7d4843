import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { navOn } from '../../schemes/nav-store'
import { calledOffOffer } from '../../schemes/offer-failure'
import { outflowCost } from '../outflows/outflow-cost'
import { settleSwitch, type SwitchWay } from '../outflows/switch-legs'
import type { OrderRow } from '../order.repository'
import { rejectOrder } from '../reject-order'
import { planNamed } from '../scheme-plan'
import { datesOfAutoSwitch } from './auto-switch-dates'

/** Sells and buys at once, when the price of the allotment is known; for an offer that was called off, neither. */
export async function settleAutoSwitch(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  if (order.state !== 'accepted') return undefined
  const today = platform.clock.today()
  const plan = await planNamed(tx, order.schemePlanCode, today)
  const into = await planNamed(tx, order.toSchemePlanCode ?? '', today)
  if (await calledOffOffer(tx, into.scheme.code))
    return rejectOrder(tx, platform, order, {
      code: 'switchCalledOff',
      values: { scheme: plan.scheme.name },
    })
  const { allotmentOn } = datesOfAutoSwitch(plan.scheme, into.scheme)
  if ((await navOn(tx, into.code, allotmentOn)) === undefined) return undefined
  const way: SwitchWay = { costOf: outflowCost, boughtOn: () => allotmentOn }
  const sold = await settleSwitch(tx, platform, order, way)
  return sold?.state === 'sold' ? settleSwitch(tx, platform, sold, way) : sold
}
