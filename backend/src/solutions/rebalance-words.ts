import { routes } from '@portal/contracts/wire/routes'
import { formatDate, formatRupees, formatTime, indiaDate } from '@portal/contracts/format'
import type { InvestorMessage } from '../orders/order-messages'
import type { OrderRow } from '../orders/order.repository'

/** Thrown for a period of a solution that has its order, or that it was stopped before. */
export class PeriodTaken extends Error {}

/** Said the day before a solution is rebalanced. */
export function rebalanceMessage(order: OrderRow, from: string, into: string): InvestorMessage {
  const { orderNumber, amount, dueOn, cancelUntil } = order
  const until = cancelUntil
    ? ` You can cancel it until ${formatTime(cancelUntil)} on ${formatDate(indiaDate(cancelUntil))}.`
    : ''
  return {
    subject: `We rebalance your investment solution on ${formatDate(dueOn ?? '')}`,
    body: `Order ${orderNumber}: we switch ${formatRupees(amount ?? 0)} from ${from} to ${into}.${until}`,
    page: routes.investSuccess,
    action: 'See the order',
  }
}
