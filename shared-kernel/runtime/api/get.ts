import type { Endpoint } from '@portal/contracts/wire/endpoint'
import {
  apiAddress,
  callTimeoutMs,
  deviceHeaders,
  followed,
  headersOf,
  noAnswer,
  readAnswer,
  type Answer,
  type RawAnswer,
  type SendOptions,
} from './wire'

/** The line to the server; tests put another one in its place. */
export const line = { fetch: (url: string, init: RequestInit) => fetch(url, init) }

function addressOf({ path }: Endpoint, params: Record<string, unknown>): string {
  const texts = Object.entries(params).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(texts.map(([name, value]) => [name, String(value)])).toString()
  return apiAddress() + path + (query && `?${query}`)
}

async function ask(url: string, headers: Record<string, string>, signal?: AbortSignal): Promise<RawAnswer> {
  const ended = new AbortController()
  const end = () => ended.abort()
  let isTimeout = false
  const timer = setTimeout(() => {
    isTimeout = true
    end()
  }, callTimeoutMs)
  signal?.addEventListener('abort', end, { once: true })
  if (signal?.aborted) end()
  try {
    const answer = await line.fetch(url, { headers, signal: ended.signal })
    return {
      status: answer.status,
      text: await answer.text(),
      header: (name) => answer.headers.get(name) ?? undefined,
    }
  } catch {
    throw noAnswer(signal, isTimeout)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/**
 * Sends a call that has no body (S7.006), with what the browser has: the first calls of a page wait for no library. Its
 * fields stand in the address, but for the one that the endpoint keeps out of it.
 * @throws ApiError of kind network, malformed, or http without a readable text
 */
export async function sendGet(endpoint: Endpoint, body: unknown, options: SendOptions): Promise<Answer> {
  const { header = '' } = endpoint
  const { [header]: hidden, ...params } = body as Record<string, unknown>
  const headers = {
    'Content-Type': 'application/json',
    ...deviceHeaders(),
    ...headersOf(options),
    ...(header && { [header]: encodeURIComponent(String(hidden)) }),
  }
  return followed(options.follow, async () =>
    readAnswer(await ask(addressOf(endpoint, params), headers, options.signal)),
  )
}
