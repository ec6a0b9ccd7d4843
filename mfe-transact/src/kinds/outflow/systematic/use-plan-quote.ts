import { type ApiError, useQuery } from '@portal/kernel'
import type { OutflowDraft } from '../outflow-draft'
import type { SystematicKind, SystematicQuote, SystematicDraftTerms } from './systematic-kind'
import { useSettled } from '../../../shared/use-settled'

export interface AskedPlan {
  quote: SystematicQuote | undefined
  /** Asked and not answered yet. */
  waiting: boolean
  fetching: boolean
  error: ApiError | null
  retry: () => void
}

/** What a plan would do if it were registered now; an undefined wish asks nothing. */
export function usePlanQuote(kind: SystematicKind, wish: SystematicDraftTerms | undefined): AskedPlan {
  const options = wish
    ? kind.quote(wish)
    : { queryKey: ['no plan'], queryFn: () => Promise.reject(new Error()) }
  const { data, error, isFetching, refetch } = useQuery<SystematicQuote>({
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
export function useLivePlan(kind: SystematicKind, draft: OutflowDraft): AskedPlan {
  return usePlanQuote(kind, kind.wish(useSettled(draft, 500)))
}
