import { plural, t } from '@portal/contracts/words/macros'

/** A business refusal: HTTP 200 with FAILURE, the code and a text that the investor reads. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status?: string,
  ) {
    super(message)
  }
}

/** A call that cannot be answered as it stands: an HTTP error with the same resultInfo. */
export class CallError extends Error {
  constructor(
    readonly httpStatus: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** What does not exist and what belongs to another investor answer alike. */
export function notFound(): CallError {
  return new CallError(404, 'E_NOT_FOUND', t`We could not find what you asked for.`)
}

/** Too many calls; `retryAfter` in seconds, which the text says unless another one is given. */
export function tooMany(retryAfter: number, text?: string): CallError {
  const seconds = Math.max(1, Math.ceil(retryAfter))
  return new CallError(429, 'E_TOO_MANY', text ?? tryAgainIn(seconds), { 'Retry-After': String(seconds) })
}

function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds > 90
    ? t`Too many requests. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
    : t`Too many requests. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`
}

export function badRequest(message: string): CallError {
  return new CallError(400, 'E_REQUEST', message)
}

export function conflict(message: string): CallError {
  return new CallError(409, 'E_CONFLICT', message)
}

/** HTTP 403 for a session for one task that asks for something else. */
export function outOfScope(): CallError {
  return new CallError(403, 'E_SCOPE', t`This visit is for one task only. Log in to do anything else.`)
}

/** HTTP 401 that a new session token cures: the client refreshes once and calls again. */
export function invalidToken(): CallError {
  return new CallError(401, 'E_TOKEN', t`Your session needs to be renewed.`)
}

/** HTTP 401 that nothing cures: the client signs out (S8.074). */
export function invalidUser(): CallError {
  return new CallError(401, 'T2021', 'T2021: Invalid user')
}
