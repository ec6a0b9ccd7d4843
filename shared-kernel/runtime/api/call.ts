import type { ResultInfo } from '@portal/contracts/wire/common'
import type { Endpoint, RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import { apiConfig } from './api-config'
import { ApiError } from './api-error'
import { withLoader } from './loader'
import { tokenAfter } from './refresh'
import { sendGet } from './get'
import { transport } from './code-loaders'
import { refusalOf, type Answer, type SendOptions } from './wire'
import { inspection } from '../telemetry/public'

export interface CallOptions {
  /** A failure also shows as a toast. Without it the page itself shows what went wrong, or nobody need know. */
  toast?: boolean
  signal?: AbortSignal
  /** Made with `newIdempotencyKey` when the review page opens; a must for endpoints that move money. */
  idempotencyKey?: string
  /** Whether the full-screen loader shows; by default as the endpoint says. */
  loader?: boolean
}

/** HTTP 401 in these words is no expired token: the user is gone (S8.074). */
export const isInvalidUser = ({ status, resultInfo }: Answer): boolean =>
  status === 401 && (resultInfo.resultCodeId === 'T2021' || resultInfo.resultMsg.startsWith('T2021'))

function tokenOf({ token }: Endpoint): string | undefined {
  if (token === 'session') return apiConfig.tokens.session()
  return token === 'access' ? apiConfig.tokens.access() : undefined
}

async function sendWithRefresh(endpoint: Endpoint, body: unknown, options: SendOptions): Promise<Answer> {
  // Before anything is waited for: a sign-out forgets the token that its own call needs.
  const token = tokenOf(endpoint)
  const send = endpoint.method === 'GET' ? sendGet : (await transport()).send
  const answer = await send(endpoint, body, { ...options, token })
  if (answer.status !== 401 || endpoint.token !== 'session' || !token || isInvalidUser(answer)) return answer
  const fresh = await tokenAfter(token)
  return fresh ? send(endpoint, body, { ...options, token: fresh }) : answer
}

/** A success: its data, and what the server says beside it (S7.007). */
export interface FullAnswer<E extends Endpoint> {
  data: ResponseOf<E>
  resultInfo: ResultInfo
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  body: RequestOf<E>,
  options: SendOptions,
): Promise<FullAnswer<E>> {
  const answer = await sendWithRefresh(endpoint, body, options)
  const refusal = refusalOf(answer)
  if (refusal && isInvalidUser(answer)) {
    apiConfig.onForcedSignOut(refusal.message)
    refusal.handled = true
  }
  if (refusal) throw refusal
  const parsed = endpoint.response.safeParse(answer.data)
  if (!parsed.success) throw new ApiError({ kind: 'malformed', status: answer.status, code: 'MALFORMED' })
  return { data: parsed.data as ResponseOf<E>, resultInfo: answer.resultInfo }
}

/**
 * What happens to a failure that asks for a toast: the sink shows it (S8.078, S8.079); HTTP 504 and an answer that is
 * no JSON run the sign-out helper (S4.022), but never on a call that moves money, whose page must ask again by its key.
 */
export function reportFailure(error: unknown, endpoint: Pick<Endpoint, 'idempotent'>): void {
  if (!(error instanceof ApiError) || error.handled || error.code === 'ABORTED') return
  error.handled = true
  if (!endpoint.idempotent && (error.status === 504 || error.code === 'SYNTAX')) apiConfig.onBrokenAnswer()
  apiConfig.onFailure(error)
}

async function callInFull<E extends Endpoint>(
  endpoint: E,
  body: RequestOf<E>,
  options: CallOptions = {},
): Promise<FullAnswer<E>> {
  const { toast = false, loader = endpoint.loader ?? false, signal, idempotencyKey } = options
  if (endpoint.idempotent && !idempotencyKey) throw new Error(`${endpoint.path} needs an idempotency key`)
  const follow = inspection.call?.(endpoint.path)
  const work = () => exchange(endpoint, body, { signal, idempotencyKey, loader, skip: !toast, follow })
  try {
    return await (loader ? withLoader(work) : work())
  } catch (error) {
    if (toast) reportFailure(error, endpoint)
    throw error
  }
}

async function call<E extends Endpoint>(
  endpoint: E,
  body: RequestOf<E>,
  options?: CallOptions,
): Promise<ResponseOf<E>> {
  return (await callInFull(endpoint, body, options)).data
}

export const api = {
  /**
   * Makes one call of the contract and gives its parsed data. It rejects on failure, and where `toast` is asked for the failure sink
   * shows it too.
   * An expired session token is refreshed once and the call repeated (S8.075, S8.076).
   * @throws ApiError
   */
  call,
  /**
   * Makes one call as `call` does, for those whose message or `resultStatus` means something beside the data.
   * @throws ApiError
   */
  callInFull,
}
