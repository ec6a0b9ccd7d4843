import { routes } from '@portal/contracts/wire/routes'
import { formatDate, formatRupees } from '@portal/contracts/format'
import type { InvestorMessage } from '../../orders/order-messages'
import type { OrderRow } from '../../orders/order.repository'

/** Said when a plan out of a holding is registered. */
export function systematicOutflowMessage(
  { amount, orderNumber, planId }: OrderRow,
  kind: 'STP' | 'SWP',
  schemeName: string,
  firstDue: string,
): InvestorMessage {
  return {
    subject: `Your ${kind} out of ${schemeName} is registered`,
    body: `Order ${orderNumber}, ${kind} ${planId}: ${formatRupees(amount ?? 0)} leaves first on ${formatDate(firstDue)}.`,
    page: routes.investSuccess,
    action: 'See the order',
  }
}
