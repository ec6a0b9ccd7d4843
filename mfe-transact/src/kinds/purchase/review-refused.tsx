import { type ApiError, Button, href, Note, Page, routes, useNavigate } from '@portal/kernel'
import type { ReactNode } from 'react'
import { fieldOfRefusal, refusedState } from '../../shared/refused-field'
import { editInvestment } from '../../transaction/edit-investment'
import { usePutAway } from '../../transaction/use-put-away'

interface ReviewRefusedProps {
  title: string
  refusal: ApiError
  /** A dialog that says more. */
  children?: ReactNode
}

/** An order that the server would not take: its words, and the way to change it. */
export function ReviewRefused({ title, refusal, children }: ReviewRefusedProps) {
  usePutAway('review', refusal.message)
  return (
    <Page title={title} back={{ to: href(routes.invest), label: 'Amount' }}>
      <Note
        tone="negative"
        title="You cannot place this order yet."
        role="alert"
        action={<ChangeField refusal={refusal} />}
      >
        {refusal.message}
      </Note>
      {children}
    </Page>
  )
}

/** The way back to the field that a refusal is about, where the refusal stands; without one, to the order. */
export function ChangeField({ refusal }: { refusal: Pick<ApiError, 'code' | 'message'> }) {
  const navigate = useNavigate()
  const field = fieldOfRefusal(refusal.code)
  const state = field && refusedState(field, refusal.message)
  return (
    <Button variant="secondary" size="sm" onClick={() => void navigate(href(editInvestment), { state })}>
      Change the {field?.label ?? 'order'}
    </Button>
  )
}
