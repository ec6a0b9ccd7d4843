import type { OrderState } from '@portal/kernel/contracts/transaction'

/**
 * captured: the money of one attempt reached us in time · windowEnded: nobody paid before `payBefore` ·
 * unitsAllotted: the NAV came · lateMoney: money reached an order that can take none · refundsSent: all of it went back.
 */
export type OrderEvent = 'captured' | 'windowEnded' | 'unitsAllotted' | 'lateMoney' | 'refundsSent'

/** Every legal change of an order; what is not here cannot happen. */
export const orderEdges: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  created: { captured: 'paid', windowEnded: 'expired' },
  paid: { unitsAllotted: 'allotted' },
  allotted: {},
  expired: { lateMoney: 'refund_due' },
  refund_due: { refundsSent: 'refunded' },
  refunded: { lateMoney: 'refund_due' },
}

/** The state that an event leads to, or undefined where the event changes nothing. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return orderEdges[state][event]
}

/** Whether one state may follow another: what the audit of the event rows checks. */
export function isLegalOrderChange(from: OrderState | null, to: OrderState): boolean {
  return from === null ? to === 'created' : Object.values(orderEdges[from]).includes(to)
}
