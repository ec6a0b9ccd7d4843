import type { Order, OrderState } from '@portal/contracts/orders/order'

export type OrderFamily = Order['family']
export type StateOf<Name extends OrderFamily> = Extract<Order, { family: Name }>['state']

/**
 * captured: its money reached us · windowEnded: nobody paid in time · debitFailed: the bank refused the debit ·
 * unitsAllotted: the NAV came and units were bought · lateMoney: money reached an order that can take none ·
 * cannotAllot: its money goes back in place of units · refundsSent: all of it went back · sold: the NAV came and units were sold · paidOut, returned: what the investor's
 * bank did with the payout · registered: a systematic plan begins · cancelled: by the investor · rejected: by us.
 */
export type OrderEvent =
  | 'captured'
  | 'windowEnded'
  | 'debitFailed'
  | 'unitsAllotted'
  | 'lateMoney'
  | 'cannotAllot'
  | 'refundsSent'
  | 'sold'
  | 'paidOut'
  | 'returned'
  | 'registered'
  | 'cancelled'
  | 'rejected'

/** The states of a family and every legal change between them; what is not here cannot happen. */
export interface Family<State extends OrderState = OrderState> {
  first: State
  edges: Readonly<Record<State, Partial<Record<OrderEvent, State>>>>
}
