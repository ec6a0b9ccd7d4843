import { authApi } from '../../contracts/auth'
import { apiConfig, type RefreshRequest } from './api-config'
import { ApiError } from './api-error'
import { sending } from './sending'
import { refusalOf } from './wire'

let running: Promise<string> | undefined

const signedOut = (cause: ApiError): ApiError => {
  apiConfig.onForcedSignOut(cause.message)
  cause.handled = true
  return cause
}

async function refresh({ refreshToken, userId, expiredToken }: RefreshRequest): Promise<string> {
  const { send } = await sending()
  const answer = await send(
    authApi.refresh,
    { accessToken: refreshToken, userId, expiredToken },
    { skip: true },
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

/**
 * A session token that is newer than the one refused: whoever asks while a refresh runs waits for that one (S8.075).
 * Undefined where there is nothing to refresh with.
 * @throws ApiError when the refresh fails; it is `handled` when the server ended the session
 */
export async function tokenAfter(refused: string): Promise<string | undefined> {
  const current = apiConfig.tokens.session()
  if (current && current !== refused) return current
  const request = apiConfig.tokens.refreshRequest()
  if (!request) return undefined
  running ??= refresh(request).finally(() => (running = undefined))
  return running
}
