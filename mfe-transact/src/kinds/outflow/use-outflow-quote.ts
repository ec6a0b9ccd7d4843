import { type ApiError, useQuery, useQueryClient } from '@portal/kernel'
import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { OutflowKind, OutflowQuote } from './outflow-kind'
import type { NavTiming } from '../../shared/nav-timing'
import { useNavTiming } from '../../shared/use-nav-timing'
import { useSettled } from '../../shared/use-settled'
import type { OutflowDraft } from './outflow-draft'

export interface AskedQuote {
  quote: OutflowQuote | undefined
  timing: NavTiming | undefined
  /** Asked and not answered yet. */
  waiting: boolean
  fetching: boolean
  error: ApiError | null
  retry: () => void
}

/** What an order would bring if it were placed now; undefined terms ask nothing. Asked anew when the cut-off passes. */
export function useOutflowQuote(kind: OutflowKind, terms: OrderTerms | undefined): AskedQuote {
  const client = useQueryClient()
  const options = terms
    ? kind.quote(terms)
    : { queryKey: ['no exit'], queryFn: () => Promise.reject(new Error()) }
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery<OutflowQuote>({
    ...options,
    enabled: terms !== undefined,
  })
  const timing = useNavTiming(
    kind.atOnce ? undefined : data && { ...data, navDateIfPaidNow: data.navDate },
    dataUpdatedAt,
    () => void client.invalidateQueries({ queryKey: options.queryKey }),
  )
  return {
    quote: data,
    timing,
    waiting: isFetching && !data,
    fetching: isFetching,
    error,
    retry: () => void refetch(),
  }
}

/** The quote of what the form holds, asked once it stands still. */
export function useLiveQuote(kind: OutflowKind, draft: OutflowDraft): AskedQuote {
  return useOutflowQuote(kind, kind.terms(useSettled(draft, 500)))
}
