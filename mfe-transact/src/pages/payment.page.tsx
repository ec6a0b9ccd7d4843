import { useEffect } from 'react'
import {
  href,
  queryFor,
  routes,
  useAtom,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
  type RouteReference,
} from '@portal/kernel'
import { orderApi, type PurchaseOrder } from '@portal/kernel/contracts/order'
import { paymentApi } from '@portal/kernel/contracts/payment'
import { notPlaced } from '@portal/kernel/contracts/transaction-draft'
import { draftAtom } from '../transaction/draft'
import { usePutAway } from '../transaction/use-put-away'
import { isMissing, OrderMissing } from '../shared/order-missing'
import { PageFailed } from '../shared/page-failed'
import { WaitingPage } from '../shared/waiting-page'
import { OrderOver } from '../payment/order-over'
import { PayOrder } from '../payment/pay-order'
import { paymentView, troubleOf } from '../payment/payment-view'
import { usePaymentOrder } from '../payment/use-payment-order'

const title = 'How do you want to pay?'

/** Where the receipt is of what was paid: of one order, or of a cart. */
type ReceiptPlace = RouteReference<'order'>

/** Pays the order named in the address, so that a reload and the way back from a bank find it again. */
export default function PaymentPage() {
  return <PaymentOf receipt={routes.investSuccess} />
}

/** Pays the checkout of the order named in the address. */
export function PaymentOf({ receipt }: { receipt: ReceiptPlace }) {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  return orderId ? <OrderPayment key={orderId} orderId={orderId} receipt={receipt} /> : <OrderMissing />
}

function OrderPayment({ orderId, receipt }: { orderId: string; receipt: ReceiptPlace }) {
  const asked = usePaymentOrder(orderId)
  const banks = useQuery(queryFor(paymentApi.banks, { transactionId: orderId }))
  const health = useQuery(queryFor(paymentApi.bankHealth, {}))
  const order = asked.data?.order
  const view = order && paymentView(order)
  const paid = view?.kind === 'paid' ? order : undefined
  useFreshDraft(orderId, view?.kind === 'over')
  usePaid(paid, receipt)
  usePutAway('payment', view && troubleOf(view))

  if (isMissing(asked.error)) return <OrderMissing />
  if (view?.kind === 'over') return <OrderOver view={view} />
  if ((asked.isError && !order) || (banks.isError && !banks.data))
    return (
      <PageFailed
        title={title}
        what="Your order"
        retrying={asked.isFetching || banks.isFetching}
        onRetry={() => void Promise.all([asked.refetch(), banks.refetch()])}
      />
    )
  if (!asked.data || !order || !view || view.kind === 'paid' || !banks.data)
    return <WaitingPage title={title} />
  return (
    <PayOrder
      order={order}
      checkout={asked.data.checkout}
      clockAhead={Date.parse(asked.data.serverNow) - asked.dataUpdatedAt}
      banks={banks.data.banks}
      mandates={banks.data.mandates}
      health={health.data?.banks}
      view={view}
      onCheck={() => void asked.refetch()}
      trouble={asked.error?.message}
    />
  )
}

/** On to the receipt: of the order, or of the SIP whose first instalment it is. */
function usePaid(paid: PurchaseOrder | undefined, receipt: ReceiptPlace): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { transactionId, kind } = paid ?? {}
  useEffect(() => {
    if (transactionId === undefined) return
    // What was asked for before says that it is not paid, and that nothing is on its way.
    client.removeQueries(queryFor(orderApi.order, { transactionId }))
    void client.invalidateQueries({ refetchType: 'none' })
    const goOn = (order: string) => void navigate(href(receipt, { order }), { replace: true })
    if (kind !== 'SIP_INSTALMENT' || receipt !== routes.investSuccess) return goOn(transactionId)
    client.fetchQuery(queryFor(orderApi.order, { transactionId })).then(
      ({ others }) =>
        goOn(others.find(({ family }) => family === 'registration')?.transactionId ?? transactionId),
      () => goOn(transactionId),
    )
  }, [transactionId, kind, receipt, client, navigate])
}

/** An order that has ended is not the draft's any more: the same purchase may then be placed again. */
function useFreshDraft(orderId: string, over: boolean): void {
  const [draft, setDraft] = useAtom(draftAtom)
  const ended = over && draft.orderId === orderId
  useEffect(() => {
    if (ended) setDraft((last) => ({ ...last, ...notPlaced }))
  }, [ended, setDraft])
}
