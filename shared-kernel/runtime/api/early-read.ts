import type { Endpoint, RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import { isTransient } from './api-error'
import { api } from './call'

type Key = readonly [path: string, body: unknown]

/** What the cache of server data does for reads that began without it. */
export interface ReadCache {
  read: <E extends Endpoint>(endpoint: E, body: RequestOf<E>) => Promise<ResponseOf<E>>
  keep: (key: Key, data: unknown) => void
}

let cache: ReadCache | undefined
const requested = new Map<string, Promise<unknown>>()
const kept: { key: Key; data: unknown }[] = []

/** `query.ts` calls it when it comes, and has what was read before it. */
export function handOverTo(to: ReadCache): void {
  cache = to
  for (const { key, data } of kept) to.keep(key, data)
  kept.length = 0
  requested.clear()
}

function askEarly<E extends Endpoint>(endpoint: E, body: RequestOf<E>): Promise<ResponseOf<E>> {
  const key: Key = [endpoint.path, body]
  const name = JSON.stringify(key)
  const before = requested.get(name) as Promise<ResponseOf<E>> | undefined
  if (before) return before
  const answer = api.call(endpoint, body).then((data) => {
    if (cache) cache.keep(key, data)
    else kept.push({ key, data })
    return data
  })
  requested.set(name, answer)
  // Who reads it later asks anew.
  answer.catch(() => requested.delete(name))
  return answer
}

/**
 * What the installation tells everybody, from the cache or the server: a plain call while the library of the cache, which
 * no page needs before a log-in, is not there. Where that call fails for a moment, the library comes and asks again.
 * @throws ApiError
 */
export async function readPublic<E extends Endpoint>(
  endpoint: E,
  body: RequestOf<E>,
): Promise<ResponseOf<E>> {
  if (cache) return cache.read(endpoint, body)
  try {
    return await askEarly(endpoint, body)
  } catch (error) {
    if (!isTransient(error)) throw error
    const { readCached } = await import('./query')
    return readCached(endpoint, body)
  }
}
