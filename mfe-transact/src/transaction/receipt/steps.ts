import { formatDate, formatTime, formatUnits, indiaDate, maskFolio, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { Order } from '@portal/contracts/orders/order'
import type { TimelineStep } from '../../shared/nav-timing'

/** What orders of most kinds are called in states that they share. */
export const statuses = {
  accepted: { tone: 'info', text: msg`Accepted` },
  cancelled: { tone: 'info', text: msg`Cancelled` },
  rejected: { tone: 'negative', text: msg`Rejected` },
} as const

/** The step that an order begins with. */
export const accepted = ({ createdAt }: Pick<Order, 'createdAt'>, text = ''): TimelineStep => ({
  state: 'done',
  title: t`Accepted on ${{ day: formatDate(indiaDate(createdAt)) }}, ${{ time: formatTime(createdAt) }}`,
  text,
})

/** All steps of an order that came to nothing, with what became of its units; undefined of one that goes on. */
export const endedSteps = (
  order: Pick<Order, 'createdAt' | 'state'>,
  text: string,
): TimelineStep[] | undefined =>
  order.state === 'cancelled' || order.state === 'rejected'
    ? [accepted(order), { state: 'done', title: textOf(statuses[order.state].text), text }]
    : undefined

/** The folio of an order, as a sentence calls it. */
export const folioName = ({ folioNo }: { folioNo: string | null }): string =>
  folioNo ? t`folio ${{ number: maskFolio(folioNo) }}` : t`your folio`

/** The units that leave: those that were sold, or until then those that are on hold for it. */
export const unitsText = ({ units, unitsHeld }: { units: string | null; unitsHeld: string }): string =>
  t`${{ units: formatUnits(units ?? unitsHeld) }} units`
