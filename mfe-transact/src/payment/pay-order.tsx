import {
  ActionBar,
  Button,
  Card,
  DetailList,
  scopeOfVisit,
  formatDate,
  formatRupeesRounded,
  formatTime,
  href,
  indiaDate,
  LinkButton,
  Note,
  OnlyWide,
  Page,
  paymentModeLabels,
  queryFor,
  RefusalNote,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useAtomValue,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { paymentApi } from '@portal/contracts/payments/payment'
import type { PaymentAttempt } from '@portal/contracts/payments/payment-attempt'
import { type ReactNode, useState } from 'react'
import { beginsPayment, type PayAction } from './pay-action'
import { usePayDeadline } from './pay-deadline'
import { upiAccounts } from './payment-choices'
import { PaymentModes } from './payment-modes'
import { PaymentSummary } from './payment-summary'
import type { PaymentView } from './payment-view'
import { ChequeFields, chequeOf, type ChequeValues, noCheque } from './transfer/cheque-fields'
import { UpiPanel } from './upi-panel'
import { type PayingFacts, usePayOrder } from './use-payment'
import { type Checkout, checkoutSteps, sendingPlace } from './use-payment-order'
import { draftAtom } from '../transaction/draft'

interface PayOrderProps extends PayingFacts {
  order: PurchaseOrder
  /** What one payment pays for: the order, and the others of its cart. */
  checkout: Checkout
  /** The server's clock before this machine's, in milliseconds. */
  clockAhead: number
  view: Extract<PaymentView, { kind: 'choose' | 'waiting' }>
  /** Asks the server how the payment stands. */
  onCheck: () => void
  /** Set while the server cannot be asked how the payment stands. */
  trouble: string | undefined
}

const toReview = () => ({ to: href(routes.investReview), label: t`Review` })
const toHome = () => ({ to: href(routes.dashboard), label: t`Home` })
/** A visit for one task leads nowhere else. */
const outside = () => (scopeOfVisit() ? {} : { back: toHome() })

/** How an order is paid: the ways, what the last attempt came to, and the order beside them. */
export function PayOrder(props: PayOrderProps) {
  const { order, checkout, clockAhead, banks, mandates, health, view, onCheck, trouble } = props
  const draft = useAtomValue(draftAtom)
  const place = sendingPlace(checkout)
  const [cheque, setCheque] = useState<ChequeValues>(noCheque)
  const [missing, setMissing] = useState(false)
  const paying = usePayOrder(order, checkout.amount, { banks, mandates, health }, view, {
    cheque: chequeOf(cheque),
    place,
  })
  const { choice, payment, busy, start } = paying
  const deadline = usePayDeadline(order, { ahead: clockAhead, mode: choice.mode }, onCheck)
  const action: PayAction = deadline.isOver && beginsPayment(paying.action) ? { kind: 'wait' } : paying.action
  const amount = formatRupeesRounded(checkout.amount)
  const debit = view.kind === 'waiting' ? view.attempt.debit : undefined
  const debitDay = debit && formatDate(debit.debitOn)
  const back = draft.orderId === order.transactionId ? { back: toReview() } : outside()
  const fields = { values: cheque, onChange: setCheque, told: missing, orderId: order.transactionId }
  const press = () => {
    if (action.kind === 'check') return onCheck()
    const lacks = choice.mode === 'CHEQUE' && !chequeOf(cheque)
    setMissing(lacks)
    if (!lacks) start()
  }
  const transferAt = href(place, { order: order.transactionId })
  const button = <PayButton onPress={press} {...{ action, busy, transferAt }} />
  return (
    <Page title={debit ? t`Your mandate pays this order` : t`How do you want to pay?`} {...back}>
      <Stepper {...checkoutSteps(checkout)} />
      <SideLayout
        aside={
          <PaymentSummary
            order={order}
            checkout={checkout}
            deadline={debit ? undefined : deadline}
            waiting={view.note?.tone === 'info' && !debit ? view.note : undefined}
            action={action.kind !== 'wait' && <OnlyWide>{button}</OnlyWide>}
          />
        }
      >
        <Stack>
          <PaymentNotes view={view} refusal={payment.error?.message} trouble={trouble} />
          <FailedPayments transactionId={order.transactionId} />
          {!debit?.isWithBank && (
            <WaysToPay paying={paying} amount={amount}>
              <ChequeFields {...fields} />
            </WaysToPay>
          )}
        </Stack>
      </SideLayout>
      <ActionBar label={debitDay ? t`Debit on ${debitDay}` : deadline.countdown} amount={amount}>
        {button}
      </ActionBar>
    </Page>
  )
}

interface WaysToPayProps {
  paying: ReturnType<typeof usePayOrder>
  amount: string
  /** What is asked of a cheque. */
  children: ReactNode
}

function WaysToPay({ paying, amount, children }: WaysToPayProps) {
  const { modes, choice, choose, started, busy } = paying
  return (
    <Card label={t`Ways to pay`}>
      <PaymentModes
        modes={modes}
        choice={choice}
        onChoose={choose}
        cheque={children}
        upi={<UpiPanel amount={amount} accounts={upiAccounts(modes)} started={started} busy={busy} />}
      />
    </Card>
  )
}

interface PayButtonProps {
  action: PayAction
  busy: boolean
  onPress: () => void
  /** The page that says where to send the money. */
  transferAt: string
}

function PayButton({ action, busy, onPress, transferAt }: PayButtonProps) {
  if (action.kind === 'wait') return null
  if (action.kind === 'transfer')
    return (
      <LinkButton to={transferAt} fullWidth>
        {action.label}
      </LinkButton>
    )
  if (action.kind === 'open')
    return (
      <LinkButton href={action.url} fullWidth>
        {action.label}
      </LinkButton>
    )
  return (
    <Button fullWidth busy={busy} onClick={onPress}>
      {action.label}
    </Button>
  )
}

function PaymentNotes({
  view,
  refusal,
  trouble,
}: Pick<PayOrderProps, 'view' | 'trouble'> & { refusal?: string }) {
  const isOfDebit = view.kind === 'waiting' && view.attempt.debit !== undefined
  const told = view.note?.tone === 'info' && !isOfDebit ? undefined : view.note
  return (
    <>
      {told && (
        <Note tone={told.tone} title={told.title} role="status">
          {told.text}
        </Note>
      )}
      {refusal && <RefusalNote title={t`We could not start the payment.`}>{refusal}</RefusalNote>}
      {trouble && (
        <Note tone="warning" title={t`We cannot check your payment now.`} role="status">
          {trouble} {t`We keep checking. If money left your account, do not pay again.`}
        </Note>
      )}
    </>
  )
}

/** What became of the payments that a link is about: each with its way, its time and the bank's reason (S7.041). */
function FailedPayments({ transactionId }: { transactionId: string }) {
  const { data } = useQuery({
    ...queryFor(paymentApi.getPaymentFailedDetails, { transactionId }),
    enabled: scopeOfVisit() === 'paymentFailedLink',
  })
  if (!data?.failures.length) return null
  return (
    <Card title={t`Payments that did not go through`}>
      <DetailList rows={data.failures.map((each) => ({ label: when(each), value: why(each) }))} />
    </Card>
  )
}

const when = ({ startedAt, settledAt }: PaymentAttempt): string => {
  const moment = settledAt ?? startedAt
  return `${formatDate(indiaDate(moment))}, ${formatTime(moment)}`
}

function why({ paymentMode, bankName, state, reason }: PaymentAttempt): string {
  const by = `${paymentModeLabels[paymentMode]}${bankName ? `, ${bankName}` : ''}`
  if (state === 'abandoned') return t`${by}: not finished`
  return reason ? `${by}: ${reason}` : t`${by}: the bank gave no reason`
}
