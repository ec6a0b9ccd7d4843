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
} from '@portal/kernel'
import { orderApi, type PurchaseOrder } from '@portal/kernel/contracts/order'
import { paymentApi } from '@portal/kernel/contracts/payment'
import { purchaseDraftAtom } from '../purchases/purchase-draft'
import { isMissing, OrderMissing } from '../shared/order-missing'
import { PageFailed } from '../shared/page-failed'
import { WaitingPage } from '../shared/waiting-page'
import { OrderOver } from './order-over'
import { PayOrder } from './pay-order'
import { paymentView } from './payment-view'
import { usePaymentOrder } from './use-payment-order'

const title = 'How do you want to pay?'

/** Pays the order named in the address, so that a reload and the way back from a bank find it again. */
export default function PaymentPage() {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  return orderId ? <OrderPayment key={orderId} orderId={orderId} /> : <OrderMissing />
}

function OrderPayment({ orderId }: { orderId: string }) {
  const asked = usePaymentOrder(orderId)
  const banks = useQuery(queryFor(paymentApi.banks, { transactionId: orderId }))
  const order = asked.data?.order
  const view = order && paymentView(order)
  const paid = view?.kind === 'paid' ? order : undefined
  useFreshDraft(orderId, view?.kind === 'over')
  usePaid(paid)

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
  if (!order || !view || view.kind === 'paid' || !banks.data) return <WaitingPage title={title} />
  return (
    <PayOrder
      order={order}
      banks={banks.data.banks}
      view={view}
      onCheck={() => void asked.refetch()}
      trouble={asked.error?.message}
    />
  )
}

/** On to the receipt: of the order, or of the SIP whose first instalment it is. */
function usePaid(paid: PurchaseOrder | undefined): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { transactionId, kind } = paid ?? {}
  useEffect(() => {
    if (transactionId === undefined) return
    const goOn = (order: string) => void navigate(href(routes.investSuccess, { order }), { replace: true })
    if (kind !== 'SIP_INSTALMENT') return goOn(transactionId)
    client.fetchQuery(queryFor(orderApi.order, { transactionId })).then(
      ({ others }) =>
        goOn(others.find(({ family }) => family === 'registration')?.transactionId ?? transactionId),
      () => goOn(transactionId),
    )
  }, [transactionId, kind, client, navigate])
}

/** An order that has ended is not the draft's any more: the same purchase may then be placed again. */
function useFreshDraft(orderId: string, over: boolean): void {
  const [draft, setDraft] = useAtom(purchaseDraftAtom)
  const ended = over && draft.orderId === orderId
  useEffect(() => {
    if (ended) setDraft((last) => ({ ...last, idempotencyKey: null, orderId: null }))
  }, [ended, setDraft])
}
