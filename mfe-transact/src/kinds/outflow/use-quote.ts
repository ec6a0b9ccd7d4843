import { type ApiError, useQuery } from '@portal/kernel'
import type { Question } from '../../shared/asked'
import type { DraftTerms, OutflowKind, OutflowQuote, OutflowTerms } from './outflow-kind'

export interface AskedQuote<Quote> extends Question<Quote> {
  /** When it arrived here, by the browser's clock. */
  dataUpdatedAt: number
  error: ApiError | null
}

/** The query of what an order would bring if it were placed now. */
export const quoteQuery = <Quote extends OutflowQuote>(
  kind: OutflowKind<OutflowTerms, Quote>,
  terms: DraftTerms,
) => ({
  queryKey: ['outflow', kind.plan, terms],
  queryFn: ({ signal }: { signal: AbortSignal }) => kind.quote(terms, { signal }),
})

/** What an order would bring if it were placed now; undefined terms ask nothing. */
export function useQuote<Quote extends OutflowQuote>(
  kind: OutflowKind<OutflowTerms, Quote>,
  terms: DraftTerms | undefined,
): AskedQuote<Quote> {
  return useQuery<Quote>({
    ...(terms
      ? quoteQuery(kind, terms)
      : { queryKey: ['outflow'], queryFn: () => Promise.reject(new Error()) }),
    enabled: terms !== undefined,
  })
}
