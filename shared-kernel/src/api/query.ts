import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, RequestOf, ResponseOf } from '../../contracts/endpoint'
import { ApiError, isTransient } from './api-error'
import { api, reportFailure } from './call'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: { toast?: boolean }
  }
}

const maxRetries = 2

function retryDelay(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return asked === undefined ? 500 * 2 ** attempt : Math.min(asked, 5) * 1000
}

/** The one cache of server data. Reads are retried twice where that may help; a change never is. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.meta?.toast) reportFailure(error, {})
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < maxRetries && isTransient(error),
      retryDelay,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Offline must fail and say so, not wait in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * The query of a reading call, keyed by path and body: `useQuery(queryFor(productApi.schemes, {}))` (architecture:
 * state).
 */
export function queryFor<E extends Endpoint>(
  endpoint: E,
  body: RequestOf<E>,
  options: { toast?: boolean } = {},
) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, body],
    // The cache tells of a failure that wants a toast, once, after the last retry.
    queryFn: ({ signal }) => api.call(endpoint, body, { signal }),
    meta: options,
  })
}
