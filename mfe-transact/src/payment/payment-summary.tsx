import { Card, DetailList, formatDate, Money, Note, Spinner, useAtomValue } from '@portal/kernel'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { ReactNode } from 'react'
import { draftAtom } from '../transaction/draft'
import { SchemeHead } from '../shared/scheme-head'
import type { Checkout } from './use-payment-order'
import type { PayDeadline } from './pay-deadline'
import styles from './payment.module.css'

export interface PaymentSummaryProps {
  order: PurchaseOrder
  checkout: Checkout
  /** Left out while a debit is on its way: nothing is left to do by then. */
  deadline: PayDeadline | undefined
  /** What is waited for, while an attempt is on its way. */
  waiting: { title: string; text: string } | undefined
  /** The primary button, on wide screens. */
  action: ReactNode
}

/** What is paid, by when, for which NAV, and what the page waits for. */
export function PaymentSummary({ order, checkout, deadline, waiting, action }: PaymentSummaryProps) {
  return (
    <Card label="Order">
      {checkout.orders.length > 1 ? <DetailList rows={orderLines(checkout)} /> : <OrderLines order={order} />}
      <SipBeside orderId={order.transactionId} />
      {deadline && (
        <div className={styles.block}>
          <Note icon="clock" title={deadline.headline} role="timer" compact>
            {deadline.text}
          </Note>
        </div>
      )}
      {waiting && (
        <p className={styles.waiting} role="status">
          <Spinner />
          <span>
            <b>{waiting.title}</b> {waiting.text}
          </span>
        </p>
      )}
      {action && <div className={styles.block}>{action}</div>}
      <p className={styles.hint}>You cannot pay twice for one order.</p>
    </Card>
  )
}

const sort = ({ kind }: PurchaseOrder): string =>
  kind === 'SIP_INSTALMENT' ? 'First instalment' : 'Lump sum'

function OrderLines({ order }: { order: PurchaseOrder }) {
  const { scheme, orderNumber, amount } = order
  return (
    <>
      <SchemeHead scheme={scheme} />
      <DetailList
        rows={[
          { label: 'Order', value: orderNumber },
          { label: sort(order), value: <Money paise={amount} /> },
          { label: 'To pay', value: <Money paise={amount} />, total: true },
        ]}
      />
    </>
  )
}

/** The SIP that was confirmed with the draft's lump sum (S3.040): it is paid by mandate, not here. */
function SipBeside({ orderId }: { orderId: string }) {
  const draft = useAtomValue(draftAtom)
  const sip = draft.orderId === orderId ? draft.lumpsumWithSIPResult?.sip : undefined
  if (!sip?.amount || !sip.startDate) return null
  return (
    <p className={styles.hint}>
      Your SIP of <Money paise={sip.amount} /> is order {sip.trxnRefNo}. Its first debit by mandate is on{' '}
      {formatDate(sip.startDate)}.
    </p>
  )
}

/** What one payment pays for, line by line. */
export const orderLines = ({ orders, amount }: Checkout) => [
  ...orders.map((order) => ({
    label: `${order.scheme.schemeName}, ${sort(order).toLowerCase()}`,
    value: <Money paise={order.amount} />,
  })),
  { label: 'To pay', value: <Money paise={amount} />, total: true },
]
