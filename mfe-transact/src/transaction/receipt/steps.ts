import { formatDate, formatTime, formatUnits, indiaDate, maskFolio } from '@portal/kernel'
import type { Order } from '@portal/contracts/orders/order'
import type { TimelineStep } from '../../shared/nav-timing'

/** What orders of most kinds are called in states that they share. */
export const statuses = {
  accepted: { tone: 'info', text: 'Accepted' },
  cancelled: { tone: 'info', text: 'Cancelled' },
  rejected: { tone: 'negative', text: 'Rejected' },
} as const

/** The step that an order begins with. */
export const accepted = ({ createdAt }: Pick<Order, 'createdAt'>, text = ''): TimelineStep => ({
  state: 'done',
  title: `Accepted on ${formatDate(indiaDate(createdAt))}, ${formatTime(createdAt)}`,
  text,
})

/** All steps of an order that came to nothing, with what became of its units; undefined of one that goes on. */
export const endedSteps = (
  order: Pick<Order, 'createdAt' | 'state'>,
  text: string,
): TimelineStep[] | undefined =>
  order.state === 'cancelled' || order.state === 'rejected'
    ? [accepted(order), { state: 'done', title: statuses[order.state].text, text }]
    : undefined

/** The folio of an order, as a sentence calls it. */
export const folioName = ({ folioNo }: { folioNo: string | null }): string =>
  folioNo ? `folio ${maskFolio(folioNo)}` : 'your folio'

/** The units that leave: those that were sold, or until then those that are on hold for it. */
export const unitsText = ({ units, unitsHeld }: { units: string | null; unitsHeld: string }): string =>
  `${formatUnits(units ?? unitsHeld)} units`
