import { providerFetch } from '../platform/provider-call'
import type { ProviderPort } from '../platform/provider-ports'
import { readRetryAfter } from '../platform/retry-after'
import { ChannelBusy } from './message-channel'

const timeoutMs = 10_000

interface ProviderAnswer {
  status: number
  /** Undefined where it is no JSON. */
  json: unknown
  /** Whether it is a page, as of a house that is closed for maintenance. */
  isPage: boolean
  /** How long the provider asks us to wait. */
  retryAfterMs: number | undefined
}

/** Posts to a provider of messages and reads its answer, whatever its status. Throws ChannelBusy where there is none. */
export async function postToProvider(
  port: ProviderPort,
  url: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
): Promise<ProviderAnswer> {
  try {
    const answer = await providerFetch(port, url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      json: jsonOf(text),
      isPage: text.trimStart().startsWith('<'),
      retryAfterMs: readRetryAfter(answer.status, answer.headers.get('retry-after')),
    }
  } catch (error) {
    throw new ChannelBusy((error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable')
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
