import {
  type ApiError,
  Button,
  Checkbox,
  href,
  Money,
  routes,
  rupeesInWords,
  textOf,
  useNavigate,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ReactNode } from 'react'
import { fieldOfRefusal } from './refused-fields'
import { type Consent, consentId, ConsentText } from '../../transaction/consent'
import { Figure, OrderCard } from '../../transaction/order-card'
import { NotPlaced, RefusedReview, refusedState } from '../../transaction/refusal'
import { editInvestment } from '../../transaction/steps'
import { useParkDraft } from '../../transaction/use-park-draft'
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
  useParkDraft('review', failure?.message)
  return (
    <OrderCard
      title={title}
      action={action}
      after={after}
      notes={
        <>
          {note}
          {failure && (
            <NotPlaced
              title={notPlaced}
              refusal={failure}
              change={fieldOfRefusal(failure.code) && <ChangeField refusal={failure} />}
            />
          )}
          {consent && (
            <Checkbox
              className={styles.consent}
              id={consentId}
              checked={consent.agreed}
              onChange={consent.onChange}
              error={consent.missing ? t`Tick this box to continue` : undefined}
            >
              <ConsentText schemePlanCode={schemePlanCode} />
            </Checkbox>
          )}
        </>
      }
    >
      <Figure text={[rupeesInWords(amount), per].filter(Boolean).join(' ')}>
        <Money paise={amount} />
      </Figure>
    </OrderCard>
  )
}

interface ReviewRefusedProps {
  title: string
  refusal: ApiError
  /** A dialog that says more. */
  children?: ReactNode
}

/** An order that the server would not take: its words, and the way to change it. */
export function ReviewRefused({ title, refusal, children }: ReviewRefusedProps) {
  useParkDraft('review', refusal.message)
  return (
    <RefusedReview
      title={title}
      back={{ to: href(routes.invest), label: t`Amount` }}
      refusal={refusal}
      change={<ChangeField refusal={refusal} />}
    >
      {children}
    </RefusedReview>
  )
}

/** The way back to the field that a refusal is about, where the refusal stands; without one, to the order. */
function ChangeField({ refusal }: { refusal: Pick<ApiError, 'code' | 'message'> }) {
  const navigate = useNavigate()
  const field = fieldOfRefusal(refusal.code)
  const state = field && refusedState(field, refusal.message)
  return (
    <Button variant="secondary" size="sm" onClick={() => void navigate(href(editInvestment), { state })}>
      {field ? textOf(field.change) : t`Change the order`}
    </Button>
  )
}
