import {
  Requested,
  both,
  Card,
  DetailList,
  EmptyPage,
  formatLongDate,
  formatRupees,
  formatRupeesRounded,
  href,
  LinkButton,
  Money,
  Page,
  queryFor,
  routes,
  SideLayout,
  Stack,
  StatusPill,
  textOf,
  TextLink,
  useQuery,
  Verbatim,
} from '@portal/kernel'
import { msg, t, Trans } from '@portal/kernel/words'
import { type Order, orderApi, type PurchaseOrder } from '@portal/contracts/orders/order'
import { useReceiptWords } from '../kinds/index'
import { isPaid, type ReceiptWords } from '../transaction/receipt/receipt-words'
import { useDraftEnds } from '../transaction/kept-draft'
import { isMissing, OrderMissing, pageOfOrder } from '../shared/order-missing'
import { SchemeHead } from '../shared/scheme-head'
import { ReceiptActions } from '../transaction/receipt/receipt-actions'
import { cartPlaces } from '../cart/cart-places'
import { ordersText } from '../cart/cart-words'

const title = msg`Receipt`

/** One receipt for all orders of a cart (S2.042). */
export default pageOfOrder(OrdersReceipt)

function OrdersReceipt({ orderId }: { orderId: string }) {
  const requested = useQuery(queryFor(orderApi.order, { transactionId: orderId }))
  const all = requested.data ? [requested.data.order, ...requested.data.others] : []
  const orders = all.sort((one, other) => one.orderNumber.localeCompare(other.orderNumber))
  const read = useReceiptWords(orders)
  if (isMissing(requested.error)) return <OrderMissing />
  const unpaid = orders.find((order) => order.family === 'purchase' && unpaidStates.includes(order.state))
  if (unpaid) return <NotPaid order={unpaid} />
  return (
    <Requested title={textOf(title)} failure={t`The receipt did not load`} query={both(requested, read)}>
      {([, words]) => <CartReceipt orders={orders} words={words} />}
    </Requested>
  )
}

/** The orders of a cart are paid together, or run out together. */
const unpaidStates: readonly Order['state'][] = ['created', 'expired']

function NotPaid({ order: { transactionId, state } }: { order: Order }) {
  const isOver = state === 'expired'
  return (
    <EmptyPage
      title={isOver ? t`There is no receipt` : t`There is no receipt yet`}
      says={isOver ? t`These orders ran out before they were paid` : t`You have not paid these orders`}
      nextLink={{ to: href(cartPlaces.payment, { order: transactionId }), label: t`See the payment` }}
    >
      {isOver
        ? t`Nothing was bought. The payment page shows what became of the payment.`
        : t`You get a receipt once you have paid. The payment page shows the status and your options.`}
    </EmptyPage>
  )
}

interface CartReceiptProps {
  orders: readonly Order[]
  /** What each of them says, in their order. */
  words: readonly ReceiptWords[]
}

function CartReceipt({ orders, words }: CartReceiptProps) {
  useDraftEnds(orders)
  const bought = orders.filter((order) => order.family === 'purchase')
  const paid = totalOf(bought.filter(isPaid))
  const refunded = totalOf(bought) - paid
  const count = ordersText(orders.length)
  return (
    <Page title={headline({ paid, refunded })} context={t`${count}, one payment.`}>
      <SideLayout aside={<Summary orders={orders} paid={paid} refunded={refunded} />}>
        <Stack>
          {orders.map((order, index) => (
            <OrderCard
              key={order.transactionId}
              order={order}
              place={index + 1}
              status={words[index]?.status(order)}
            />
          ))}
        </Stack>
      </SideLayout>
    </Page>
  )
}

const isRefunded = ({ state }: Order): boolean => state === 'refund_due' || state === 'refunded'

const totalOf = (bought: readonly PurchaseOrder[]): number =>
  bought.reduce((sum, { amount }) => sum + amount, 0)

interface Totals {
  /** What buys units, in paise. */
  paid: number
  /** What could not, and goes back or is back, in paise. */
  refunded: number
}

function headline({ paid, refunded }: Totals): string {
  if (paid > 0) return t`We have your ${{ amount: formatRupeesRounded(paid) }}`
  return refunded > 0
    ? t`We refund your ${{ amount: formatRupeesRounded(refunded) }}`
    : t`Your orders are placed`
}

interface OrderCardProps {
  order: Order
  place: number
  status: ReturnType<ReceiptWords['status']> | undefined
}

function OrderCard({ order, place, status }: OrderCardProps) {
  const { scheme, orderNumber } = order
  return (
    <Card
      title={order.family === 'purchase' ? t`${place}. Purchase` : t`${place}. SIP`}
      action={status && <StatusPill tone={status.tone}>{textOf(status.text)}</StatusPill>}
    >
      <SchemeHead scheme={scheme} />
      <Stack gap="fields">
        <DetailList rows={[{ label: t`Order`, value: orderNumber }, ...ownRows(order)]} />
        <p>
          <TextLink to={href(routes.investSuccess, { order: order.transactionId })}>
            {isRefunded(order) ? (
              <Trans>
                See what became of order <Verbatim>{orderNumber}</Verbatim>
              </Trans>
            ) : (
              <Trans>
                See what happens next with order <Verbatim>{orderNumber}</Verbatim>
              </Trans>
            )}
          </TextLink>
        </p>
      </Stack>
    </Card>
  )
}

function ownRows(order: Order) {
  if (order.family === 'purchase')
    return [
      { label: t`Amount`, value: formatRupees(order.amount) },
      ...(order.failureReason ? [{ label: t`Why`, value: order.failureReason }] : []),
      ...(isPaid(order) ? [{ label: t`Units on`, value: formatLongDate(order.unitsOn) }] : []),
    ]
  if (order.family !== 'registration' || order.kind !== 'SIP') return []
  return [
    { label: t`Each instalment`, value: formatRupees(order.amount) },
    { label: t`First debit`, value: formatLongDate(order.firstDebitOn) },
  ]
}

function Summary({ orders, paid, refunded }: Totals & { orders: readonly Order[] }) {
  const [first, ...others] = orders.filter((order) => order.family !== 'purchase' || isPaid(order))
  return (
    <Card title={textOf(title)}>
      <Stack gap="fields">
        <DetailList
          rows={[
            ...orders.map((order) => ({
              label: order.orderNumber,
              value: order.scheme.schemeName,
              verbatim: true,
            })),
            ...(refunded > 0
              ? [
                  { label: t`Paid`, value: <Money paise={paid + refunded} /> },
                  { label: t`Refund`, value: <Money paise={refunded} /> },
                ]
              : []),
            { label: refunded > 0 ? t`Invested` : t`Paid`, value: <Money paise={paid} />, total: true },
          ]}
        />
        <LinkButton to={href(routes.dashboard)} fullWidth>
          {t`Go to my portfolio`}
        </LinkButton>
        {first && <ReceiptActions orders={[first, ...others]} />}
      </Stack>
    </Card>
  )
}
