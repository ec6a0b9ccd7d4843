import type * as z from 'zod/mini'
import { refuseHostileJson } from './plain-text'
import { providerFetch } from './provider-call'
import type { ProviderPort } from './provider-ports'
import { signed } from './signature'

const usualTimeoutMs = 8000

interface Address {
  url: string
  /** The secret shared with the provider. */
  secret: string
}

/** Posts signed JSON to a provider and reads its answer. Throws where there is none that can be understood. */
export async function signedCall<Answer extends z.ZodMiniType>(
  port: ProviderPort,
  to: Address,
  request: object,
  schema: Answer,
): Promise<z.infer<Answer>> {
  const answer = await postSigned(port, to, request)
  const json: unknown = await answer.json()
  refuseHostileJson(json)
  return schema.parse(json)
}

/** Posts signed JSON to a provider. Throws on any answer other than success. */
export async function postSigned(
  port: ProviderPort,
  { url, secret }: Address,
  content: object,
  timeoutMs = usualTimeoutMs,
): Promise<Response> {
  const answer = await providerFetch(port, url, signedPost(secret, content, timeoutMs))
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer
}

/** What posts signed JSON, as `fetch` takes it. */
export function signedPost(secret: string, content: object, timeoutMs = usualTimeoutMs): RequestInit {
  const body = JSON.stringify(content)
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(secret, body, Date.now()) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }
}
