import type { Order } from '@portal/kernel/contracts/order'
import type { ReceiptSection } from '@portal/kernel'
import type { ReactNode } from 'react'
import type { TimelineStep } from '../../shared/nav-timing'

/** The one thing that a page says. */
export interface Headline {
  title: string
  text: string
}

/** What a receipt says of the orders of one sort; `others` are those that the same code confirmed. */
export interface ReceiptWords<O extends Order = Order> {
  /** Names the card with what happens next. */
  label: string
  headline(order: O, others?: readonly Order[]): Headline
  status(order: O): { tone: 'info' | 'positive' | 'warning' | 'negative'; text: string }
  /** What is done, and what comes when. */
  steps(order: O, others?: readonly Order[]): TimelineStep[]
  /** The receipt itself, where it is not what the kernel makes of every order. */
  sections?(order: O): ReceiptSection[]
  /** What the page shows besides, below what happens next. */
  More?(props: { order: O }): ReactNode
  /** Whether it is about systematic plans rather than the portfolio. */
  ofPlans?: boolean
}
