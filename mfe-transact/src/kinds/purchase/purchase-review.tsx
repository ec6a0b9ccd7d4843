import { useEffect } from 'react'
import { href, newIdempotencyKey, routes, useAtom, useNavigate } from '@portal/kernel'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { WaitingPage } from '../../shared/waiting-page'
import { termsOf } from './order-request'
import { draftAtom } from '../../transaction/draft'
import type { PurchaseReview } from './purchase-kind'

const title = 'Review'

type SetDraft = (change: (last: TransactionDraft) => TransactionDraft) => void

/** Reviews the order of the draft; without one there is nothing to review, and the dashboard is next. */
export default function PurchaseReviewPage({ kind: Review }: { kind: PurchaseReview }) {
  const [draft, setDraft] = useAtom(draftAtom)
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
  return <Review draft={draft} />
}

/** Whoever leaves the review before anything is placed went back (S3.041); there is nothing to say of an empty draft. */
function useClickedBack(setDraft: SetDraft): void {
  useEffect(() => {
    setDraft((last) => (last.isClickedBack ? { ...last, isClickedBack: false } : last))
    return () =>
      setDraft((last) => (last.idempotencyKey && !last.orderId ? { ...last, isClickedBack: true } : last))
  }, [setDraft])
}
