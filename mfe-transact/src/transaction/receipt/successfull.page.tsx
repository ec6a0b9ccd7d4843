import { useEffect } from 'react'
import {
  EmptyState,
  href,
  LinkButton,
  Page,
  queryFor,
  RESET,
  routes,
  useAtom,
  useQuery,
  useSearchParams,
} from '@portal/kernel'
import { type Order, type PurchaseOrder, orderApi } from '@portal/kernel/contracts/order'
import { exitDraftAtom } from '../../exits/exit-draft'
import { isPaid } from '../../kinds/lumpsum/receipt-words'
import { receiptWordsOf } from '../../kinds/receipts'
import { OrderOver } from '../../payment/order-over'
import { paymentView } from '../../payment/payment-view'
import { purchaseDraftAtom } from '../../purchases/purchase-draft'
import { isMissing, OrderMissing } from '../../shared/order-missing'
import { PageFailed } from '../../shared/page-failed'
import { WaitingPage } from '../../shared/waiting-page'
import { Receipt } from './receipt'

/** The receipt of the order named in the address. */
export default function SuccessfullPage() {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  return orderId ? <OrderReceipt orderId={orderId} /> : <OrderMissing />
}

function OrderReceipt({ orderId }: { orderId: string }) {
  const asked = useQuery(queryFor(orderApi.order, { transactionId: orderId }))
  const order = asked.data?.order
  useDraftEnds(order ? [order, ...(asked.data?.others ?? [])] : [])
  if (isMissing(asked.error)) return <OrderMissing />
  if (asked.isError && !order)
    return (
      <PageFailed
        title="Receipt"
        what="The receipt"
        retrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!order) return <WaitingPage title="Receipt" />
  if (waitsForMoney(order)) return <NotPaid order={order} />
  return <Receipt order={order} others={asked.data?.others ?? []} words={receiptWordsOf(order)} />
}

/** Whether the investor is to pay it, and has not; what a mandate pays tells of its debit. */
const waitsForMoney = (order: Order): order is PurchaseOrder =>
  order.family === 'purchase' && order.mandate === null && !isPaid(order)

/** A checkout with a receipt needs no draft any more; the next one starts afresh (S3.042). */
function useDraftEnds(placed: readonly Order[]): void {
  const [purchase, setPurchase] = useAtom(purchaseDraftAtom)
  const [exit, setExit] = useAtom(exitDraftAtom)
  const over = placed.filter((order) => !waitsForMoney(order)).map(({ transactionId }) => transactionId)
  const purchaseIsOver = purchase.orderId !== null && over.includes(purchase.orderId)
  const exitIsOver = exit.orderId !== null && over.includes(exit.orderId)
  useEffect(() => {
    if (purchaseIsOver) setPurchase(RESET)
    if (exitIsOver) setExit(RESET)
  }, [purchaseIsOver, exitIsOver, setPurchase, setExit])
}

function NotPaid({ order }: { order: PurchaseOrder }) {
  const view = paymentView(order)
  if (view.kind === 'over') return <OrderOver view={view} />
  return (
    <Page title="There is no receipt yet">
      <EmptyState
        fullPage
        title={`You have not paid order ${order.orderNumber}`}
        action={
          <LinkButton to={href(routes.investPayment, { order: order.transactionId })}>
            See the payment
          </LinkButton>
        }
      >
        You get a receipt once you have paid. The payment page shows the status and your options.
      </EmptyState>
    </Page>
  )
}
