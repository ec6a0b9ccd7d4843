import { useEffect } from 'react'
import { href, queryFor, RESET, routes, useAtom, useQuery } from '@portal/kernel'
import { type Order, type PurchaseOrder, orderApi } from '@portal/kernel/contracts/order'
import { outflowDraftAtom } from '../kinds/outflow/outflow-draft'
import { useReceiptWords } from '../kinds/use-receipt-words'
import { OrderOver } from '../payment/order-over'
import { paymentView } from '../payment/payment-view'
import { usePurchaseEnds } from '../transaction/draft'
import { EmptyPage } from '../shared/empty-page'
import { Asked, both } from '../shared/asked'
import { isMissing, OrderMissing, pageOfOrder } from '../shared/order-missing'
import { Receipt } from '../transaction/receipt/receipt'
import { isPaid } from '../transaction/receipt/receipt-words'

/** The receipt of an order. */
export default pageOfOrder(OrderReceipt)

function OrderReceipt({ orderId }: { orderId: string }) {
  const asked = useQuery(queryFor(orderApi.order, { transactionId: orderId }))
  const order = asked.data?.order
  useDraftEnds(order ? [order, ...(asked.data?.others ?? [])] : [])
  const read = useReceiptWords(order ? [order] : [])
  if (isMissing(asked.error)) return <OrderMissing />
  if (order && waitsForMoney(order)) return <NotPaid order={order} />
  return (
    <Asked title="Receipt" what="The receipt" query={both(asked, read)}>
      {([placed, [words]]) => words && <Receipt order={placed.order} others={placed.others} words={words} />}
    </Asked>
  )
}

/** Whether the investor is to pay it, and has not; what a mandate pays tells of its debit. */
const waitsForMoney = (order: Order): order is PurchaseOrder =>
  order.family === 'purchase' && order.mandate === null && !isPaid(order)

/** What has a receipt needs no draft any more, whatever its kind. */
function useDraftEnds(placed: readonly Order[]): void {
  const over = placed.filter((order) => !waitsForMoney(order))
  usePurchaseEnds(over)
  const [{ orderId }, setExit] = useAtom(outflowDraftAtom)
  const exitIsOver = over.some(({ transactionId }) => transactionId === orderId)
  useEffect(() => {
    if (exitIsOver) setExit(RESET)
  }, [exitIsOver, setExit])
}

function NotPaid({ order }: { order: PurchaseOrder }) {
  const view = paymentView(order)
  if (view.kind === 'over') return <OrderOver view={view} />
  return (
    <EmptyPage
      title="There is no receipt yet"
      says={`You have not paid order ${order.orderNumber}`}
      wayOn={{ to: href(routes.investPayment, { order: order.transactionId }), label: 'See the payment' }}
    >
      You get a receipt once you have paid. The payment page shows the status and your options.
    </EmptyPage>
  )
}
