import type * as z from 'zod/mini'
import { refuseHostileJson } from './plain-text'
import { providerFetch } from './provider-call'
import type { ProviderPort } from './provider-ports'
import { signed } from './signature'

const usualTimeoutMs = 8000

/** Posts signed JSON to a provider and reads its answer. Throws where there is none that can be understood. */
export async function signedCall<Answer extends z.ZodMiniType>(
  port: ProviderPort,
  { url, secret }: { url: string; secret: string },
  request: object,
  schema: Answer,
): Promise<z.infer<Answer>> {
  const answer = await providerFetch(port, url, signedPost(secret, request))
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const json: unknown = await answer.json()
  refuseHostileJson(json)
  return schema.parse(json)
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
