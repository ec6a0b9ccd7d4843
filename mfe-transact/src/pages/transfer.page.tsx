import {
  Requested,
  Card,
  DetailList,
  href,
  LinkButton,
  Note,
  Page,
  SideLayout,
  Stack,
  Stepper,
  textOf,
  useFigures,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import {
  type Checkout,
  checkoutSteps,
  useCheckoutPlaces,
  usePaymentOrder,
} from '../payment/use-payment-order'
import { type AttemptNote, OrderOver, paymentView } from '../payment/payment-view'
import { orderLines } from '../payment/payment-summary'
import { isOpenAttempt, lastAttempt } from '../payment/attempts'
import { ChequeSlip, TransferCards } from '../payment/transfer/transfer-cards'
import { isMissing, OrderMissing, pageOfOrder } from '../shared/order-missing'

const title = msg`Send your money`

/** Where to transfer the money of a checkout, or what to write on its cheque (decision 40, S2.042). */
export default pageOfOrder(SendMoney)

function SendMoney({ orderId }: { orderId: string }) {
  const requested = usePaymentOrder(orderId)
  const places = useCheckoutPlaces()
  const figures = useFigures()
  if (isMissing(requested.error)) return <OrderMissing />
  return (
    <Requested title={textOf(title)} failure={t`Your order did not load`} query={requested}>
      {({ order, checkout }) => {
        const view = paymentView(order, figures)
        if (view.kind === 'over') return <OrderOver view={view} />
        if (view.kind === 'paid') return <Arrived at={href(places.success, { order: orderId })} />
        const note = view.kind === 'choose' ? view.note : undefined
        const otherWay = href(places.payment, { order: orderId })
        return <Waiting order={order} checkout={checkout} note={note} otherWay={otherWay} />
      }}
    </Requested>
  )
}

function Arrived({ at }: { at: string }) {
  return (
    <Page title={t`Your money is here`}>
      <Card label={t`Paid`}>
        <Stack gap="fields">
          <p role="status">{t`Your order is paid. The receipt says which NAV you get.`}</p>
          <LinkButton to={at}>{t`See the receipt`}</LinkButton>
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
  return (
    <Page title={textOf(title)} back={{ to: otherWay, label: t`Ways to pay` }}>
      <Stepper {...checkoutSteps(checkout)} />
      <SideLayout
        aside={
          <Card label={t`Order`}>
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
    <Card title={t`We wait for no transfer and no cheque`}>
      <Stack gap="fields">
        {note && (
          <Note tone={note.tone} title={note.title}>
            {note.text}
          </Note>
        )}
        <p>{t`Choose how you want to pay this order.`}</p>
        <LinkButton to={otherWay}>{t`Choose how to pay`}</LinkButton>
      </Stack>
    </Card>
  )
}
