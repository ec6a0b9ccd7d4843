import type { OrderState } from '@portal/contracts/orders/order'
import type { Family, OrderEvent, OrderFamily } from './family'
import { purchase } from './purchase'
import { redemption } from './redemption'
import { registration } from './registration'
import { switching } from './switch'

export const families: Readonly<Record<OrderFamily, Family>> = {
  purchase,
  redemption,
  switch: switching,
  registration,
} as Readonly<Record<OrderFamily, Family>>

/** The state that an event leads to, or undefined where the event changes nothing. */
export function nextOrderState(
  family: OrderFamily,
  state: OrderState,
  event: OrderEvent,
): OrderState | undefined {
  return families[family].edges[state]?.[event]
}

/** Whether one state may follow another: what the audit of the event rows checks. */
export function isLegalOrderChange(family: OrderFamily, from: OrderState | null, to: OrderState): boolean {
  const { first, edges } = families[family]
  return from === null ? to === first : Object.values(edges[from] ?? {}).includes(to)
}
