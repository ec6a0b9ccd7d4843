import {
  Card,
  DetailList,
  EmptyState,
  formatLongDate,
  formatRupees,
  formatRupeesRounded,
  href,
  LinkButton,
  Money,
  Page,
  queryFor,
  RESET,
  routes,
  SideLayout,
  Stack,
  StatusPill,
  TextLink,
  useAtom,
  useQuery,
  useSearchParams,
} from '@portal/kernel'
import { type Order, orderApi } from '@portal/kernel/contracts/order'
import { useEffect } from 'react'
import { isPaid } from '../kinds/lumpsum/receipt-words'
import { receiptWordsOf } from '../kinds/receipts'
import { purchaseDraftAtom } from '../purchases/purchase-draft'
import { isMissing, OrderMissing } from '../shared/order-missing'
import { PageFailed } from '../shared/page-failed'
import { SchemeHead } from '../shared/scheme-head'
import { WaitingPage } from '../shared/waiting-page'
import { ReceiptActions } from '../transaction/receipt/receipt-actions'
import { cartPlaces } from './cart-places'
import { ordersText } from './cart-words'

const title = 'Receipt'

/** One receipt for all orders of a cart (S2.042). */
export default function MultiSuccessPage() {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  return orderId ? <Asked orderId={orderId} /> : <OrderMissing />
}

function Asked({ orderId }: { orderId: string }) {
  const { data, error, isError, isFetching, refetch } = useQuery(
    queryFor(orderApi.order, { transactionId: orderId }),
  )
  if (isMissing(error)) return <OrderMissing />
  if (isError && !data)
    return (
      <PageFailed title={title} what="The receipt" retrying={isFetching} onRetry={() => void refetch()} />
    )
  if (!data) return <WaitingPage title={title} />
  const orders = [data.order, ...data.others].sort((one, other) =>
    one.orderNumber.localeCompare(other.orderNumber),
  )
  const waiting = orders.find((order) => order.family === 'purchase' && order.state === 'created')
  return waiting ? <NotPaid order={waiting} /> : <CartReceipt orders={orders} />
}

function NotPaid({ order: { transactionId } }: { order: Order }) {
  return (
    <Page title="There is no receipt yet">
      <EmptyState
        fullPage
        title="You have not paid these orders"
        action={
          <LinkButton to={href(cartPlaces.payment, { order: transactionId })}>See the payment</LinkButton>
        }
      >
        You get a receipt once you have paid. The payment page shows the status and your options.
      </EmptyState>
    </Page>
  )
}

/** What was placed and paid needs no draft any more (S3.042). */
function useDraftEnds(orders: readonly Order[]): void {
  const [{ orderId }, setDraft] = useAtom(purchaseDraftAtom)
  const over = orders.some(({ transactionId }) => transactionId === orderId)
  useEffect(() => {
    if (over) setDraft(RESET)
  }, [over, setDraft])
}

function CartReceipt({ orders }: { orders: readonly Order[] }) {
  useDraftEnds(orders)
  const bought = orders.filter((order) => order.family === 'purchase')
  const paid = bought.reduce((sum, { amount }) => sum + amount, 0)
  const headline = paid > 0 ? `We have your ${formatRupeesRounded(paid)}` : 'Your orders are placed'
  return (
    <Page title={headline} context={`${ordersText(orders.length)}, one payment.`}>
      <SideLayout aside={<Summary orders={orders} paid={paid} />}>
        <Stack>
          {orders.map((order, index) => (
            <OrderCard key={order.transactionId} order={order} place={index + 1} />
          ))}
        </Stack>
      </SideLayout>
    </Page>
  )
}

function OrderCard({ order, place }: { order: Order; place: number }) {
  const { scheme, orderNumber } = order
  const words = receiptWordsOf(order)
  const { tone, text } = words.status(order)
  return (
    <Card
      title={`${place}. ${order.family === 'purchase' ? 'Purchase' : 'SIP'}`}
      action={<StatusPill tone={tone}>{text}</StatusPill>}
    >
      <SchemeHead
        category={scheme.fundType}
        name={scheme.schemeName}
        planMode={scheme.planMode}
        optDesc={scheme.optDesc}
      />
      <Stack gap="fields">
        <DetailList rows={[{ label: 'Order', value: orderNumber }, ...ownRows(order)]} />
        <p>
          <TextLink to={href(routes.investSuccess, { order: order.transactionId })}>
            See what happens next with order {orderNumber}
          </TextLink>
        </p>
      </Stack>
    </Card>
  )
}

function ownRows(order: Order) {
  if (order.family === 'purchase')
    return [
      { label: 'Amount', value: formatRupees(order.amount) },
      ...(order.failureReason ? [{ label: 'Why', value: order.failureReason }] : []),
      ...(isPaid(order) ? [{ label: 'Units on', value: formatLongDate(order.unitsOn) }] : []),
    ]
  if (order.family !== 'registration' || order.kind !== 'SIP') return []
  return [
    { label: 'Each instalment', value: formatRupees(order.amount) },
    { label: 'First debit', value: formatLongDate(order.firstDebitOn) },
  ]
}

function Summary({ orders, paid }: { orders: readonly Order[]; paid: number }) {
  const [first, ...others] = orders
  if (!first) return null
  return (
    <Card title={title}>
      <Stack gap="fields">
        <DetailList
          rows={[
            ...orders.map((order) => ({ label: order.orderNumber, value: order.scheme.schemeName })),
            { label: 'Paid', value: <Money paise={paid} />, total: true },
          ]}
        />
        <LinkButton to={href(routes.dashboard)} fullWidth>
          Go to my portfolio
        </LinkButton>
        <ReceiptActions orders={[first, ...others]} />
      </Stack>
    </Card>
  )
}
