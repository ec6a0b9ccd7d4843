import type { SwitchState } from '@portal/contracts/orders/order-states'
import { unitsOn } from '../../calendar/cut-off'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { OrderView } from '../kind'
import type { OrderRow } from '../order.repository'
import { planNamed, schemeRef } from '../scheme-plan'
import { boughtOn } from './outflow-dates'
import { outflowView } from './outflow-view'

/** A switch with both of its legs; unsold, it tells the day on which its money will buy. */
export async function switchView(tx: Tx, { clock }: Platform, order: OrderRow): Promise<OrderView> {
  const today = clock.today()
  const plan = await planNamed(tx, order.schemePlanCode, today)
  const into = await planNamed(tx, order.toSchemePlanCode ?? '', today)
  const toNavDate = order.toNavDate ?? boughtOn(order, plan.scheme, into.scheme)
  const { stampDuty, toNav, toUnits, allottedAt } = order
  return {
    ...outflowView(order),
    family: 'switch',
    state: order.state as SwitchState,
    toScheme: schemeRef(into),
    stampDuty,
    toNavDate,
    toNav,
    toUnits,
    unitsOn: unitsOn(toNavDate),
    allottedAt: allottedAt?.toISOString() ?? null,
  }
}
