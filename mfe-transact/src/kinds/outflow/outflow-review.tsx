import { href, newIdempotencyKey, routes, useAtom, useNavigate } from '@portal/kernel'
import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import { useEffect, type ReactNode } from 'react'
import { SystematicReview } from './systematic/plan-review'
import type { OutflowKind } from './outflow-kind'
import { isSystematic, type SystematicKind } from './systematic/systematic-kind'
import { PageFailed } from '../../shared/page-failed'
import { WaitingPage } from '../../shared/waiting-page'
import { outflowDraftAtom, type OutflowDraft } from './outflow-draft'
import { Review } from './review'
import { ReviewRefused } from './review-refused'
import { useOutflowQuote } from './use-outflow-quote'

/** Reviews the order of the draft (S2.034); without one there is nothing to review, and its choice is next. */
export default function OutflowReview({ kind }: { kind: OutflowKind | SystematicKind }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useAtom(outflowDraftAtom)
  const review = draft.plan === kind.plan ? reviewOf(kind, draft) : undefined
  const missing = !review
  const keyless = review && !draft.idempotencyKey
  useEffect(() => {
    if (missing) void navigate(href(routes.selectScheme, { plan: kind.plan }), { replace: true })
  }, [missing, navigate, kind])
  const { orderId } = draft
  const receipt = draft.isDaafAaffFacility ? routes.daafSuccess : routes.investSuccess
  useEffect(() => {
    if (orderId) void navigate(href(receipt, { order: orderId }), { replace: true })
  }, [orderId, navigate, receipt])
  useEffect(() => {
    if (keyless) setDraft((last) => ({ ...last, idempotencyKey: newIdempotencyKey() }))
  }, [keyless, setDraft])
  return review ?? <WaitingPage title={kind.words.check} />
}

/** The review of what the draft asks for; undefined while something is missing. */
function reviewOf(kind: OutflowKind | SystematicKind, draft: OutflowDraft): ReactNode {
  if (isSystematic(kind)) {
    const wish = kind.wish(draft)
    return wish && <SystematicReview kind={kind} wish={wish} />
  }
  const terms = kind.terms(draft)
  return terms && <OrderReview kind={kind} terms={terms} />
}

function OrderReview({ kind, terms }: { kind: OutflowKind; terms: OrderTerms }) {
  const asked = useOutflowQuote(kind, terms)
  const { quote, error, retry } = asked
  if (error?.kind === 'refused') return <ReviewRefused kind={kind} refusal={error} />
  if (error && !quote)
    return (
      <PageFailed title={kind.words.check} what="Your review" retrying={asked.fetching} onRetry={retry} />
    )
  if (!quote) return <WaitingPage title={kind.words.check} />
  return <Review kind={kind} terms={terms} quote={quote} timing={asked.timing} />
}
