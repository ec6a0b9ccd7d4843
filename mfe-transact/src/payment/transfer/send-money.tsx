import {
  Card,
  DetailList,
  href,
  LinkButton,
  Note,
  Page,
  SideLayout,
  Stack,
  Stepper,
  type RouteReference,
  useSearchParams,
} from '@portal/kernel'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { cartSteps } from '../../cart/cart-places'
import { purchaseSteps } from '../../transaction/steps'
import { isMissing, OrderMissing } from '../../shared/order-missing'
import { PageFailed } from '../../shared/page-failed'
import { WaitingPage } from '../../shared/waiting-page'
import { OrderOver } from '../order-over'
import { type AttemptNote, isOpenAttempt, lastAttempt, paymentView } from '../payment-view'
import { orderLines } from '../payment-summary'
import { type Checkout, usePaymentOrder } from '../use-payment-order'
import { ChequeSlip } from './cheque-slip'
import { TransferCards } from './transfer-cards'

const title = 'Send your money'

interface SendMoneyProps {
  /** Where another way to pay is chosen. */
  payment: RouteReference<'order'>
  receipt: RouteReference<'order'>
}

/** Where to transfer the money of a checkout, or what to write on its cheque (decision 40). */
export function SendMoney(places: SendMoneyProps) {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  return orderId ? <OfOrder key={orderId} orderId={orderId} {...places} /> : <OrderMissing />
}

function OfOrder({ orderId, payment, receipt }: SendMoneyProps & { orderId: string }) {
  const asked = usePaymentOrder(orderId)
  if (isMissing(asked.error)) return <OrderMissing />
  if (asked.isError && !asked.data)
    return (
      <PageFailed
        title={title}
        what="Your order"
        retrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!asked.data) return <WaitingPage title={title} />
  const { order, checkout } = asked.data
  const view = paymentView(order)
  if (view.kind === 'over') return <OrderOver view={view} />
  if (view.kind === 'paid') return <Arrived at={href(receipt, { order: orderId })} />
  const note = view.kind === 'choose' ? view.note : undefined
  return (
    <Waiting order={order} checkout={checkout} note={note} otherWay={href(payment, { order: orderId })} />
  )
}

function Arrived({ at }: { at: string }) {
  return (
    <Page title="Your money is here">
      <Card label="Paid">
        <Stack gap="fields">
          <p role="status">Your order is paid. The receipt says which NAV you get.</p>
          <LinkButton to={at}>See the receipt</LinkButton>
        </Stack>
      </Card>
    </Page>
  )
}

interface WaitingProps {
  order: PurchaseOrder
  checkout: Checkout
  /** How the last attempt ended. */
  note: AttemptNote | undefined
  otherWay: string
}

function Waiting({ order, checkout, note, otherWay }: WaitingProps) {
  const attempt = lastAttempt(order)
  const open = attempt && isOpenAttempt(attempt) ? attempt : undefined
  const isCart = checkout.orders.length > 1
  return (
    <Page title={title} back={{ to: otherWay, label: 'Ways to pay' }}>
      <Stepper {...(isCart ? cartSteps('pay') : purchaseSteps('pay'))} />
      <SideLayout
        aside={
          <Card label="Order">
            <DetailList rows={orderLines(checkout)} />
          </Card>
        }
      >
        {open?.paymentMode === 'RTGS' ? (
          <TransferCards order={order} attempt={open} />
        ) : open?.paymentMode === 'CHEQUE' ? (
          <ChequeSlip order={order} checkout={checkout} attempt={open} />
        ) : (
          <NothingToSend note={note} otherWay={otherWay} />
        )}
      </SideLayout>
    </Page>
  )
}

function NothingToSend({ note, otherWay }: Pick<WaitingProps, 'note' | 'otherWay'>) {
  return (
    <Card title="We wait for no transfer and no cheque">
      <Stack gap="fields">
        {note && (
          <Note tone={note.tone} title={note.title}>
            {note.text}
          </Note>
        )}
        <p>Choose how you want to pay this order.</p>
        <LinkButton to={otherWay}>Choose how to pay</LinkButton>
      </Stack>
    </Card>
  )
}
