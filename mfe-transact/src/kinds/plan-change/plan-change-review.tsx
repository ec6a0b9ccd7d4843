import { href, newIdempotencyKey, queryFor, routes, useAtom, useNavigate, useQuery } from '@portal/kernel'
import { planChangeApi } from '@portal/kernel/contracts/plan-change'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import { useEffect } from 'react'
import { PageFailed } from '../../shared/page-failed'
import { WaitingPage } from '../../shared/waiting-page'
import { changedAddress } from './changed-address'
import { planChangeDraftAtom } from './plan-change-draft'
import { Review } from './review'
import { ReviewRefused } from './review-refused'

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
  if (asked.error && !asked.data)
    return (
      <PageFailed
        title={title}
        what="Your review"
        retrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!asked.data) return <WaitingPage title={title} />
  return <Review terms={terms} quote={asked.data} />
}
