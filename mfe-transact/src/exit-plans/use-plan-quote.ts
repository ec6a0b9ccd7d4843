import { type ApiError, useQuery } from '@portal/kernel'
import type { ExitDraft } from '../exits/exit-draft'
import type { PlanKind, PlanQuote, PlanWish } from '../kinds/plan-kind'
import { useSettled } from '../shared/use-settled'

export interface AskedPlan {
  quote: PlanQuote | undefined
  /** Asked and not answered yet. */
  waiting: boolean
  fetching: boolean
  error: ApiError | null
  retry: () => void
}

/** What a plan would do if it were registered now; an undefined wish asks nothing. */
export function usePlanQuote(kind: PlanKind, wish: PlanWish | undefined): AskedPlan {
  const options = wish
    ? kind.quote(wish)
    : { queryKey: ['no plan'], queryFn: () => Promise.reject(new Error()) }
  const { data, error, isFetching, refetch } = useQuery<PlanQuote>({
    ...options,
    enabled: wish !== undefined,
  })
  return {
    quote: data,
    waiting: isFetching && !data,
    fetching: isFetching,
    error,
    retry: () => void refetch(),
  }
}

/** The quote of what the form holds, asked once it stands still. */
export function useLivePlan(kind: PlanKind, draft: ExitDraft): AskedPlan {
  return usePlanQuote(kind, kind.wish(useSettled(draft, 500)))
}
