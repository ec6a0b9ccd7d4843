import { useEffect } from 'react'
import {
  EmptyState,
  href,
  LinkButton,
  newTransactionDraftAtom,
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
  useDraftEnds(order)
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
  if (order.family === 'purchase' && !isPaid(order)) return <NotPaid order={order} />
  const words = receiptWordsOf(order)
  return words ? <Receipt order={order} others={asked.data?.others ?? []} words={words} /> : <OrderMissing />
}

/** An order with a receipt needs no draft any more; the next one starts afresh (S3.042). */
function useDraftEnds(order: Order | undefined): void {
  const [purchase, setPurchase] = useAtom(newTransactionDraftAtom)
  const [exit, setExit] = useAtom(exitDraftAtom)
  const isOver = order && (order.family !== 'purchase' || isPaid(order))
  const over = isOver ? order.transactionId : undefined
  useEffect(() => {
    if (over && purchase.orderId === over) setPurchase(RESET)
    if (over && exit.orderId === over) setExit(RESET)
  }, [over, purchase.orderId, exit.orderId, setPurchase, setExit])
}

function NotPaid({ order }: { order: PurchaseOrder }) {
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
