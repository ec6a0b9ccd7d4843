import { useEffect } from 'react'
import { href, queryFor, RESET, routes, useAtom, useAtomValue, useQuery, useSetAtom } from '@portal/kernel'
import { type Order, type PurchaseOrder, orderApi } from '@portal/kernel/contracts/order'
import { outflowDraftAtom } from '../kinds/outflow/outflow-draft'
import { useReceiptWords } from '../kinds/use-receipt-words'
import { OrderOver } from '../payment/order-over'
import { paymentView } from '../payment/payment-view'
import { draftAtom, endPurchaseAtom } from '../transaction/draft'
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

/** A checkout with a receipt needs no draft any more; the next one starts afresh (S3.042). */
function useDraftEnds(placed: readonly Order[]): void {
  const purchase = useAtomValue(draftAtom)
  const endPurchase = useSetAtom(endPurchaseAtom)
  const [exit, setExit] = useAtom(outflowDraftAtom)
  const over = placed.filter((order) => !waitsForMoney(order)).map(({ transactionId }) => transactionId)
  const purchaseIsOver = purchase.orderId !== null && over.includes(purchase.orderId)
  const exitIsOver = exit.orderId !== null && over.includes(exit.orderId)
  useEffect(() => {
    if (purchaseIsOver) endPurchase()
    if (exitIsOver) setExit(RESET)
  }, [purchaseIsOver, exitIsOver, endPurchase, setExit])
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
