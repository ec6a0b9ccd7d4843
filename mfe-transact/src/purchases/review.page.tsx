import { useEffect } from 'react'
import { href, newIdempotencyKey, routes, useAtom, useNavigate } from '@portal/kernel'
import { reviews } from '../kinds/reviews'
import { WaitingPage } from '../shared/waiting-page'
import { termsOf } from './order-request'
import { purchaseDraftAtom, purchaseTypeOf } from './purchase-draft'

const title = 'Review'

/** Reviews the order of the draft; without one there is nothing to review, and the dashboard is next. */
export default function ReviewPage() {
  const [draft, setDraft] = useAtom(purchaseDraftAtom)
  const navigate = useNavigate()
  const missing = !termsOf(draft)
  const keyless = !missing && !draft.idempotencyKey
  useEffect(() => {
    if (missing) void navigate(href(routes.dashboard), { replace: true })
  }, [missing, navigate])
  useEffect(() => {
    if (keyless) setDraft((last) => ({ ...last, idempotencyKey: newIdempotencyKey() }))
  }, [keyless, setDraft])
  if (missing) return <WaitingPage title={title} />
  const KindReview = reviews[purchaseTypeOf(draft)]
  return <KindReview draft={draft} />
}
