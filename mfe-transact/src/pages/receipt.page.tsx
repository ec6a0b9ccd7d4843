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
  useAtomValue,
  useQuery,
  useSearchParams,
  useSetAtom,
} from '@portal/kernel'
import { type Order, type PurchaseOrder, orderApi } from '@portal/kernel/contracts/order'
import { outflowDraftAtom } from '../kinds/outflow/outflow-draft'
import { isPaid } from '../shared/is-paid'
import { useReceiptWords } from '../kinds/use-receipt-words'
import { OrderOver } from '../payment/order-over'
import { paymentView } from '../payment/payment-view'
import { draftAtom, endPurchaseAtom } from '../transaction/draft'
import { isMissing, OrderMissing } from '../shared/order-missing'
import { PageFailed } from '../shared/page-failed'
import { WaitingPage } from '../shared/waiting-page'
import { Receipt } from '../transaction/receipt/receipt'

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
  const read = useReceiptWords(order ? [order] : [])
  if (isMissing(asked.error)) return <OrderMissing />
  const failed = [asked, read].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <PageFailed
        title="Receipt"
        what="The receipt"
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  if (order && waitsForMoney(order)) return <NotPaid order={order} />
  const [words] = read.data ?? []
  if (!order || !words) return <WaitingPage title="Receipt" />
  return <Receipt order={order} others={asked.data?.others ?? []} words={words} />
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
