import * as tanstack from '@tanstack/react-query'
import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import { ApiError, isTransient } from './api-error'
import { api, reportFailure } from './call'
import { handOverTo } from './early-read'
import { serverData } from './server-data'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: { toast?: boolean }
  }
}

const maxRetries = 2

function retryDelay(attempt: number, error: unknown): number {
  const requested = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return requested === undefined ? 500 * 2 ** attempt : Math.min(requested, 5) * 1000
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

Object.assign(serverData, {
  forget: () => queryClient.clear(),
  askAnew: () => void queryClient.invalidateQueries(),
  isChanging: () => queryClient.isMutating() > 0,
} satisfies typeof serverData)

type Hook = (options: never, client?: QueryClient) => unknown

/** A hook of the one cache: nothing around a page need provide it, so that the log-in page goes without the library. */
const ofOneCache = <Own extends Hook>(hook: Own): Own => ((options) => hook(options, queryClient)) as Own

export const useQuery = ofOneCache(tanstack.useQuery)
export const useQueries = ofOneCache(tanstack.useQueries)
export const useMutation = ofOneCache(tanstack.useMutation)
export const useQueryClient = (): QueryClient => queryClient

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

/**
 * What the cache has, however old, or else what the server says.
 * @throws ApiError
 */
export const readCached = <E extends Endpoint>(endpoint: E, body: RequestOf<E>): Promise<ResponseOf<E>> =>
  queryClient.ensureQueryData(queryFor(endpoint, body))

handOverTo({ read: readCached, keep: (key, data) => queryClient.setQueryData(key, data) })
