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
import { type PurchaseOrder, orderApi } from '@portal/kernel/contracts/order'
import { isMissing, OrderMissing } from '../shared/order-missing'
import { PageFailed } from '../shared/page-failed'
import { WaitingPage } from '../shared/waiting-page'
import { Receipt } from './receipt'
import { isPaid } from './receipt-view'

/** The receipt of the order named in the address. */
export default function SuccessfullPage() {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  return orderId ? <OrderReceipt orderId={orderId} /> : <OrderMissing />
}

function OrderReceipt({ orderId }: { orderId: string }) {
  const asked = useQuery(queryFor(orderApi.order, { transactionId: orderId }))
  const order = asked.data?.order.family === 'purchase' ? asked.data.order : undefined
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
  if (asked.data && !order) return <OrderMissing />
  if (!order) return <WaitingPage title="Receipt" />
  return isPaid(order) ? <Receipt order={order} /> : <NotPaid order={order} />
}

/** A paid order needs no draft any more; the next purchase starts afresh (S3.042). */
function useDraftEnds(order: PurchaseOrder | undefined): void {
  const [draft, setDraft] = useAtom(newTransactionDraftAtom)
  const over = order !== undefined && isPaid(order) && draft.orderId === order.transactionId
  useEffect(() => {
    if (over) setDraft(RESET)
  }, [over, setDraft])
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
