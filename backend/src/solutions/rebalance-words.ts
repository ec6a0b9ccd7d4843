import { t } from '@portal/contracts/words/macros'
import { routes } from '@portal/contracts/wire/routes'
import { formatDate, formatRupees, formatTime, indiaDate } from '@portal/contracts/format'
import type { InvestorMessage } from '../orders/order-messages'
import type { OrderRow } from '../orders/order.repository'

/** Thrown for a period of a solution that has its order, or that it was stopped before. */
export class PeriodTaken extends Error {}

/** Said the day before a solution is rebalanced. */
export function rebalanceMessage(order: OrderRow, from: string, into: string): InvestorMessage {
  return () => {
    const { orderNumber, amount, dueOn, cancelUntil } = order
    const switched = formatRupees(amount ?? 0)
    return {
      subject: t`We rebalance your investment solution on ${{ dueOn: formatDate(dueOn ?? '') }}`,
      body: cancelUntil
        ? t`Order ${orderNumber}: we switch ${switched} from ${from} to ${into}. You can cancel it until ${{ time: formatTime(cancelUntil) }} on ${{ day: formatDate(indiaDate(cancelUntil)) }}.`
        : t`Order ${orderNumber}: we switch ${switched} from ${from} to ${into}.`,
      page: routes.investSuccess,
      action: t`See the order`,
    }
  }
}
