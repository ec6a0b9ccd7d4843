import { Card, href, routes, TextLink, Verbatim } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'

/** The other orders that the same code confirmed, each with its own receipt. */
export function OtherOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return null
  return (
    <Card title="Confirmed together with this order">
      <ul>
        {orders.map(({ transactionId, orderNumber, scheme }) => (
          <li key={transactionId}>
            <TextLink to={href(routes.investSuccess, { order: transactionId })}>
              <Verbatim>{scheme.schemeName}</Verbatim>, order <Verbatim>{orderNumber}</Verbatim>
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
