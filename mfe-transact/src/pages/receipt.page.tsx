import { Requested, both, EmptyPage, href, queryFor, routes, useFigures, useQuery } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { type Order, type PurchaseOrder, orderApi } from '@portal/contracts/orders/order'
import { useReceiptWords } from '../kinds/index'
import { OrderOver, paymentView } from '../payment/payment-view'
import { useDraftEnds } from '../transaction/kept-draft'
import { isMissing, OrderMissing, pageOfOrder } from '../shared/order-missing'
import { Receipt } from '../transaction/receipt/receipt'
import { isPaid } from '../transaction/receipt/receipt-words'

/** The receipt of an order. */
export default pageOfOrder(OrderReceipt)

function OrderReceipt({ orderId }: { orderId: string }) {
  const requested = useQuery(queryFor(orderApi.order, { transactionId: orderId }))
  const order = requested.data?.order
  const placed = order ? [order, ...(requested.data?.others ?? [])] : []
  useDraftEnds(placed.filter((each) => !waitsForMoney(each)))
  const read = useReceiptWords(order ? [order] : [])
  if (isMissing(requested.error)) return <OrderMissing />
  if (order && waitsForMoney(order)) return <NotPaid order={order} />
  return (
    <Requested title={t`Receipt`} failure={t`The receipt did not load`} query={both(requested, read)}>
      {([answer, [words]]) => words && <Receipt order={answer.order} others={answer.others} words={words} />}
    </Requested>
  )
}

/** Whether the investor is to pay it, and has not; what a mandate pays tells of its debit. */
const waitsForMoney = (order: Order): order is PurchaseOrder =>
  order.family === 'purchase' && order.mandate === null && !isPaid(order)

function NotPaid({ order }: { order: PurchaseOrder }) {
  const view = paymentView(order, useFigures())
  if (view.kind === 'over') return <OrderOver view={view} />
  const { orderNumber, transactionId } = order
  return (
    <EmptyPage
      title={t`There is no receipt yet`}
      says={t`You have not paid order ${orderNumber}`}
      nextLink={{ to: href(routes.investPayment, { order: transactionId }), label: t`See the payment` }}
    >
      {t`You get a receipt once you have paid. The payment page shows the status and your options.`}
    </EmptyPage>
  )
}
