import { Card, DetailList, formatTime, Money, Spinner } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/transaction'
import type { ReactNode } from 'react'
import { CutOffNote } from '../shared/cut-off-note'
import type { NavTiming } from '../shared/nav-timing'
import { SchemeHead } from '../shared/scheme-head'
import styles from './payment.module.css'

export interface PaymentSummaryProps {
  order: Order
  timing: NavTiming | undefined
  /** What is waited for, while an attempt is on its way. */
  waiting: { title: string; text: string } | undefined
  /** The primary button, on wide screens. */
  action: ReactNode
}

/** What is paid, for which NAV, and what the page waits for. */
export function PaymentSummary({ order, timing, waiting, action }: PaymentSummaryProps) {
  const { scheme, orderNumber, amount, payBefore } = order
  return (
    <Card label="Order">
      <SchemeHead
        category={scheme.fundType}
        name={scheme.schemeName}
        planMode={scheme.planMode}
        optDesc={scheme.optDesc}
      />
      <DetailList
        rows={[
          { label: 'Order', value: orderNumber },
          { label: 'One time', value: <Money paise={amount} /> },
          { label: 'To pay', value: <Money paise={amount} />, total: true },
        ]}
      />
      {timing && (
        <div className={styles.block}>
          <CutOffNote timing={timing} />
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
      <p className={styles.hint}>
        Pay by {formatTime(payBefore)}, or the order ends. Paying twice is not possible.
      </p>
    </Card>
  )
}
