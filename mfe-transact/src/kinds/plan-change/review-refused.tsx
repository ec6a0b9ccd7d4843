import { type ApiError, LinkButton, Note, Page } from '@portal/kernel'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import { changeFieldsAddress } from './changed-address'
import { plansBack } from '../../plans/plans-back'

/** A change that the server would not take: its words, and the way to change it. */
export function ReviewRefused({ terms, refusal }: { terms: PlanChangeTerms; refusal: ApiError }) {
  return (
    <Page title="Check your change" back={plansBack()} width="narrow">
      <Note
        tone="negative"
        title="You cannot order this now."
        role="alert"
        action={
          <LinkButton to={changeFieldsAddress(terms)} variant="secondary" size="sm">
            Change it
          </LinkButton>
        }
      >
        {refusal.message}
      </Note>
    </Page>
  )
}
