import type { Order, orderApi, PurchaseOrder } from '@portal/contracts/orders/order'
import type { ActivityType } from '@portal/contracts/identity/otp'
import type { Figures } from '@portal/contracts/support/figures'
import type { ReceiptSection, Text } from '@portal/kernel'
import type { ReactNode } from 'react'
import type { TimelineStep } from '../../shared/nav-timing'
import type { CancelledThing } from '../cancel-words'

/** The one thing that a page says. */
export interface Headline {
  title: string
  text: string
}

/** How an order is taken back that waits for its cut-off, and how that reads. */
export interface Cancelling {
  endpoint: typeof orderApi.cancel
  /** Of the one-time code that confirms it. */
  activity: ActivityType
  thing: CancelledThing
  /** What taking it back means: "Nothing is sold, …". */
  undoes: Text
  /** What happened at the cut-off: "Its units are sold …". */
  afterwards: Text
}

/** What a receipt says an order with. */
export interface ReceiptFacts {
  /** Those that the same code confirmed. */
  others?: readonly Order[]
  /** What names one is left out without them. */
  figures?: Figures | undefined
}

/** What a receipt says of the orders of one sort. */
export interface ReceiptWords<O extends Order = Order> {
  headline(order: O, facts?: ReceiptFacts): Headline
  status(order: O): { tone: 'info' | 'positive' | 'warning' | 'negative'; text: Text }
  /** What is done, and what comes when. */
  steps(order: O, facts?: ReceiptFacts): TimelineStep[]
  /** The receipt itself, where it is not what the kernel makes of every order. */
  sections?(order: O): ReceiptSection[]
  /** Absent where the order cannot be taken back. */
  cancel?: Cancelling | ((order: O) => Cancelling)
  /** What the page shows besides, below what happens next. */
  More?(props: { order: O }): ReactNode
  /** Whether it is about systematic plans rather than the portfolio. */
  ofPlans?: boolean
}

/** Whether a purchase has a receipt: its money is here. */
export const isPaid = ({ state }: Pick<PurchaseOrder, 'state'>): boolean =>
  state === 'paid' || state === 'allotted'
