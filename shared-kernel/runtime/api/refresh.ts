import { authApi } from '@portal/contracts/identity/auth'
import { apiConfig, type RefreshRequest } from './api-config'
import { ApiError, isTransient } from './api-error'
import { endsAfter } from './ends-after'
import { transport } from './code-loaders'
import { refusalOf } from './wire'
import { inspection } from '../telemetry/public'

let running: Promise<string | undefined> | undefined

const signedOut = (cause: ApiError): ApiError => {
  if (cause.code === '-103') apiConfig.onForcedSignOut(cause.message, 'reload')
  else apiConfig.onForcedSignOut(cause.message)
  cause.handled = true
  return cause
}

/** The last of three tries leaves 6 s after the first: the server gives the same successor for 10 s. */
const timeoutMs = 3000

async function refresh(
  { refreshToken, userId, expiredToken }: RefreshRequest,
  triesAfter: number,
): Promise<string> {
  const { send } = await transport()
  const answer = await send(
    authApi.refresh,
    { accessToken: refreshToken, userId, expiredToken },
    {
      skip: true,
      signal: triesAfter ? endsAfter(timeoutMs) : undefined,
      follow: inspection.call?.(authApi.refresh.path),
    },
  )
  const refusal = refusalOf(answer)
  // Only the server's own word ends the session; a failure on the way to it does not (S4.020, S8.077).
  if (refusal && (refusal.code === '-103' || refusal.status === 401)) throw signedOut(refusal)
  if (refusal) throw refusal
  const sessionToken = answer.header('ACCESS-TOKEN')
  const data = authApi.refresh.response.safeParse(answer.data)
  if (!sessionToken || !data.success)
    throw new ApiError({ kind: 'malformed', status: answer.status, code: 'MALFORMED' })
  apiConfig.tokens.refreshed({ sessionToken, refreshToken: data.data.refreshToken })
  return sessionToken
}

/** A lost answer may have spent the token: what comes much later with it counts as theft, and ends the session (F9). */
const persist = (request: RefreshRequest, triesAfter = 2): Promise<string> =>
  refresh(request, triesAfter).catch((error: ApiError) => {
    const isLost = isTransient(error) || error.code === 'ABORTED'
    if (triesAfter && isLost) return persist(request, triesAfter - 1)
    throw error
  })

/**
 * A session token that is newer than the one refused: whoever asks while a refresh runs waits for that one (S8.075).
 * Undefined where there is nothing to refresh with.
 * @throws ApiError when the refresh fails; it is `handled` when the server ended the session
 */
export async function tokenAfter(refused: string): Promise<string | undefined> {
  const newer = newerThan(refused)
  if (newer) return newer
  if (!apiConfig.tokens.refreshRequest()) return undefined
  running ??= apiConfig.tokens.inTurn(() => refreshUnlessDone(refused)).finally(() => (running = undefined))
  return running
}

function newerThan(refused: string): string | undefined {
  const current = apiConfig.tokens.session()
  return current === refused ? undefined : current
}

/** Another tab may have done it while this one waited for its turn, or have ended the session. */
async function refreshUnlessDone(refused: string): Promise<string | undefined> {
  const newer = newerThan(refused)
  if (newer) return newer
  const request = apiConfig.tokens.refreshRequest()
  return request && persist(request)
}
