import { type ApiError, Card, Checkbox, Money, rupeesInWords } from '@portal/kernel'
import type { ReactNode } from 'react'
import { CutOffNote } from '../../../shared/cut-off-note'
import type { NavTiming } from '../../../shared/nav-timing'
import type { OrderRequest } from '../../../shared/order-request'
import { RefusalNote } from '../../../shared/refusal-note'
import { fieldOfRefusal } from '../../../shared/refused-field'
import { ChangeField } from './change-field'
import { ConsentText } from './consent-text'
import { mayRepeat } from '../../../transaction/place-with-code'
import styles from './review.module.css'

export interface ConfirmCardProps {
  order: OrderRequest
  timing: NavTiming | undefined
  failure: ApiError | undefined
  /** The order stands already and only waits for its money. */
  placed: boolean
  consent: { id: string; agreed: boolean; onChange: (agreed: boolean) => void; missing: boolean }
  action: ReactNode
}

/** The figure, the consent and the button that asks for the code. */
export function ConfirmCard({ order, timing, failure, placed, consent, action }: ConfirmCardProps) {
  return (
    <Card title="To pay">
      <p className={styles.figure}>
        <Money paise={order.amount} />
      </p>
      <p className={styles.small}>{rupeesInWords(order.amount)}</p>
      <div className={styles.blocks}>
        {timing && <CutOffNote timing={timing} />}
        {failure && <FailureNote failure={failure} />}
        {!placed && (
          <Checkbox
            id={consent.id}
            checked={consent.agreed}
            onChange={consent.onChange}
            error={consent.missing ? 'Tick this box to continue' : undefined}
          >
            <ConsentText schemePlanCode={order.schemePlanCode} />
          </Checkbox>
        )}
        <div className={styles.wide}>{action}</div>
      </div>
      <p className={styles.after}>
        {placed
          ? 'You placed this order. You have not paid it yet.'
          : 'We send you a one-time code first. You pay after that.'}
      </p>
    </Card>
  )
}

function FailureNote({ failure }: { failure: ApiError }) {
  if (mayRepeat(failure))
    return (
      <RefusalNote tone="warning" title="You may have placed this order.">
        {failure.message} Confirm again: you do not place it twice.
      </RefusalNote>
    )
  return (
    <RefusalNote title="Your order was not placed.">
      {failure.message}
      {fieldOfRefusal(failure.code) && (
        <div className={styles.change}>
          <ChangeField refusal={failure} />
        </div>
      )}
    </RefusalNote>
  )
}
