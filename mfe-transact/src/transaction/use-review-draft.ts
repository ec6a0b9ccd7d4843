import { newIdempotencyKey, useNavigate } from '@portal/kernel'
import { useEffect } from 'react'

interface ReviewedDraft {
  /** One for one intent: a double click, a retry and a reload place once. */
  idempotencyKey?: string | null
}

/**
 * Keeps a review with its draft: one that is there gets its idempotency key, without one the page goes to where one
 * begins, and once it is `placed` to its receipt, by their addresses.
 */
export function useReviewDraft<Draft extends ReviewedDraft>(
  { idempotencyKey }: Draft,
  setDraft: (change: (last: Draft) => Draft) => void,
  { missing, begins, placed }: { missing: boolean; begins: string; placed?: string | undefined },
): void {
  const navigate = useNavigate()
  const keyless = !missing && !idempotencyKey
  useEffect(() => {
    if (missing) void navigate(begins, { replace: true })
  }, [missing, begins, navigate])
  useEffect(() => {
    if (placed) void navigate(placed, { replace: true })
  }, [placed, navigate])
  useEffect(() => {
    if (keyless) setDraft((last) => ({ ...last, idempotencyKey: newIdempotencyKey() }))
  }, [keyless, setDraft])
}
