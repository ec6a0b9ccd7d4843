import {
  type ApiError,
  href,
  LinkButton,
  newIdempotencyKey,
  Note,
  Page,
  queryFor,
  routes,
  useAtom,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { planChangeApi } from '@portal/kernel/contracts/plan-change'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import { useEffect } from 'react'
import { plansBack } from '../../plans/plans-back'
import { Asked } from '../../shared/asked'
import { WaitingPage } from '../../shared/waiting-page'
import { changedAddress, changeFieldsAddress } from './kind-words'
import { planChangeDraftAtom } from './plan-change-draft'
import { Review } from './review'

const title = 'Check your change'

/** Reviews the change of the draft (S2.050); without one there is nothing to review, and the plans are next. */
export default function PlanChangeReview() {
  const navigate = useNavigate()
  const [{ terms, orderId, idempotencyKey }, setDraft] = useAtom(planChangeDraftAtom)
  const missing = terms === null
  const keyless = !missing && idempotencyKey === null
  const placed = orderId && terms ? changedAddress(terms.kind, orderId) : undefined
  useEffect(() => {
    if (missing) void navigate(href(routes.systematicPlans), { replace: true })
  }, [missing, navigate])
  useEffect(() => {
    if (placed) void navigate(placed, { replace: true })
  }, [placed, navigate])
  useEffect(() => {
    if (keyless) setDraft((last) => ({ ...last, idempotencyKey: newIdempotencyKey() }))
  }, [keyless, setDraft])
  return missing || placed ? <WaitingPage title={title} /> : <ChangeReview terms={terms} />
}

function ChangeReview({ terms }: { terms: PlanChangeTerms }) {
  const asked = useQuery(queryFor(planChangeApi.validatePlanChange, { change: terms }))
  if (asked.error?.kind === 'refused') return <ReviewRefused terms={terms} refusal={asked.error} />
  return (
    <Asked title={title} what="Your review" query={asked}>
      {(quote) => <Review terms={terms} quote={quote} />}
    </Asked>
  )
}

/** A change that the server would not take: its words, and the way to change it. */
function ReviewRefused({ terms, refusal }: { terms: PlanChangeTerms; refusal: ApiError }) {
  return (
    <Page title={title} back={plansBack()} width="narrow">
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
