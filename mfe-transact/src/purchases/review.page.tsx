import { useEffect } from 'react'
import { href, newIdempotencyKey, routes, useAtom, useNavigate } from '@portal/kernel'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { reviews } from '../kinds/reviews'
import { WaitingPage } from '../shared/waiting-page'
import { termsOf } from './order-request'
import { purchaseDraftAtom, purchaseTypeOf } from './purchase-draft'

const title = 'Review'

type SetDraft = (change: (last: TransactionDraft) => TransactionDraft) => void

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
  useClickedBack(setDraft)
  if (missing) return <WaitingPage title={title} />
  const KindReview = reviews[purchaseTypeOf(draft)]
  return <KindReview draft={draft} />
}

/** Whoever leaves the review before anything is placed went back (S3.041); there is nothing to say of an empty draft. */
function useClickedBack(setDraft: SetDraft): void {
  useEffect(() => {
    setDraft((last) => (last.isClickedBack ? { ...last, isClickedBack: false } : last))
    return () =>
      setDraft((last) => (last.idempotencyKey && !last.orderId ? { ...last, isClickedBack: true } : last))
  }, [setDraft])
}
