import { useEffect } from 'react'
import {
  Requested,
  both,
  href,
  queryFor,
  type RouteReference,
  routes,
  textOf,
  useAtom,
  useFigures,
  useNavigate,
  useQuery,
  useQueryClient,
  WaitingPage,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { orderApi, type PurchaseOrder } from '@portal/contracts/orders/order'
import { paymentApi } from '@portal/contracts/payments/payment'
import { notPlaced } from '@portal/contracts/orders/transaction-draft'
import { draftAtom } from '../transaction/draft'
import { useParkDraft } from '../transaction/use-park-draft'
import { isMissing, OrderMissing, pageOfOrder } from '../shared/order-missing'
import { useCheckoutPlaces, usePaymentOrder } from '../payment/use-payment-order'
import { OrderOver, paymentView, troubleOf } from '../payment/payment-view'
import { PayOrder } from '../payment/pay-order'

const title = msg`How do you want to pay?`

/** Pays the checkout of an order: it alone, or all orders of a cart at once (S2.042). */
export default pageOfOrder(OrderPayment)

function OrderPayment({ orderId }: { orderId: string }) {
  const requested = usePaymentOrder(orderId)
  const banks = useQuery(queryFor(paymentApi.banks, { transactionId: orderId }))
  const health = useQuery(queryFor(paymentApi.bankHealth, {}))
  const figures = useFigures()
  const order = requested.data?.order
  const view = order && paymentView(order, figures)
  const paid = view?.kind === 'paid' ? order : undefined
  useFreshDraft(orderId, view?.kind === 'over')
  usePaid(paid, useCheckoutPlaces().success)
  useParkDraft('payment', view && troubleOf(view))

  if (isMissing(requested.error)) return <OrderMissing />
  if (view?.kind === 'over') return <OrderOver view={view} />
  if (view?.kind === 'paid') return <WaitingPage title={textOf(title)} />
  return (
    <Requested title={textOf(title)} failure={t`Your order did not load`} query={both(requested, banks)}>
      {([{ order: toPay, checkout, serverNow }, { banks: accounts, mandates }]) =>
        view && (
          <PayOrder
            order={toPay}
            checkout={checkout}
            clockAhead={Date.parse(serverNow) - requested.dataUpdatedAt}
            banks={accounts}
            mandates={mandates}
            health={health.data?.banks}
            view={view}
            onCheck={() => void requested.refetch()}
            trouble={requested.error?.message}
          />
        )
      }
    </Requested>
  )
}

/** On to the receipt: of the order, or of the SIP whose first instalment it is. */
function usePaid(paid: PurchaseOrder | undefined, receipt: RouteReference<'order'>): void {
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
