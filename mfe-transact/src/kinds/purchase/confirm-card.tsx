import { type ApiError, Card, Checkbox, Money, RefusalNote, rupeesInWords } from '@portal/kernel'
import type { ReactNode } from 'react'
import { KycPopup } from '../../shared/kyc-popup'
import { fieldOfRefusal } from '../../shared/refused-field'
import { mayRepeat } from '../../transaction/place-with-code'
import { ChangeField } from './review-refused'
import { usePutAway } from '../../transaction/use-put-away'
import { ConsentText } from '../../transaction/consent-text'
import { consentId, type Consent } from '../../transaction/use-consent'
import styles from '../../transaction/review.module.css'

export interface ConfirmCardProps {
  /** What the figure is: "To pay". */
  title: string
  /** In paise. */
  amount: number
  /** Follows the figure and its words: "a month". */
  per?: string
  /** Of the scheme that is bought; the first one of a cart. */
  schemePlanCode: string
  /** Until when it counts as of today. */
  note: ReactNode
  failure: ApiError | undefined
  /** What the failure's note says: "Your order was not placed." */
  notPlaced: string
  /** Gone once the order stands. */
  consent: Consent | undefined
  action: ReactNode
  /** What happens after the button was pressed. */
  after: string
}

/** The figure, the consent and the button that asks for the code. */
export function ConfirmCard(props: ConfirmCardProps) {
  const { title, amount, per, schemePlanCode, note, failure, notPlaced, consent, action, after } = props
  return (
    <Card title={title}>
      <p className={styles.figure}>
        <Money paise={amount} />
      </p>
      <p className={styles.small}>{[rupeesInWords(amount), per].filter(Boolean).join(' ')}</p>
      <div className={styles.blocks}>
        {note}
        {failure && <FailureNote failure={failure} notPlaced={notPlaced} />}
        {failure && <KycPopup failure={failure} />}
        {consent && (
          <Checkbox
            id={consentId}
            checked={consent.agreed}
            onChange={consent.onChange}
            error={consent.missing ? 'Tick this box to continue' : undefined}
          >
            <ConsentText schemePlanCode={schemePlanCode} />
          </Checkbox>
        )}
        <div className={styles.wide}>{action}</div>
      </div>
      <p className={styles.after}>{after}</p>
    </Card>
  )
}

function FailureNote({ failure, notPlaced }: Pick<ConfirmCardProps, 'notPlaced'> & { failure: ApiError }) {
  usePutAway('review', failure.message)
  if (mayRepeat(failure))
    return (
      <RefusalNote tone="warning" title="You may have placed this order.">
        {failure.message} Confirm again: you do not place it twice.
      </RefusalNote>
    )
  return (
    <RefusalNote title={notPlaced}>
      {failure.message}
      {fieldOfRefusal(failure.code) && (
        <div className={styles.change}>
          <ChangeField refusal={failure} />
        </div>
      )}
    </RefusalNote>
  )
}
