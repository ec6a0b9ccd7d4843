import { Card, DetailList, Money, Note, Spinner } from '@portal/kernel'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import type { ReactNode } from 'react'
import { SchemeHead } from '../shared/scheme-head'
import type { PayDeadline } from './pay-deadline'
import styles from './payment.module.css'

export interface PaymentSummaryProps {
  order: PurchaseOrder
  deadline: PayDeadline
  /** What is waited for, while an attempt is on its way. */
  waiting: { title: string; text: string } | undefined
  /** The primary button, on wide screens. */
  action: ReactNode
}

/** What is paid, by when, for which NAV, and what the page waits for. */
export function PaymentSummary({ order, deadline, waiting, action }: PaymentSummaryProps) {
  const { scheme, orderNumber, amount, kind } = order
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
          {
            label: kind === 'SIP_INSTALMENT' ? 'First instalment' : 'Lump sum',
            value: <Money paise={amount} />,
          },
          { label: 'To pay', value: <Money paise={amount} />, total: true },
        ]}
      />
      <div className={styles.block}>
        <Note icon="clock" title={deadline.headline} role="timer" compact>
          {deadline.text}
        </Note>
      </div>
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
