import type * as z from 'zod/mini'
import { refuseHostileJson } from './plain-text'
import { providerFetch } from './provider-call'
import { signed } from './signature'

const timeoutMs = 8000

/** Posts signed JSON to a provider and reads its answer. Throws where there is none that can be understood. */
export async function signedCall<Answer extends z.ZodMiniType>(
  secret: string,
  url: string,
  request: object,
  schema: Answer,
): Promise<z.infer<Answer>> {
  const answer = await postSigned(secret, url, request)
  const json: unknown = await answer.json()
  refuseHostileJson(json)
  return schema.parse(json)
}

/** Posts signed JSON. Throws on any answer other than success. */
export async function postSigned(secret: string, url: string, content: object): Promise<Response> {
  const body = JSON.stringify(content)
  const response = await providerFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(secret, body, Date.now()) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response
}
