import type { HoldingOrder } from '@portal/contracts/folios/holding-order'
import { href, routes } from '@portal/contracts/wire/routes'
import { Verbatim } from '../base/public'
import { TextLink } from './text-link'

/** The orders that hold units, each by its number, which leads to what it is (S8.021). */
export function OrderLinks({ orders }: { orders: readonly HoldingOrder[] }) {
  return orders.map(({ transactionId, orderNumber }, index) => (
    <span key={transactionId}>
      {index > 0 && ', '}
      <TextLink to={href(routes.investSuccess, { order: transactionId })}>
        <Verbatim>{orderNumber}</Verbatim>
      </TextLink>
    </span>
  ))
}
