import { Card, DetailList, formatDate, Money, Note, Spinner, useAtomValue, Verbatim } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
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
    <Card label={t`Order`}>
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
      <p className={styles.hint}>{t`You cannot pay twice for one order.`}</p>
    </Card>
  )
}

const isInstalment = ({ kind }: PurchaseOrder): boolean => kind === 'SIP_INSTALMENT'

function OrderLines({ order }: { order: PurchaseOrder }) {
  const { scheme, orderNumber, amount } = order
  return (
    <>
      <SchemeHead scheme={scheme} />
      <DetailList
        rows={[
          { label: t`Order`, value: orderNumber },
          { label: isInstalment(order) ? t`First instalment` : t`Lump sum`, value: <Money paise={amount} /> },
          { label: t`To pay`, value: <Money paise={amount} />, total: true },
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
  const { amount, trxnRefNo: orderNumber } = sip
  const day = formatDate(sip.startDate)
  return (
    <p className={styles.hint}>
      <Trans>
        Your SIP of <Money paise={amount} /> is order <Verbatim>{orderNumber}</Verbatim>. Its first debit by
        mandate is on {day}.
      </Trans>
    </p>
  )
}

function lineOf(order: PurchaseOrder): string {
  const { schemeName } = order.scheme
  return isInstalment(order) ? t`${schemeName}, first instalment` : t`${schemeName}, lump sum`
}

/** What one payment pays for, line by line. */
export const orderLines = ({ orders, amount }: Checkout) => [
  ...orders.map((order) => ({
    label: lineOf(order),
    value: <Money paise={order.amount} />,
  })),
  { label: t`To pay`, value: <Money paise={amount} />, total: true },
]
