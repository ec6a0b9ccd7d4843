import type { Order } from '@portal/kernel/contracts/order'
import type { ReceiptSection } from '@portal/kernel'
import type { TimelineStep } from '../shared/nav-timing'

/** What a receipt says of the orders of one family. */
export interface ReceiptWords<O extends Order = Order> {
  /** Names the card with what happens next. */
  label: string
  /** Whether the systematic plans are where one looks next. */
  ofPlans?: boolean
  /** The one thing that the page says. */
  headline(order: O): { title: string; text: string }
  status(order: O): { tone: 'info' | 'positive' | 'warning' | 'negative'; text: string }
  /** What is done, and what comes when. */
  steps(order: O): TimelineStep[]
  /** The receipt itself, where it is not what the kernel makes of every order. */
  sections?(order: O): ReceiptSection[]
}
