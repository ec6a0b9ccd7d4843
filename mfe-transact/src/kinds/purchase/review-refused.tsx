import { type ApiError, href, Note, Page, routes } from '@portal/kernel'
import type { ReactNode } from 'react'
import { ChangeField } from './change-field'
import { usePutAway } from '../../transaction/use-put-away'

export interface ReviewRefusedProps {
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
